//! temporary
use core::sync::atomic::{AtomicI32, Ordering};
const fn a(v: i32) -> AtomicI32 { AtomicI32::new(v) }
/// temporary: 0 keep, 1 worlds%, 2 normal memory
pub static P: [AtomicI32; 12] = [a(4), a(100), a(1), a(0), a(0), a(0), a(0), a(0), a(0), a(0), a(0), a(0)];
/// temporary
pub fn get(i: usize) -> i32 { P.get(i).map_or(0, |p| p.load(Ordering::Relaxed)) }
