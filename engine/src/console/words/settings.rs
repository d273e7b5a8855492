//! The settings.

/// Labels, in the order of the settings.
pub const LABELS: &[&str] = &[
    "Contrast",
    "Sound",
    "Bot speed",
    "Dim after",
    "Off after",
    "Turn picture",
    "Sort by",
    "Manners",
    "Display",
];
/// The last row of the list.
pub const RESET: &str = "Reset all...";
