import { expect, it } from 'vitest';
import { watchScreenSwitches, type SwitchFact } from '#electron/exam/proctor/screen-switch.ts';
import { TestTime } from '#electron/exam/testing/test-time.ts';
import { createOwnDialogs } from './own-dialogs.ts';

const paper = 1;
const other = 2;
const minute = 60_000;

/** Dialogs of ours, and a paper in window 1 once it begins. */
function createDesk() {
  const time = new TestTime();
  const dialogs = createOwnDialogs(time.now);
  const facts: SwitchFact[] = [];
  let tell: (change: 'blur' | 'focus') => void = () => undefined;
  let explained = () => false;
  return {
    time,
    beginPaper(window: number | null = paper) {
      watchScreenSwitches({
        focus: {
          onFocusChange(listener) {
            explained = dialogs.explaining(() => window);
            tell = listener;
            return () => undefined;
          },
          ownDialogOpen: () => explained(),
        },
        timer: time.timer,
        monotonic: time.now,
        onFact: (fact) => facts.push(fact),
      });
    },
    async lookAway(ms: number) {
      tell('blur');
      await time.advance(ms);
      tell('focus');
    },
    /** Opens a dialog; gives how to close it. */
    open(window: number) {
      const { promise, resolve } = Promise.withResolvers<string>();
      void dialogs.during(window, promise);
      return () => resolve('closed');
    },
    dialogs,
    switches: () => facts.filter(({ fact }) => fact === 'left').length,
    facts,
  };
}

it('a dialog that was left open before the paper explains no absence, wherever it is', async () => {
  for (const window of [paper, other]) {
    const desk = createDesk();
    desk.open(window);
    await desk.time.advance(1);
    desk.beginPaper();
    for (let times = 0; times < 20; times += 1) await desk.lookAway(5 * minute);
    expect(desk.switches()).toBe(20);
  }
});

it('a dialog of another window explains nothing either, and none does while no window holds the paper', async () => {
  const desk = createDesk();
  desk.beginPaper();
  desk.open(other);
  await desk.lookAway(minute);
  expect(desk.switches()).toBe(1);
  const unheld = createDesk();
  unheld.beginPaper(null);
  unheld.open(paper);
  await unheld.lookAway(minute);
  expect(unheld.switches()).toBe(1);
});

it('a dialog of the paper explains two minutes, once, and is told', async () => {
  const desk = createDesk();
  desk.beginPaper();
  const close = desk.open(paper);
  await desk.lookAway(minute);
  expect(desk.switches()).toBe(0);
  expect(desk.facts).toMatchObject([{ fact: 'dialog' }]);
  await desk.lookAway(5 * minute);
  expect(desk.switches()).toBe(1);
  close();
  await desk.lookAway(minute);
  expect(desk.switches()).toBe(2);
});

it('a dialog is over when it is answered and when it fails', async () => {
  const desk = createDesk();
  desk.beginPaper();
  await expect(desk.dialogs.during(paper, Promise.reject(new Error('x')))).rejects.toThrow('x');
  expect(await desk.dialogs.during(paper, Promise.resolve('ok'))).toBe('ok');
  await desk.lookAway(minute);
  expect(desk.switches()).toBe(1);
});
