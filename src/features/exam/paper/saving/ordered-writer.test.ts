import { beforeEach, describe, expect, it } from 'vitest';
import type { Saved } from '#contract/ipc/exam.ts';
import { createOrderedWriter, type OrderedWriter } from './ordered-writer.ts';

interface Write {
  key: string;
  value: string;
  done: (saved: Saved) => void;
  fail: (error: Error) => void;
}

/** A clock that the test moves on. */
function handClock() {
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    after: (ms: number, run: () => void) => {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    advance: (ms: number) => {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { run } of due) run();
    },
    waiting: () => timers.length,
  };
}

const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
const saved = (sequence: number): Saved => ({ sequence, savedAt: 1000 + sequence, copies: 2 });

let clock: ReturnType<typeof handClock>;
let writes: Write[];
let events: string[];
let writer: OrderedWriter<string>;

beforeEach(() => {
  clock = handClock();
  writes = [];
  events = [];
  writer = createOrderedWriter<string>({
    write: (key, value) => new Promise((done, fail) => writes.push({ key, value, done, fail })),
    onEvent: (key, event) => events.push(`${key} ${event.type}${event.type === 'saved' && event.more ? '+' : ''}`),
    endOf: (error) =>
      error instanceof Error && (error.message === 'sealed' || error.message === 'gone') ? error.message : null,
    after: clock.after,
    now: clock.now,
  });
});

const written = () => writes.map(({ key, value }) => `${key}=${value}`);

describe('the ordered writer', () => {
  it('writes a choice at once', async () => {
    writer.put('q1', 'A');
    expect(written()).toEqual(['q1=A']);
    writes[0]!.done(saved(1));
    await settle();
    expect(events).toEqual(['q1 saving', 'q1 saved']);
  });

  it('has one write of a question in flight and sends the newest next', async () => {
    for (const value of ['A', 'B', 'C']) writer.put('q1', value);
    writer.put('q2', 'D');
    expect(written()).toEqual(['q1=A', 'q2=D']);
    writes[0]!.done(saved(1));
    await settle();
    expect(written()).toEqual(['q1=A', 'q2=D', 'q1=C']);
    expect(events).toContain('q1 saved+');
  });

  it('writes a text 400 ms after the last change', () => {
    writer.putSoon('q1', '火');
    clock.advance(300);
    writer.putSoon('q1', '火灾');
    clock.advance(399);
    expect(written()).toEqual([]);
    clock.advance(1);
    expect(written()).toEqual(['q1=火灾']);
  });

  it('does not wait longer than two seconds for a pause', () => {
    for (let at = 0; at < 2000; at += 250) {
      writer.putSoon('q1', `text ${at}`);
      clock.advance(250);
    }
    expect(written()).toEqual(['q1=text 1750']);
  });

  it('keeps a failed value and tries again, later and later', async () => {
    writer.put('q1', 'A');
    for (const [tries, wait] of [500, 1000, 2000].entries()) {
      writes.at(-1)!.fail(new Error('no space'));
      await settle();
      expect(writes).toHaveLength(tries + 1);
      clock.advance(wait - 1);
      expect(writes).toHaveLength(tries + 1);
      clock.advance(1);
    }
    writes.at(-1)!.done(saved(1));
    await settle();
    expect(new Set(written())).toEqual(new Set(['q1=A']));
    expect(events.at(-1)).toBe('q1 saved');
    expect(clock.waiting()).toBe(0);
  });

  it('never writes an old value after a newer one', async () => {
    writer.put('q1', 'A');
    writer.put('q1', 'B');
    writes[0]!.fail(new Error('no space'));
    await settle();
    clock.advance(500);
    expect(written()).toEqual(['q1=A', 'q1=B']);
  });

  it('a flush writes what waits and resolves when it was tried', async () => {
    writer.putSoon('q1', '火');
    let flushed = false;
    const flush = writer.flush().then(() => (flushed = true));
    await settle();
    expect([written(), flushed]).toEqual([['q1=火'], false]);
    writes[0]!.done(saved(1));
    await flush;
    expect(flushed).toBe(true);
  });

  it('stops for good when the paper is sealed', async () => {
    writer.put('q1', 'A');
    writes[0]!.fail(new Error('sealed'));
    await settle();
    writer.put('q1', 'B');
    clock.advance(60_000);
    expect(written()).toEqual(['q1=A']);
    expect(events).toEqual(['q1 saving']);
  });

  it('says of each value that is not written, now and later, that the paper is gone', async () => {
    writer.put('q1', 'A');
    writer.put('q1', 'B');
    writer.putSoon('q2', '火');
    writes[0]!.fail(new Error('gone'));
    await settle();
    expect(events).toEqual(['q1 saving', 'q2 saving', 'q1 ended', 'q2 ended']);
    writer.put('q3', 'C');
    writer.putSoon('q2', '火灾');
    clock.advance(60_000);
    expect(events.slice(4)).toEqual(['q3 ended', 'q2 ended']);
    expect(written()).toEqual(['q1=A']);
  });
});
