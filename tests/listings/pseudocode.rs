//! The few rules by which the pseudocode of the listings is Python, so that it can be run.

/// A line of the pseudocode in Python.
pub(crate) fn python(line: &str) -> String {
    let body = line.trim_start();
    let (indent, _) = line.split_at(line.len() - body.len());
    let (word, rest) = body.split_once(' ').unwrap_or((body, ""));
    let condition = |text: &str| text.replace(" = ", " == ");
    let body = match word {
        "procedure" | "function" => format!("def {rest}:"),
        "while" | "if" => format!("{word} {}:", condition(rest)),
        "else" => rest
            .strip_prefix("if ")
            .map_or_else(|| "else:".to_owned(), |test| format!("elif {}:", condition(test))),
        "for" => loop_header(rest),
        _ => body.replace(" := ", " = "),
    };
    format!("{indent}{body}")
}

fn loop_header(choices: &str) -> String {
    if let Some(choices) = choices.strip_prefix("each ") {
        return format!("for {choices}:");
    }
    let (variable, range) = choices.split_once(" := ").unwrap();
    let (first, last) = range.split_once(" to ").unwrap();
    format!("for {variable} in range({first}, {last} + 1):")
}
