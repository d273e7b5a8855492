// The counters of the tones: RP2040 datasheet, 4.5.2.
//
// A counter returns to zero when it *equals* TOP, and a slice that stands still takes a new TOP at once. So one that stands
// above its new TOP does not meet it, and runs on to 65535. rp2040js sets it to zero instead. That no source says in words
// that the comparison is for equality, is one more reason not to rely on the other.
const END = 65536;

/** Gives the counter of a slice, and the nanoseconds until it shows a number. */
function runOn(timer) {
  Object.defineProperties(timer, {
    rawCounter: {
      get() {
        const { baseFreq, prescalerValue, baseNanos, baseValue, topValue, enabled } = this;
        if (!enabled) return baseValue;
        const counter = baseValue + Math.round(((this.clock.nanos - baseNanos) / 1e9) * (baseFreq / prescalerValue));
        if (baseValue <= topValue) return counter % (topValue + 1);
        return counter < END ? counter : (counter - END) % (topValue + 1);
      },
    },
    top: {
      get() {
        return this.topValue;
      },
      set(value) {
        const { counter } = this;
        this.topValue = value;
        this.set(counter);
      },
    },
  });
}

function repairAlarm(alarm) {
  alarm.schedule = function () {
    const { timer, targetValue } = this;
    const { top, rawCounter } = timer;
    if (targetValue > top) return;
    const end = rawCounter > top ? END : top + 1;
    const cycles = targetValue > rawCounter ? targetValue - rawCounter : end - rawCounter + targetValue;
    this.clockAlarm.schedule(timer.toNanos(cycles));
  };
}

export function repairPwm({ pwm }) {
  for (const channel of pwm.channels) {
    runOn(channel.timer);
    for (const alarm of [channel.alarmA, channel.alarmB, channel.alarmBottom]) repairAlarm(alarm);
    const { updateEnable } = Object.getPrototypeOf(channel);
    // The level is that of the comparison, from the moment at which the slice runs.
    channel.updateEnable = function () {
      const wasEnabled = this.timer.enable;
      updateEnable.call(this);
      if (!wasEnabled && this.timer.enable) this.setA(this.timer.counter < this.alarmA.target);
    };
  }
}
