import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { batchAge, batchSize, createTracker, type Tracked } from './batching-tracker.ts';

let sent: Tracked[][];
let consent: boolean;
let hide: () => void;

const start = () =>
  createTracker({
    deliver: (events) => void sent.push([...events]),
    allowed: () => consent,
    now: () => 5,
    onHide(listener) {
      hide = listener;
      return () => {
        hide = () => undefined;
      };
    },
  });

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  consent = true;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a batch', () => {
  it('goes after 30 seconds, with the page that each event was on', () => {
    const tracker = start();
    tracker.page('/examList');
    tracker.event('shortcuts');
    vi.advanceTimersByTime(batchAge - 1);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual([
      [
        { name: 'page', page: '/examList', at: 5 },
        { name: 'shortcuts', page: '/examList', at: 5 },
      ],
    ]);
    vi.advanceTimersByTime(batchAge);
    expect(sent).toHaveLength(1);
  });

  it('goes at once when it is full', () => {
    const tracker = start();
    for (let count = 0; count < batchSize + 1; count += 1) tracker.event('theme');
    expect(sent.map(({ length }) => length)).toEqual([batchSize]);
  });

  it('goes when the window is hidden', () => {
    const tracker = start();
    hide();
    tracker.page('/login');
    hide();
    expect(sent.map(([first]) => first?.page)).toEqual(['/login']);
    tracker.event('theme');
    tracker.stop();
    hide();
    vi.runAllTimers();
    expect(sent).toHaveLength(1);
  });
});

describe('without consent', () => {
  it('nothing is counted, also not for later', () => {
    consent = false;
    const tracker = start();
    tracker.page('/examList');
    consent = true;
    vi.runAllTimers();
    hide();
    expect(sent).toEqual([]);
  });

  it('what was counted before is not sent either', () => {
    const tracker = start();
    tracker.page('/examList');
    consent = false;
    vi.runAllTimers();
    tracker.event('theme');
    consent = true;
    hide();
    expect(sent).toEqual([]);
  });
});
