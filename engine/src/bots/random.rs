//! Choosing by chance.

use crate::cards::Rng;

/// One of the items, each with the same probability; `None` if there are none.
#[inline]
pub fn pick<T: Copy>(items: &[T], rng: &mut Rng) -> Option<T> {
    let count = u32::try_from(items.len()).ok()?;
    items.get(rng.below(count) as usize).copied()
}
