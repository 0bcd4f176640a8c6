import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { batchAgeMs, batchSize, createTracker, type Tracked } from './batching-tracker.ts';

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
  it('is sent after 30 seconds, with the page of each event', () => {
    const tracker = start();
    tracker.page('/examList');
    tracker.event('shortcuts');
    vi.advanceTimersByTime(batchAgeMs - 1);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual([
      [
        { name: 'page', page: '/examList', at: 5 },
        { name: 'shortcuts', page: '/examList', at: 5 },
      ],
    ]);
    vi.advanceTimersByTime(batchAgeMs);
    expect(sent).toHaveLength(1);
  });

  it('is sent at once when full', () => {
    const tracker = start();
    for (let count = 0; count < batchSize + 1; count += 1) tracker.event('theme');
    expect(sent.map(({ length }) => length)).toEqual([batchSize]);
  });

  it('is sent when the window is hidden', () => {
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
  it('nothing is recorded', () => {
    consent = false;
    const tracker = start();
    tracker.page('/examList');
    consent = true;
    vi.runAllTimers();
    hide();
    expect(sent).toEqual([]);
  });

  it('events recorded before are dropped', () => {
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
