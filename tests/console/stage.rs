//! One game's screens on their own: a position to look at, without a shell and without bots.

use engine::cards::Seed;
use engine::console::games::{DrawContext, EventContext, GameScreens, Pressed, Show, ceremony};
use engine::console::kit::{Line, Motion, Pen};
use engine::console::memory::{RobotLevel, Settings, Who};
use engine::console::{Button, Cue, Deal};
use engine::games::{Game, GameView, Moment, Observer, PerSeat, Seat};

use crate::display::Display;
use crate::golden;

/// Names of full length, and two that begin alike.
pub(crate) const NAMES: [&str; 6] = ["ANNA", "BENITO", "CLARA", "CLARIS", "ELLA", "MMMMMM"];

/// A game of people at a position, the cursor of whoever decides, and the last move.
pub(crate) struct Stage<G: GameScreens> {
    pub(crate) game: G,
    pub(crate) deal: Deal,
    pub(crate) settings: Settings,
    pub(crate) cursor: G::Cursor,
    pub(crate) feats: PerSeat<u8>,
    pub(crate) age: u32,
    pub(crate) motion: Motion,
    pub(crate) last: Line,
    /// Draws what must not be there over every frame: a planted leak, that a test must find.
    pub(crate) planted: fn(&G, &mut Display),
    /// Whether it is planted only while something moves.
    pub(crate) in_motion: bool,
    before: G::PublicState,
    mover: Seat,
    pub(crate) events: Vec<G::Event>,
    /// All events so far that have a line.
    happened: Vec<G::Event>,
    moments: Vec<G::PublicState>,
}

/// Collects the events of a move, and what everybody sees after each.
struct EventCollector<'a, G: Game>(&'a mut Vec<G::Event>, &'a mut Vec<G::PublicState>);

impl<G: Game> Observer<G> for EventCollector<'_, G> {
    fn event(&mut self, event: G::Event, moment: Moment<'_, G>) {
        self.0.push(event);
        self.1.push(moment.public_state());
    }
}

impl<G: GameScreens> Stage<G> {
    pub(crate) fn new(game: G) -> Stage<G> {
        let deal = Deal::new(G::KIND, game.players(), Seed(1)).with_names(NAMES).with_guests(|_| Who::Human);
        let mut stage = Stage {
            before: game.public_state(),
            game,
            deal,
            settings: Settings::default(),
            cursor: G::Cursor::default(),
            feats: PerSeat::splat(0),
            age: 0,
            motion: Motion::REST,
            last: Line::new(),
            planted: |_, _| {},
            in_motion: false,
            mover: Seat::One,
            events: Vec::new(),
            happened: Vec::new(),
            moments: Vec::new(),
        };
        stage.arrive();
        stage
    }

    /// With a planted leak.
    pub(crate) fn with(game: G, planted: fn(&G, &mut Display)) -> Stage<G> {
        Stage { planted, ..Stage::new(game) }
    }

    /// With a leak that is planted only in motion.
    pub(crate) fn with_motion(game: G, planted: fn(&G, &mut Display), in_motion: bool) -> Stage<G> {
        Stage { in_motion, ..Stage::with(game, planted) }
    }

    fn arrive(&mut self) {
        if let Some(seat) = self.game.to_move() {
            let view = self.game.view(seat);
            G::arrive(&view, &mut self.cursor);
            if let Some(mut preparation) = G::prepare(&view, &mut self.cursor) {
                while !G::go_on(&view, &mut self.cursor, &mut preparation) {}
            }
        }
    }

    fn scene<'a, V>(&'a self, view: &'a V) -> DrawContext<'a, V> {
        let Stage { deal, settings, feats, age, .. } = self;
        DrawContext { view, deal, settings, last: &self.last, feats, age: *age, motion: self.motion }
    }

    /// The same table with robots, for what is seen while one thinks.
    fn robots(&self) -> Deal {
        self.deal.clone().with_guests(|_| Who::Bot(RobotLevel::Normal))
    }

    fn view(&self) -> G::View {
        self.game.view(self.game.to_move().expect("the game is not over"))
    }

    /// Plays a move and keeps its events.
    pub(crate) fn play(&mut self, mv: G::Move) {
        self.mover = self.game.to_move().expect("the game is not over");
        self.before = self.game.public_state();
        self.events.clear();
        self.moments.clear();
        let mut collector = EventCollector(&mut self.events, &mut self.moments);
        self.game.play_observed(mv, &mut collector).expect("a legal move");
        for event in &self.events {
            G::note(event, &mut self.feats);
            self.happened.extend(G::line(event, &self.deal).map(|_| *event));
        }
        self.last = G::news(&self.happened, &self.deal);
        self.arrive();
    }

    /// Plays moves in notation.
    pub(crate) fn moves(&mut self, moves: &[&str]) {
        for mv in moves {
            self.play(mv.parse().unwrap_or_else(|_| panic!("{mv} is no move")));
        }
    }

    /// What a button does with the cursor there.
    pub(crate) fn pressed(&self, mut cursor: G::Cursor, button: Button) -> (G::Cursor, Pressed<G::Move>) {
        let pressed = G::press(&self.scene(&self.view()), &mut cursor, button);
        (cursor, pressed)
    }

    /// Whether a button does nothing at a decision.
    pub(crate) fn ignores(&self, button: Button) -> bool {
        self.pressed(self.cursor.clone(), button) == (self.cursor.clone(), Pressed::Stay)
    }

    /// Presses a button at a decision without making its move.
    pub(crate) fn look(&mut self, button: Button) {
        (self.cursor, _) = self.pressed(self.cursor.clone(), button);
    }

    /// Presses buttons at decisions, `U D L R A B`. Taking back is left to the table.
    pub(crate) fn press(&mut self, buttons: &str) {
        for button in buttons.chars().filter(|button| *button != ' ') {
            let button = match button {
                'U' => Button::Up,
                'D' => Button::Down,
                'L' => Button::Left,
                'R' => Button::Right,
                'A' => Button::A,
                'B' => Button::B,
                other => panic!("{other} is no button"),
            };
            let pressed;
            (self.cursor, pressed) = self.pressed(self.cursor.clone(), button);
            if let Pressed::Play(mv) = pressed {
                self.play(mv);
                self.follow();
            }
        }
    }

    /// Plays the moves that follow from a press.
    fn follow(&mut self) {
        while let Some(seat) = self.game.to_move()
            && let Some(mv) = G::follow(&self.game.view(seat), &mut self.cursor)
        {
            self.play(mv);
        }
    }

    /// Whether only the seat that decides may look.
    pub(crate) fn is_secret(&self) -> bool {
        G::secret(&self.view(), &self.cursor)
    }

    /// Draws what was planted.
    fn plant(&self, display: &mut Display) {
        if self.motion != Motion::REST || !self.in_motion {
            (self.planted)(&self.game, display);
        }
    }

    /// What the seat that decides sees.
    pub(crate) fn decision(&self) -> Display {
        let mut display = Display::new();
        G::draw(&self.scene(&self.view()), &self.cursor, &mut Pen::new(&mut display));
        self.plant(&mut display);
        display
    }

    /// What everybody sees while a bot in the seat that decides thinks.
    pub(crate) fn watching(&self) -> Display {
        let (view, mut display) = (self.view(), Display::new());
        let thinking = view.seat();
        let (table, robots) = (self.game.public_state(), self.robots());
        let scene = DrawContext { deal: &robots, ..self.scene(&table) };
        G::draw_watching(&scene, thinking, None, &mut Pen::new(&mut display));
        self.plant(&mut display);
        display
    }

    /// What the only human at the table sees while a bot in the seat that decides thinks.
    pub(crate) fn watching_alone(&self, human: Seat) -> Display {
        let (view, own, mut display) = (self.view(), self.game.view(human), Display::new());
        let (scene, thinking) = (self.game.public_state(), view.seat());
        let robots = self.robots();
        let scene = DrawContext { deal: &robots, ..self.scene(&scene) };
        G::draw_watching(&scene, thinking, Some(&own), &mut Pen::new(&mut display));
        display
    }

    fn story<'a>(&'a self, public: &'a G::PublicState, at: usize) -> EventContext<'a, G> {
        let (before, now, mover) = (&self.before, &self.moments[at], self.mover);
        EventContext { after: self.scene(public), before, now, mover, events: &self.events, at }
    }

    /// The events of the last move that are shown, by their places.
    pub(crate) fn shown(&self) -> Vec<usize> {
        let public = self.game.public_state();
        (0..self.events.len()).filter(|&at| G::show(&self.story(&public, at)) != Show::Never).collect()
    }

    /// How long each event of the last move is shown.
    pub(crate) fn times(&self) -> Vec<Show> {
        let public = self.game.public_state();
        (0..self.events.len()).map(|at| G::show(&self.story(&public, at))).collect()
    }

    /// An event of the last move.
    pub(crate) fn event(&self, at: usize) -> Display {
        let (public, mut display) = (self.game.public_state(), Display::new());
        G::draw_event(&self.story(&public, at), &mut Pen::new(&mut display));
        self.plant(&mut display);
        display
    }

    /// What each event of the last move sounds like.
    pub(crate) fn cues(&self) -> Vec<Option<Cue>> {
        let public = self.game.public_state();
        (0..self.events.len()).map(|at| G::cue(&self.story(&public, at))).collect()
    }

    /// How long an event of the last move moves.
    pub(crate) fn moves_for(&self, at: usize) -> u32 {
        let public = self.game.public_state();
        G::motion(&self.story(&public, at))
    }

    /// How long the decision moves that has just come.
    pub(crate) fn arrives_for(&self) -> u32 {
        G::arrival(&self.view())
    }

    /// An event of the last move, so long after it came.
    pub(crate) fn event_after(&mut self, at: usize, elapsed: u32) -> Display {
        self.motion = Motion::at(elapsed);
        let display = self.event(at);
        self.motion = Motion::REST;
        display
    }

    /// Compares some moments of the n-th shown event of the last move.
    #[track_caller]
    pub(crate) fn shows_moments(&mut self, nth: usize, moments: &[u32], name: &str) {
        let at = self.shown()[nth];
        for &elapsed in moments {
            assert!(elapsed < self.moves_for(at), "{name}: after {elapsed} ms it is at rest");
            golden::check(&format!("{}/{name}-{elapsed}", G::KIND), &self.event_after(at, elapsed));
        }
    }

    /// Compares some moments of the decision that has just come.
    #[track_caller]
    pub(crate) fn shows_arrival(&mut self, moments: &[u32], name: &str) {
        for &elapsed in moments {
            assert!(elapsed < self.arrives_for(), "{name}: after {elapsed} ms it is at rest");
            self.motion = Motion::at(elapsed);
            golden::check(&format!("{}/{name}-{elapsed}", G::KIND), &self.decision());
        }
        self.motion = Motion::REST;
    }

    /// A page of the final table.
    pub(crate) fn last_table(&self, page: u8) -> Display {
        let (public, mut display) = (self.game.public_state(), Display::new());
        G::draw_final(&self.scene(&public), page, &mut Pen::new(&mut display));
        display
    }

    /// Compares the winner's ceremony, so long after it began.
    #[track_caller]
    pub(crate) fn shows_ceremony(&mut self, age: u32, name: &str) {
        self.age = age;
        let (public, mut display, winners) = (self.game.public_state(), Display::new(), self.game.winners());
        let points = G::won_with(&public, winners.iter().next().expect("somebody has won"));
        ceremony::draw(&self.scene(&public), winners, &points, &mut Pen::new(&mut display));
        golden::check(&format!("{}/{name}", G::KIND), &display);
    }

    /// Compares the screen of the seat that decides with its golden frame.
    #[track_caller]
    pub(crate) fn shows(&self, name: &str) {
        golden::check(&format!("{}/{name}", G::KIND), &self.decision());
    }

    /// Compares what everybody sees while a bot thinks.
    #[track_caller]
    pub(crate) fn shows_watching(&self, name: &str) {
        golden::check(&format!("{}/{name}", G::KIND), &self.watching());
    }

    /// Compares what the only human at the table sees while a bot thinks.
    #[track_caller]
    pub(crate) fn shows_watching_alone(&self, human: Seat, name: &str) {
        golden::check(&format!("{}/{name}", G::KIND), &self.watching_alone(human));
    }

    /// Compares the n-th shown event of the last move as its own human sees it, who held this before.
    #[track_caller]
    pub(crate) fn shows_aside(&self, nth: usize, held: &G::Held, name: &str) {
        let public = self.game.public_state();
        let story = self.story(&public, self.shown()[nth]);
        let seat = G::aside(&story).expect("the event is for one pair of eyes");
        let mut display = Display::new();
        G::draw_aside(&story, held, &self.game.view(seat), &mut Pen::new(&mut display));
        golden::check(&format!("{}/{name}", G::KIND), &display);
    }

    /// Compares the n-th shown event of the last move.
    #[track_caller]
    pub(crate) fn shows_event(&self, nth: usize, name: &str) {
        golden::check(&format!("{}/{name}", G::KIND), &self.event(self.shown()[nth]));
    }

    /// Compares a page of the final table.
    #[track_caller]
    pub(crate) fn shows_final(&self, page: u8, name: &str) {
        golden::check(&format!("{}/{name}", G::KIND), &self.last_table(page));
    }
}
