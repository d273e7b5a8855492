// Fingers and the mouse on the buttons. A thumb may slide from one button to the next, and two may press at once.
import { BUTTONS } from './holders.js';

/** In the middle of the cross a thumb holds nothing, or what it held. */
const DEAD = 0.14;
/** So far outside of its pad, a thumb still holds a button. */
const REACH = 0.85;
/** A direction is left only when the other one is clearly meant. */
const STAY = 1.3;
/** A thumb that is so much nearer than a button's edge is on it. */
const NEAR = 1.75;
/** A click so soon after a finger was there is the same press. */
const SAME_PRESS = 800;
const CLICK_OF_A_READER = 0;

export function listenToTouch(holders, { cross, letters }, touched) {
  watch(cross, holders, touched, (point, held) => direction(cross.getBoundingClientRect(), point, held));
  watch(letters, holders, touched, (point) => nearest(letters, point));
  // Nothing on the page may be zoomed, scrolled, selected or dragged by a thumb that plays.
  for (const gesture of ['gesturestart', 'dblclick', 'contextmenu', 'dragstart']) {
    document.addEventListener(gesture, (event) => {
      if (!event.target.closest?.('dialog')) event.preventDefault();
    });
  }
}

function watch(pad, holders, touched, under) {
  const held = new Map();
  let last = -Infinity;
  const hold = (event, button) => {
    held.set(event.pointerId, button);
    if (holders.hold(`pointer ${event.pointerId}`, button) && event.pointerType === 'touch') navigator.vibrate?.(9);
  };
  pad.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    pad.setPointerCapture(event.pointerId);
    hold(event, under(event));
  });
  pad.addEventListener('pointermove', (event) => {
    if (held.has(event.pointerId)) hold(event, under(event, held.get(event.pointerId)));
  });
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture']) {
    pad.addEventListener(end, (event) => {
      if (!held.has(event.pointerId)) return;
      hold(event, undefined);
      held.delete(event.pointerId);
      last = event.timeStamp;
      touched();
    });
  }
  // A press would take the focus, and then Enter would press this button instead of A.
  pad.addEventListener('mousedown', (event) => event.preventDefault());
  pad.addEventListener('click', (event) => {
    const button = event.target.closest('[data-button]');
    if (button && event.detail === CLICK_OF_A_READER && event.timeStamp - last > SAME_PRESS) holders.tap(Number(button.dataset.button));
  });
}

/** The direction of the cross that is meant, if any. */
function direction(box, { clientX, clientY }, held) {
  const half = box.width / 2;
  const [x, y] = [(clientX - box.left) / half - 1, (clientY - box.top) / half - 1];
  const [wide, high] = [Math.abs(x), Math.abs(y)];
  if (Math.max(wide, high) > 1 + REACH) return undefined;
  if (Math.max(wide, high) < DEAD) return held;
  const across = held === BUTTONS.left || held === BUTTONS.right;
  const down = held === BUTTONS.up || held === BUTTONS.down;
  const isAcross = across ? wide * STAY > high : wide > high * (down ? STAY : 1);
  if (isAcross) return x < 0 ? BUTTONS.left : BUTTONS.right;
  return y < 0 ? BUTTONS.up : BUTTONS.down;
}

/** The round button under the thumb, or near it. */
function nearest(pad, { clientX, clientY }) {
  const far = [...pad.querySelectorAll('[data-button]')].map((button) => {
    const box = button.getBoundingClientRect();
    const distance = Math.hypot(clientX - box.left - box.width / 2, clientY - box.top - box.height / 2);
    return { button: Number(button.dataset.button), distance: distance / (box.width / 2) };
  });
  const [first] = far.sort((one, other) => one.distance - other.distance);
  return first && first.distance <= NEAR ? first.button : undefined;
}
