// Gamepads, asked once a frame while there is one.
import { BUTTONS } from './holders.js';

/** Buttons of the standard layout: cross, and the lower and the right one for A and B. */
const LAYOUT = [[12, BUTTONS.up], [13, BUTTONS.down], [14, BUTTONS.left], [15, BUTTONS.right], [0, BUTTONS.a], [1, BUTTONS.b]];
const START = 9;
/** How far a stick is pushed that is meant. */
const PUSHED = 0.55;

export function listenToGamepads(holders) {
  let isAsking = false;
  let wasStarted = false;
  const ask = () => {
    const pads = [...(navigator.getGamepads?.() ?? [])].filter(Boolean);
    isAsking = pads.length > 0;
    const isDown = (number) => pads.some((pad) => pad.buttons[number]?.pressed);
    const stick = (axis) => pads.map((pad) => pad.axes[axis] ?? 0).find((value) => Math.abs(value) > PUSHED) ?? 0;
    const pushed = { [BUTTONS.up]: stick(1) < 0, [BUTTONS.down]: stick(1) > 0, [BUTTONS.left]: stick(0) < 0, [BUTTONS.right]: stick(0) > 0 };
    for (const [number, button] of LAYOUT) holders.hold(`gamepad ${button}`, isDown(number) || pushed[button] ? button : undefined);
    if (isDown(START) && !wasStarted) holders.pause();
    wasStarted = isDown(START);
    if (isAsking) requestAnimationFrame(ask);
  };
  addEventListener('gamepadconnected', () => {
    if (!isAsking) ask();
  });
}
