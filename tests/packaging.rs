//! What is packaged: all that the program needs, nothing else.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// The files below `folder`, as paths from the root of the repository.
fn files(folder: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(Path::new(ROOT).join(folder)).unwrap() {
        let entry = entry.unwrap();
        let path = format!("{folder}/{}", entry.file_name().to_str().unwrap());
        if entry.file_type().unwrap().is_dir() {
            found.extend(files(&path));
        } else {
            found.insert(path);
        }
    }
    found
}

#[test]
fn the_crate_holds_the_sources_what_they_embed_and_the_licences() {
    let output = Command::new(env!("CARGO"))
        .args(["package", "--list", "--allow-dirty", "--offline", "--quiet"])
        .current_dir(ROOT)
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    let listed = String::from_utf8(output.stdout).unwrap();
    let mut listed: BTreeSet<String> = listed.lines().map(str::to_owned).collect();
    listed.remove(".cargo_vcs_info.json");
    let mut expected = &files("src") | &files("assets");
    let other = [
        "Cargo.lock",
        "Cargo.toml",
        "Cargo.toml.orig",
        "LICENSE-APACHE",
        "LICENSE-MIT",
        "README.md",
    ];
    expected.extend(other.map(str::to_owned));
    assert_eq!(listed, expected);
}

/// The sources of the files of the Debian package, from Cargo.toml.
fn assets() -> Vec<String> {
    let manifest = fs::read_to_string(format!("{ROOT}/Cargo.toml")).unwrap();
    let lines = manifest.lines().filter_map(|line| line.trim().strip_prefix("[\""));
    let assets = lines.filter(|line| line.ends_with("44\"],") || line.ends_with("55\"],"));
    assets.map(|line| line.split('"').next().unwrap().to_owned()).collect()
}

#[test]
fn the_debian_package_finds_its_files() {
    let folder = std::env::temp_dir().join(format!("nq-tui-packaging-{}", std::process::id()));
    let made = Command::new("docs/packaging/files")
        .args([env!("CARGO_BIN_EXE_nq-tui"), folder.to_str().unwrap()])
        .current_dir(ROOT)
        .status()
        .unwrap();
    assert!(made.success());
    let assets = assets();
    assert!(assets.len() >= 8, "{assets:?}");
    for asset in assets {
        let path = match asset.strip_prefix("target/packaging/") {
            Some(name) => folder.join(name),
            None if asset.starts_with("target/release/") => continue,
            None => Path::new(ROOT).join(&asset),
        };
        assert!(fs::metadata(&path).is_ok_and(|file| file.len() > 0), "{asset}");
    }
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_copyright_of_the_debian_package_has_the_licence_in_full() {
    let words = |path: &str| {
        let text = fs::read_to_string(format!("{ROOT}/{path}")).unwrap();
        let lines = text.lines().map(str::trim).filter(|line| *line != ".");
        lines.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ")
    };
    let licence = words("LICENSE-MIT");
    let (_, terms) = licence.split_once("developers").unwrap();
    assert!(words("docs/packaging/debian/copyright").contains(terms.trim()));
}
