//! Arithmetic and sorting that cannot panic.
//!
//! The usual functions contain panics for cases that never happen here, such as a division by zero. The compiler
//! cannot know that, and would keep these panics in the program.

/// A number divided by another, towards zero; nothing if there is nothing to divide by.
#[inline]
pub(crate) fn share(sum: i32, among: i32) -> i32 {
    sum.checked_div(among).unwrap_or(0)
}

/// A part of a whole in hundredths, rounded; nothing of nothing.
pub(crate) fn percent(part: u32, whole: u32) -> u8 {
    let rounded = part.saturating_mul(100).saturating_add(whole / 2).checked_div(whole);
    rounded.and_then(|percent| u8::try_from(percent).ok()).unwrap_or(0)
}

/// Sorts a short list by insertion; items with equal keys keep their order.
pub(crate) fn sort_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..=items.len() {
        let Some(mut sorted) = items.get_mut(..end) else { return };
        while let [rest @ .., before, last] = sorted
            && key(before) > key(last)
        {
            core::mem::swap(before, last);
            let shorter = rest.len() + 1;
            let Some(next) = sorted.get_mut(..shorter) else { return };
            sorted = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_sorted_and_equal_keys_keep_their_order() {
        let mut items = [(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')];
        sort_by_key(&mut items, |item| item.0);
        assert_eq!(items, [(1, 'b'), (1, 'e'), (2, 'd'), (3, 'a'), (3, 'c')]);
        sort_by_key(&mut [] as &mut [u8], |&item| item);
    }
}
