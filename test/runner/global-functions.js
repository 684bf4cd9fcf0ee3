// Written in JavaScript because Jest loads it itself.
import { ModernFakeTimers } from '@jest/fake-timers';

/** The runner itself waits by these. */
const OF_RUNNER = ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'];

const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });

/** With all fake timers of Jest: jest-light-runner has only some. */
const jest = Object.assign(globalThis.jest, {
  useFakeTimers: () => timers.useFakeTimers({ doNotFake: OF_RUNNER }),
  useRealTimers: () => timers.useRealTimers(),
  setSystemTime: (time) => timers.setSystemTime(time),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
  runAllTimers: () => timers.runAllTimers(),
});

export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } = globalThis;
export { jest };
