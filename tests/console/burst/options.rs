//! Burst's option in the menu.

use crate::device::Device;

#[test]
fn the_aggressive_rule_is_offered_to_two_and_three_only() {
    let mut device = Device::new();
    device.press("ADDA A R");
    device.shows("options-burst");
    device.press("B DRDA B A R");
    device.shows("options-burst-four");
}
