//! A page of text.

/// A page of the rules: a title, and at most five lines of 21 characters.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Page {
    pub title: &'static str,
    pub lines: &'static [&'static str],
}

/// A page of a title and lines.
pub(in crate::console) const fn page(title: &'static str, lines: &'static [&'static str]) -> Page {
    Page { title, lines }
}
