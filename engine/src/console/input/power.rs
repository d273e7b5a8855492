//! Dims the display and then switches it off when nobody presses a button.

/// How bright the display is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Light {
    /// As bright as the setting says.
    Bright,
    /// Dimmed, as a warning that it will go dark.
    Dim,
    /// Dark.
    Off,
}

/// Watches how long ago the last press was, or the last move of a bot.
#[derive(Clone, Debug)]
pub struct Power {
    touched: u32,
    light: Light,
}

impl Power {
    /// Awake from now on.
    pub const fn new(now: u32) -> Power {
        Power { touched: now, light: Light::Bright }
    }

    /// How bright the display is.
    pub const fn light(&self) -> Light {
        self.light
    }

    /// When somebody last pressed something, or a bot moved.
    pub const fn touched(&self) -> u32 {
        self.touched
    }

    /// Somebody pressed something. Gives back what the light was; unless bright, the press only wakes.
    pub const fn touch(&mut self, now: u32) -> Light {
        let was = self.light;
        self.touched = now;
        self.light = Light::Bright;
        was
    }

    /// The game goes on by itself: who watches need not press. What has dimmed already goes on to the dark.
    pub const fn watch(&mut self, now: u32) {
        if matches!(self.light, Light::Bright) {
            self.touched = now;
        }
    }

    /// Somebody wants it dark at once.
    pub const fn sleep(&mut self) {
        self.light = Light::Off;
    }

    /// When the light changes next; `None` if it is dark.
    pub const fn due(&self, dim_after: u32, off_after: u32) -> Option<u32> {
        match self.light {
            Light::Bright if dim_after < off_after => Some(self.touched.wrapping_add(dim_after)),
            Light::Bright | Light::Dim => Some(self.touched.wrapping_add(off_after)),
            Light::Off => None,
        }
    }

    /// Time passes; the new light, if it changes. The light only ever goes down here.
    pub fn tick(&mut self, now: u32, dim_after: u32, off_after: u32) -> Option<Light> {
        let idle = now.wrapping_sub(self.touched);
        let light = match self.light {
            Light::Bright | Light::Dim if idle >= off_after => Light::Off,
            Light::Bright if idle >= dim_after => Light::Dim,
            same => same,
        };
        let changes = light != self.light;
        self.light = light;
        changes.then_some(light)
    }
}
