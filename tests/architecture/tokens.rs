//! Rust source as words and signs, without comments, texts and tests.

use std::ops::RangeInclusive;

/// A word or a sign, and its line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Token {
    pub(crate) text: String,
    pub(crate) line: usize,
}

/// All tokens of a source but those of comments and of texts in quotes. `::` is one token.
pub(crate) fn tokens(source: &str) -> Vec<Token> {
    let (mut found, mut line, mut rest) = (Vec::new(), 1, source);
    while let Some(first) = rest.chars().next() {
        let length = skipped(rest).unwrap_or_else(|| {
            let length = token_length(rest, first);
            if !first.is_whitespace() {
                found.push(Token { text: rest[..length].into(), line });
            }
            length
        });
        line += rest[..length].matches('\n').count();
        rest = &rest[length..];
    }
    found
}

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

fn token_length(rest: &str, first: char) -> usize {
    if is_word(first) {
        rest.find(|letter| !is_word(letter)).unwrap_or(rest.len())
    } else if rest.starts_with("::") {
        2
    } else {
        first.len_utf8()
    }
}

/// How long the comment, text or letter in quotes is that begins here, if one does.
fn skipped(rest: &str) -> Option<usize> {
    if rest.starts_with("//") {
        return Some(rest.find('\n').unwrap_or(rest.len()));
    }
    if rest.starts_with("/*") {
        return Some(rest.find("*/").map_or(rest.len(), |end| end + 2));
    }
    let quoted = rest.trim_start_matches(['b', 'c']);
    let prefix = rest.len() - quoted.len();
    if let Some(raw) = quoted.strip_prefix('r') {
        let text = raw.trim_start_matches('#');
        let end = format!("\"{}", "#".repeat(raw.len() - text.len()));
        if let Some(inside) = text.strip_prefix('"') {
            let length = inside.find(&end).map_or(inside.len(), |at| at + end.len());
            return Some(rest.len() - inside.len() + length);
        }
    }
    let inside = quoted.strip_prefix('"').map(|inside| (inside, '"')).or_else(|| letter(quoted))?;
    Some(prefix + 1 + closing(inside.0, inside.1))
}

/// What follows the opening quote of a letter; a lifetime has no closing one.
fn letter(quoted: &str) -> Option<(&str, char)> {
    let inside = quoted.strip_prefix('\'')?;
    let mut letters = inside.chars();
    (letters.next()? == '\\' || letters.next()? == '\'').then_some((inside, '\''))
}

/// The length up to and with the closing quote.
fn closing(inside: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, letter) in inside.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if letter == quote => return at + 1,
            _ => {}
        }
    }
    inside.len()
}

/// The tokens without modules of tests, and the lines of those.
pub(crate) fn without_tests(tokens: Vec<Token>) -> (Vec<Token>, Vec<RangeInclusive<usize>>) {
    const TESTS: [&str; 8] = ["#", "[", "cfg", "(", "test", ")", "]", "mod"];
    let (mut kept, mut lines, mut at) = (Vec::new(), Vec::new(), 0);
    while at < tokens.len() {
        let begins = TESTS.iter().zip(&tokens[at..]).filter(|(word, token)| token.text == **word).count();
        // `mod tests;` is a file of its own.
        if begins == TESTS.len() && tokens.get(at + 9).is_some_and(|token| token.text == "{") {
            let end = block_end(&tokens, at + 9);
            lines.push(tokens[at].line..=tokens[end].line);
            at = end + 1;
        } else {
            kept.push(tokens[at].clone());
            at += 1;
        }
    }
    (kept, lines)
}

/// Where the block ends that the brace there opens.
fn block_end(tokens: &[Token], open: usize) -> usize {
    let mut depth = 0;
    for (at, token) in tokens.iter().enumerate().skip(open) {
        match token.text.as_str() {
            "{" => depth += 1,
            "}" if depth == 1 => return at,
            "}" => depth -= 1,
            _ => {}
        }
    }
    tokens.len() - 1
}

#[test]
fn comments_texts_and_letters_are_no_tokens() {
    let source =
        "use a::b; // c\n/* d */ let e: &'f str = \"g \\\" h\"; let i = 'j';\nlet k = r#\"l \" m\"#; b\"n\"";
    let words = tokens(source).into_iter().filter(|token| token.text.starts_with(is_word));
    let words: Vec<String> = words.map(|token| format!("{}{}", token.text, token.line)).collect();
    assert_eq!(words.join(" "), "use1 a1 b1 let2 e2 f2 str2 let2 i2 let3 k3");
}

#[test]
fn modules_of_tests_are_left_out() {
    let (kept, lines) =
        without_tests(tokens("fn a() {}\n#[cfg(test)]\nmod tests {\n    fn b() { {} }\n}\nfn c() {}"));
    let words: Vec<&str> = kept.iter().map(|token| token.text.as_str()).collect();
    assert_eq!((words.concat(), lines), ("fna(){}fnc(){}".into(), vec![2..=5]));
}
