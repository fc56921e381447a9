//! The program without a screen: what it prints, what it refuses, and how it ends.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests")]

#[path = "support/program.rs"]
mod program;

use std::fmt::Write as _;
use std::io::{BufRead, BufReader};
use std::process::{Output, Stdio};

use program::{printed, program};
use rstest::rstest;
use sha2::{Digest, Sha256};

fn run(arguments: &str) -> Output {
    program(arguments).output().unwrap()
}

fn lines(arguments: &str) -> Vec<String> {
    printed(arguments).lines().map(str::to_owned).collect()
}

fn assert_refused(output: &Output, code: i32, hint: &str) {
    let error = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(output.status.code(), Some(code), "{error}");
    assert!(output.stdout.is_empty(), "{output:?}");
    assert_eq!(error.lines().count(), 1, "{error}");
    assert!(error.starts_with("nq-tui: ") && error.contains(hint), "{error}");
    assert!(!error.contains(char::is_control) || error.trim_end().chars().all(|c| !c.is_control()));
}

#[rstest]
#[case("0", "1 to 32")]
#[case("33", "1 to 32")]
#[case("x", "1 to 32")]
#[case("-1", "-1")]
#[case("4 5", "5")]
#[case("--frist", "--frist")]
#[case("4 --at nowhere", "s3")]
#[case("4 --speed 0", "0.25")]
#[case("4 --strategy guess", "backtrack")]
#[case("4 --fix 0,0", "--fix")]
#[case("4 --lang fr", "fr")]
#[case("trace", "N")]
#[case("trace 0", "1 to 32")]
#[case("trace 33", "1 to 32")]
#[case("trace x", "1 to 32")]
#[case("trace 4 --from 79", "78")]
#[case("trace 4 --from s3", "solutions")]
#[case("trace 4 --from d99", "dead ends")]
#[case("trace 4 --from 101%", "50%")]
#[case("trace 4 --from v9,9", "square")]
#[case("trace 4 --limit many", "many")]
#[case("trace 4 --format csv", "csv")]
#[case("trace 4 --format checks --strategy rows", "checks")]
#[case("solve 4 --nth 3", "solutions")]
#[case("solve 4 --nth 0", "0")]
#[case("config", "init, path")]
#[case("config edit", "edit")]
#[case("4 --theme pink", "contrast")]
#[case("4 --glyphs big", "neutral")]
#[case("4 --view trees", "tree-alone")]
fn wrong_use_is_told_in_one_line(#[case] arguments: &str, #[case] hint: &str) {
    assert_refused(&run(arguments), 2, hint);
}

#[rstest]
#[case("4")]
#[case("")]
#[case("8 --at s1 --lang en")]
fn without_a_terminal_it_points_to_trace(#[case] arguments: &str) {
    assert_refused(&run(arguments), 1, "nq-tui trace");
}

#[test]
fn the_language_of_a_refusal_is_the_user_s() {
    assert_refused(&run("4 --lang zh"), 1, "终端");
    let output = program("trace 4 --from 79").env("LANG", "zh_CN.UTF-8").output().unwrap();
    assert_refused(&output, 2, "最后一步是第 78 步");
}

#[test]
fn help_and_version_are_no_failure() {
    assert!(printed("--help").contains("nq-tui 4"));
    assert!(printed("--version").starts_with("nq-tui "));
}

#[test]
fn a_reader_that_has_seen_enough_ends_it_quietly() {
    let mut child =
        program("trace 8").stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    assert!(first.contains("Place (0,0)"), "{first}");
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}

#[rstest]
#[case(4, "69eccb47e7e37ab4caa5cd90357226529c9b4486f9b79569036d651453f05394")]
#[case(8, "e9a6cae773250af9bae24557ba2fafa04b909eb30fcaae706c95c251e709ca6b")]
fn the_json_lines_are_the_agreed_ones(#[case] n: u8, #[case] expected: &str) {
    let stream = printed(&format!("trace {n} --format jsonl"));
    let mut hash = String::new();
    for byte in Sha256::digest(stream) {
        write!(hash, "{byte:02x}").unwrap();
    }
    assert_eq!(hash, expected);
}

#[rstest]
#[case("trace 4 --format jsonl", 78)]
#[case("trace 5 --format checks", 220)]
#[case("trace 4 --lang zh", 78)]
#[case("trace 3 --strategy squares --format jsonl", 322)]
fn backwards_is_the_mirror_image_of_forwards(#[case] arguments: &str, #[case] count: usize) {
    let forward = lines(arguments);
    let mut backward = lines(&format!("{arguments} --reverse"));
    backward.reverse();
    assert_eq!(forward.len(), count);
    assert_eq!(forward, backward);
}

#[test]
fn the_checks_are_the_60_tests_of_four_queens() {
    let checks = lines("trace 4 --format checks");
    assert_eq!(checks.len(), 60);
    assert_eq!(&checks[..4], ["[0][0]=true", "[1][0]=false", "[1][1]=false", "[1][2]=true"]);
    assert_eq!(checks.iter().filter(|check| check.ends_with("=true")).count(), 16);
}

#[test]
fn from_and_limit_cut_a_piece_out() {
    let all = lines("trace 4 --format jsonl");
    assert_eq!(lines("trace 4 --format jsonl --from 31 --limit 2"), all[30..32]);
    assert_eq!(lines("trace 4 --format jsonl --from s2"), all[47..]);
    assert_eq!(lines("trace 4 --format jsonl --from end"), all[77..]);
    assert_eq!(lines("trace 4 --format jsonl --first"), all[..31]);
    assert_eq!(lines("trace 4 --format jsonl --limit 0"), Vec::<String>::new());
    let mut back = lines("trace 4 --format jsonl --reverse --from 9 --limit 3");
    back.reverse();
    assert_eq!(back, all[6..9]);
}

#[test]
fn text_is_the_sentence_of_the_screen() {
    let english = "    1  Place (0,0): there is no queen above, so nothing attacks it. \
                   Next: row 1, from column 0.";
    assert_eq!(lines("trace 4 --limit 1"), [english]);
    let chinese = "    1  摆放 (0,0)：上面没有皇后，不会受攻击。 接着试行 1，从列 0 开始。";
    assert_eq!(lines("trace 4 --limit 1 --lang zh"), [chinese]);
}

#[rstest]
#[case("squares", "Solution 1\n□■□□\n□□□■\n■□□□\n□□■□\n\n")]
#[case(
    "binary",
    "0 1 0 0 \n0 0 0 1 \n1 0 0 0 \n0 0 1 0 \n------------------------------ number 1\n"
)]
#[case("hash", "0#00\n000#\n#000\n00#0\n================\n")]
#[case("queens", "Solution 1\n· ♛ · · \n· · · ♛ \n♛ · · · \n· · ♛ · \n\n")]
fn a_board_is_printed_in_four_forms(#[case] form: &str, #[case] expected: &str) {
    assert_eq!(printed(&format!("solve 4 --first --board {form}")), expected);
    assert_eq!(printed(&format!("solve 4 --nth 1 --board {form}")), expected);
    assert!(printed(&format!("solve 4 --board {form}")).starts_with(expected));
}

#[rstest]
#[case(1, 1)]
#[case(4, 2)]
#[case(6, 4)]
#[case(8, 92)]
fn solve_prints_every_solution(#[case] n: u8, #[case] solutions: usize) {
    let titles = lines(&format!("solve {n} --lang zh"));
    assert_eq!(titles.iter().filter(|line| line.starts_with("方案 ")).count(), solutions);
}

#[test]
fn a_board_without_a_solution_is_a_result_not_a_failure() {
    assert_eq!(printed("solve 3"), "3 queens have no solution.\n");
    assert_eq!(printed("solve 2 --lang zh"), "2 皇后无解。\n");
    assert!(lines("trace 3").last().unwrap().ends_with("3 queens have no solution."));
}

#[rstest]
#[case("trace 4")]
#[case("trace 4 --strategy rows --limit 300")]
#[case("solve 4")]
#[case("solve 4 --board queens")]
#[case("count 6")]
#[case("--help")]
#[case("solve --help")]
fn a_locale_without_unicode_gets_ascii(#[case] arguments: &str) {
    let output = program(arguments).env("LC_ALL", "zh_CN.GB18030").output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.is_ascii(), "{text}");
    // A symbol without a twin would be a question mark, which is nothing's name but help's.
    assert!(!text.replace(" ? shows", "").contains('?'), "{text}");
}
