// The display: 128 by 64 pixels of an OLED, each a whole number of the screen's own pixels.

const WIDTH = 128;
const HEIGHT = 64;
/** A display of two colours is yellow down to this row. */
const YELLOW_ROWS = 16;
/** From this size on, the dark lines between the pixels are to be seen. */
const GRID_FROM = 4;

/** What a lit pixel looks like in the upper and in the lower part of a display. */
export const COLOURS = {
  white: ['#eef4ff', '#eef4ff'],
  blue: ['#7cd0ff', '#7cd0ff'],
  'yellow-blue': ['#ffd84a', '#7cd0ff'],
};

const DARK = [7, 8, 12];
const BRIGHT = 0;
const DIM = 1;

const channels = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
/** Lit pixels of a dim display are darker; so are those of little contrast, though never hard to read. */
const mixed = (hex, strength) => channels(hex).map((channel, i) => Math.round(DARK[i] + (channel - DARK[i]) * strength));

/** Red, green, blue and opaque as one number, in the order of an image's bytes. */
const word = ([red, green, blue]) => new Uint32Array(Uint8Array.of(red, green, blue, 255).buffer)[0];

export class Display {
  #canvas;
  #frame;
  #pixels = document.createElement('canvas');
  #image;
  #words;
  #picture = new Uint8Array(WIDTH * HEIGHT / 8);
  #light = BRIGHT;
  #contrast = 160;
  #colour = 'white';
  #scale = 1;

  /** Draws on a canvas, as large as the frame around it allows. */
  constructor(canvas, frame) {
    this.#canvas = canvas;
    this.#frame = frame;
    [this.#pixels.width, this.#pixels.height] = [WIDTH, HEIGHT];
    this.#image = this.#pixels.getContext('2d').createImageData(WIDTH, HEIGHT);
    this.#words = new Uint32Array(this.#image.data.buffer);
    new ResizeObserver(() => this.fit()).observe(frame);
    addEventListener('resize', () => requestAnimationFrame(() => this.fit())); // the frame may move and keep its size
    this.fit();
  }

  show(picture) {
    this.#picture.set(picture);
    this.#paint();
  }

  set light(light) {
    this.#light = light;
    this.#paint();
  }

  set contrast(contrast) {
    this.#contrast = contrast;
    this.#paint();
  }

  set colour(colour) {
    this.#colour = colour in COLOURS ? colour : 'white';
    this.#paint();
  }

  /** The largest whole number of device pixels for each pixel, at a place between no two of them. */
  fit() {
    const ratio = globalThis.devicePixelRatio || 1;
    const box = this.#frame.getBoundingClientRect();
    const scale = Math.max(1, Math.floor(Math.min(box.width * ratio / WIDTH, box.height * ratio / HEIGHT)));
    const [width, height] = [WIDTH * scale, HEIGHT * scale];
    const centred = (start, room, size) => (Math.round(start * ratio + (room * ratio - size) / 2) - start * ratio) / ratio;
    Object.assign(this.#canvas.style, {
      width: `${width / ratio}px`, height: `${height / ratio}px`,
      left: `${centred(box.left, box.width, width)}px`, top: `${centred(box.top, box.height, height)}px`,
    });
    if (this.#canvas.width === width && this.#canvas.height === height && this.#scale === scale) return;
    this.#scale = scale;
    [this.#canvas.width, this.#canvas.height] = [width, height];
    this.#paint();
  }

  #paint() {
    const strength = (this.#light === DIM ? 0.34 : 1) * (0.7 + 0.3 * this.#contrast / 255);
    const [upper, lower] = COLOURS[this.#colour].map((hex) => word(mixed(hex, strength)));
    const dark = word(DARK);
    for (let y = 0; y < HEIGHT; y++) {
      const lit = y < YELLOW_ROWS ? upper : lower;
      const page = (y >> 3) * WIDTH;
      for (let x = 0; x < WIDTH; x++) this.#words[y * WIDTH + x] = (this.#picture[page + x] >> (y & 7)) & 1 ? lit : dark;
    }
    this.#pixels.getContext('2d').putImageData(this.#image, 0, 0);
    const context = this.#canvas.getContext('2d');
    context.imageSmoothingEnabled = false;
    context.drawImage(this.#pixels, 0, 0, this.#canvas.width, this.#canvas.height);
    this.#drawGrid(context);
  }

  #drawGrid(context) {
    if (this.#scale < GRID_FROM) return;
    const line = this.#scale >= 9 ? 2 : 1;
    context.fillStyle = `rgb(${DARK.join(' ')} / 38%)`;
    for (let x = this.#scale - line; x < this.#canvas.width; x += this.#scale) context.fillRect(x, 0, line, this.#canvas.height);
    for (let y = this.#scale - line; y < this.#canvas.height; y += this.#scale) context.fillRect(0, y, this.#canvas.width, line);
  }
}
