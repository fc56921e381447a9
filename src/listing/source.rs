//! The files of the listings, built into the program.

use super::{Language, Program};

macro_rules! in_all_languages {
    ($name:literal) => {
        [
            include_str!(concat!("../../assets/listings/", $name, ".txt")),
            include_str!(concat!("../../assets/listings/", $name, ".java")),
            include_str!(concat!("../../assets/listings/", $name, ".c")),
            include_str!(concat!("../../assets/listings/", $name, ".py")),
        ]
    };
}

/// In the order of [`Program::ALL`], each in the order of [`Language::ALL`].
const SOURCES: [[&str; 4]; 8] = [
    in_all_languages!("iterative"),
    in_all_languages!("recursive"),
    in_all_languages!("recursive-marks"),
    in_all_languages!("recursive-bits"),
    in_all_languages!("nested"),
    in_all_languages!("nested-blind"),
    in_all_languages!("frame-recursive"),
    in_all_languages!("frame-iterative"),
];

/// The whole file of a listing: hidden lines and markers too.
pub const fn source(program: Program, language: Language) -> &'static str {
    SOURCES[program as usize][language as usize]
}
