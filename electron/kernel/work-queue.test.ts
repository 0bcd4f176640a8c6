import { expect, it } from 'vitest';
import { settled, TestTime } from '#electron/exam/testing/test-time.ts';
import { WorkQueue, type StepOutcome } from './work-queue.ts';

/** A queue whose steps end as they are told to, one after the other; what is not told ends with nothing left to do. */
function queueOf(...outcomes: (StepOutcome | Error)[]) {
  const time = new TestTime(0);
  const begun: number[] = [];
  const reported: unknown[] = [];
  const during: (() => void)[] = [];
  const queue = new WorkQueue({
    async step() {
      begun.push(time.now());
      await Promise.resolve();
      during.shift()?.();
      const outcome = outcomes.shift() ?? 'nothing';
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    timer: time.timer,
    retryWait: { firstMs: 10, capMs: 30 },
    report: (error) => reported.push(error),
  });
  return { queue, time, begun, reported, during };
}

it('goes on while there is more, and ends when there is nothing', async () => {
  const { queue, begun, time } = queueOf('more', 'more', 'nothing');
  queue.wake();
  await settled();
  expect(begun).toHaveLength(3);
  expect(time.planned).toBe(0);
});

it('waits longer after each failure in a row, and no longer once a step succeeded', async () => {
  const { queue, begun, time, reported } = queueOf('later', new Error('disk'), 'later', 'later', 'more', 'later');
  queue.wake();
  await time.advance(1_000);
  expect(begun).toEqual([0, 10, 30, 60, 90, 90, 100]);
  expect(reported).toEqual([new Error('disk')]);
});

it('is not woken while it waits for the next try, unless that try is asked for', async () => {
  const { queue, begun } = queueOf('later');
  queue.wake();
  await settled();
  queue.wake();
  await settled();
  expect(begun).toHaveLength(1);
  queue.retryNow();
  await settled();
  expect(begun).toHaveLength(2);
});

it('asked for just as its last look ends, it looks again', async () => {
  const { queue, begun, during } = queueOf('nothing');
  // Called once the drain has returned and before it is over.
  during.push(() => void Promise.resolve().then(() => Promise.resolve().then(() => queue.wake())));
  queue.wake();
  await settled();
  expect(begun).toHaveLength(2);
});

it('asked to try during a step that fails, it tries again at once', async () => {
  const { queue, begun, during, time } = queueOf('later', 'later');
  during.push(() => queue.retryNow());
  queue.wake();
  await settled();
  expect(begun).toEqual([0, 0]);
  expect(time.planned).toBe(1);
});

it('waits as long as a step says, and a pause after what is done is kept whoever asks', async () => {
  const { queue, begun, time } = queueOf({ laterMs: 500 }, { pauseMs: 70 }, 'more');
  queue.wake();
  await time.advance(500);
  queue.retryNow();
  await time.advance(69);
  expect(begun).toEqual([0, 500]);
  await time.advance(1);
  expect(begun).toEqual([0, 500, 570, 570]);
});

it('held, it begins nothing, and goes on once it is let go', async () => {
  const { queue, begun, during } = queueOf('more', 'more');
  during.push(() => queue.hold(true));
  queue.wake();
  await settled();
  queue.retryNow();
  await settled();
  expect(begun).toHaveLength(1);
  queue.hold(false);
  await settled();
  expect(begun).toHaveLength(3);
});

it('tells when a try that was asked for is over', async () => {
  const { queue, begun } = queueOf('more', 'later', 'nothing');
  await queue.tryNow();
  expect(begun).toHaveLength(2);
  await queue.tryNow();
  expect(begun).toHaveLength(3);
});

it('stops: what is under way ends, nothing follows', async () => {
  const { queue, begun, during, time } = queueOf('later', 'more');
  during.push(() => void queue.stop());
  queue.wake();
  await settled();
  queue.retryNow();
  await time.advance(1_000);
  expect(begun).toHaveLength(1);
  expect(queue.stopped).toBe(true);
});
