// Sound as the handheld's buzzer makes it: square waves, one after the other.

const LOUDNESS = [0.025, 0.1];

export class Sound {
  #context = null;

  /** A browser allows sound only once somebody has done something. A finger that goes down does not count, one that comes up does. */
  allow() {
    try {
      this.#context ??= new AudioContext();
      if (this.#context.state === 'suspended') this.#context.resume().catch(() => {});
    } catch {
      // There is no sound here; nothing needs it.
    }
  }

  /** Plays tones; volume 0 is low, 1 is high. It is a task of its own: a first wave takes long to make, and a press waits. */
  play(tones, volume) {
    if (this.#context?.state === 'running') setTimeout(() => this.#start(tones, volume));
  }

  #start(tones, volume) {
    const context = this.#context;
    const oscillator = new OscillatorNode(context, { type: 'square' });
    const gain = new GainNode(context, { gain: LOUDNESS[volume] ?? LOUDNESS[0] });
    oscillator.connect(gain).connect(context.destination);
    let time = context.currentTime;
    oscillator.start(time);
    for (const { hertz, millis } of tones) {
      oscillator.frequency.setValueAtTime(hertz, time);
      time += millis / 1000;
    }
    gain.gain.setTargetAtTime(0, time - 0.004, 0.002); // without a click at the end
    oscillator.stop(time + 0.02);
  }
}
