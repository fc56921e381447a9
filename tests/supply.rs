//! What the program is built from: nothing of it talks to a network.
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::Value;

/// Crates that open connections, or are there for those that do.
const NETWORK: [&str; 24] = [
    "async-std",
    "curl",
    "curl-sys",
    "h2",
    "hickory-resolver",
    "hyper",
    "isahc",
    "minreq",
    "native-tls",
    "openssl",
    "openssl-sys",
    "quinn",
    "reqwest",
    "rustls",
    "socket2",
    "ssh2",
    "surf",
    "tokio",
    "tonic",
    "tungstenite",
    "ureq",
    "url",
    "webpki-roots",
    "websocket",
];

/// The lock file.
#[derive(Deserialize)]
struct Lock {
    package: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    /// Names, each with its version where several packages have it.
    #[serde(default)]
    dependencies: Vec<String>,
}

/// What the program is built with, for all platforms or for one.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Manifest {
    #[serde(default)]
    dependencies: BTreeMap<String, Value>,
    #[serde(default)]
    build_dependencies: BTreeMap<String, Value>,
    #[serde(default)]
    target: BTreeMap<String, Self>,
}

impl Manifest {
    fn names(&self) -> Vec<&str> {
        let own = self.dependencies.keys().chain(self.build_dependencies.keys());
        own.map(String::as_str).chain(self.target.values().flat_map(Self::names)).collect()
    }
}

/// What each package is built with, on whatever platform; of the program itself without what only
/// its tests need.
struct Graph(BTreeMap<String, Vec<String>>);

fn read<T: DeserializeOwned>(file: &str) -> T {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    toml::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

impl Graph {
    /// From files alone: whether anything was fetched before plays no part.
    fn read() -> Self {
        let (lock, manifest): (Lock, Manifest) = (read("Cargo.lock"), read("Cargo.toml"));
        let mut needs = BTreeMap::new();
        for Package { name, version, dependencies } in lock.package {
            needs.insert(format!("{name} {version}"), dependencies.clone());
            needs.insert(name, dependencies);
        }
        let wanted = manifest.names();
        let own = needs.get_mut(env!("CARGO_PKG_NAME")).unwrap();
        own.retain(|need| wanted.contains(&name_of(need)));
        assert_eq!(own.len(), wanted.len(), "{own:?} for {wanted:?}");
        Self(needs)
    }

    /// The names of all that the program is built from.
    fn built(&self) -> BTreeSet<&str> {
        let root = env!("CARGO_PKG_NAME");
        let (mut seen, mut next) = (BTreeSet::new(), vec![root]);
        while let Some(package) = next.pop() {
            if seen.insert(package) {
                next.extend(self.0[package].iter().map(String::as_str));
            }
        }
        seen.into_iter().map(name_of).collect()
    }
}

fn name_of(package: &str) -> &str {
    package.split(' ').next().unwrap_or(package)
}

#[test]
fn nothing_that_it_is_built_from_opens_connections() {
    let graph = Graph::read();
    let built = graph.built();
    assert!(built.contains("nq-tui") && built.contains("ratatui"), "{built:?}");
    let network: Vec<_> = NETWORK.iter().filter(|name| built.contains(*name)).collect();
    assert!(network.is_empty(), "{network:?}");
}
