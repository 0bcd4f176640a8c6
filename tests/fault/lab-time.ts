import { setImmediate as nextRound } from 'node:timers/promises';
import { TestTime } from '#electron/exam/testing/test-time.ts';

/** Virtual time that passes on as soon as nothing is `busy`: thousands of hours in seconds. */
export function labTime(busy: () => boolean): TestTime {
  return new TestTime(undefined, async () => {
    for (let quiet = 0; quiet < 2; quiet += 1) {
      await nextRound();
      if (busy()) quiet = -1;
    }
  });
}
