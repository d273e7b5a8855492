//! What `picotool info` tells of a Pico that carries this program, and of its file.

use embassy_rp::binary_info::consts::{ID_RP_PROGRAM_FEATURE, TAG_RASPBERRY_PI};
use embassy_rp::binary_info::{
    self, EntryAddr, rp_cargo_version, rp_program_build_attribute, rp_program_description, rp_program_name,
};

#[unsafe(link_section = ".bi_entries")]
#[used]
static ENTRIES: [EntryAddr; 8] = [
    rp_program_name!(c"Passdeck"),
    rp_cargo_version!(),
    rp_program_description!(c"card games for a Pico with an OLED display and six buttons"),
    rp_program_build_attribute!(),
    binary_info::str!(TAG_RASPBERRY_PI, ID_RP_PROGRAM_FEATURE, c"display: I2C0, SDA GP4, SCL GP5"),
    binary_info::str!(
        TAG_RASPBERRY_PI,
        ID_RP_PROGRAM_FEATURE,
        c"buttons: up GP10, down GP11, left GP12, right GP13, A GP14, B GP15"
    ),
    binary_info::str!(TAG_RASPBERRY_PI, ID_RP_PROGRAM_FEATURE, c"buzzer: GP16"),
    binary_info::str!(TAG_RASPBERRY_PI, ID_RP_PROGRAM_FEATURE, c"update: hold A and B at power-on"),
];
