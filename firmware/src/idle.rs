//! How bright the display is while nobody presses anything.

/// What the display does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Light {
    /// Somebody plays.
    Full,
    /// Nobody has pressed anything for a while.
    Dim,
    /// Time to sleep.
    Off,
}

/// When the light changes, in milliseconds without a press; `None` for never.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// Until it dims.
    pub dim: Option<u64>,
    /// Until it goes off.
    pub off: Option<u64>,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience { dim: Some(30_000), off: Some(120_000) }
    }
}

impl Patience {
    /// The light after so many milliseconds without a press.
    pub fn light(self, idle: u64) -> Light {
        match (self.dim, self.off) {
            (_, Some(off)) if idle >= off => Light::Off,
            (Some(dim), _) if idle >= dim => Light::Dim,
            _ => Light::Full,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_dims_and_then_goes_off() {
        let patience = Patience::default();
        let lights = [0, 29_999, 30_000, 119_999, 120_000].map(|idle| patience.light(idle));
        assert_eq!(lights, [Light::Full, Light::Full, Light::Dim, Light::Dim, Light::Off]);
        assert_eq!(Patience { dim: None, off: None }.light(u64::MAX), Light::Full);
    }
}
