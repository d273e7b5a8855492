//! Fills fixed-size lists that are large enough for every case the rules allow.

/// Collects items into a list with room for all of them.
///
/// `collect` would keep a panic reachable for the case that cannot arise.
pub(crate) fn listed<T, const N: usize>(items: impl Iterator<Item = T>) -> heapless::Vec<T, N, u8> {
    let mut list = heapless::Vec::new();
    items.for_each(|item| {
        let full = list.push(item).is_err();
        debug_assert!(!full, "every card is in one place, and every zone has room for all that can be there");
    });
    list
}
