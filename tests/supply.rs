//! What the program is built from: nothing of it talks to a network.
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::process::Command;

use serde_json::Value;

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

/// The name of every package, by id, and what each is built with; tests' own needs left out.
struct Graph {
    names: BTreeMap<String, String>,
    needs: BTreeMap<String, Vec<String>>,
    root: String,
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().unwrap()
}

impl Graph {
    /// On every platform, as the lock file says.
    fn read() -> Self {
        let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
        let output = Command::new(cargo)
            .args(["metadata", "--locked", "--offline", "--format-version", "1"])
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
        let packages = list(&metadata["packages"]).iter();
        let names = packages.map(|package| (text(&package["id"]), text(&package["name"])));
        let nodes = list(&metadata["resolve"]["nodes"]).iter();
        let needs = nodes.map(|node| {
            let built = list(&node["deps"])
                .iter()
                .filter(|need| list(&need["dep_kinds"]).iter().any(|kind| kind["kind"] != "dev"));
            (text(&node["id"]), built.map(|need| text(&need["pkg"])).collect())
        });
        Self {
            names: names.collect(),
            needs: needs.collect(),
            root: text(&metadata["resolve"]["root"]),
        }
    }

    /// The names of all that the program is built from.
    fn built(&self) -> BTreeSet<&str> {
        let (mut seen, mut next) = (BTreeSet::new(), vec![&self.root]);
        while let Some(id) = next.pop() {
            if seen.insert(id) {
                next.extend(&self.needs[id]);
            }
        }
        seen.into_iter().map(|id| self.names[id].as_str()).collect()
    }
}

#[test]
fn nothing_that_it_is_built_from_opens_connections() {
    let graph = Graph::read();
    let built = graph.built();
    assert!(built.contains("nq-tui") && built.contains("ratatui"), "{built:?}");
    let network: Vec<_> = NETWORK.iter().filter(|name| built.contains(*name)).collect();
    assert!(network.is_empty(), "{network:?}");
}
