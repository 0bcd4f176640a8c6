import type { Saved } from '#contract/ipc/exam.ts';
import { backoff } from '#rules/timing/backoff.ts';
import type { SaveEvent } from './save-state.ts';

/** `sealed`: the screen goes on to the receipt by itself. `gone`: the paper is not this account's any more. */
export type WriterEnd = 'sealed' | 'gone';

/** What the writer needs; timers are an argument so that tests hold the clock. */
export interface WriterOptions<Value> {
  write: (key: string, value: Value) => Promise<Saved>;
  onEvent: (key: string, event: SaveEvent, error: unknown) => void;
  /** Why nothing can be written any more, so that there is no retry; null: another try may succeed. */
  endOf: (error: unknown) => WriterEnd | null;
  /** Runs later; gives back how to call it off. */
  after: (ms: number, run: () => void) => () => void;
  now: () => number;
}

export interface OrderedWriter<Value> {
  /** Writes at once. */
  put: (key: string, value: Value) => void;
  /** Writes when the learner pauses. */
  putSoon: (key: string, value: Value) => void;
  /** Writes what is waiting for a pause; resolves when all of it was tried once. */
  flush: () => Promise<void>;
  /** Calls off every timer; what is in flight ends by itself. */
  stop: () => void;
}

const pause = 400;
/** Somebody who types without a pause still has every sentence on disk. */
const longestPause = 2000;

/** Waits before try 2, 3, 4...: half a second, doubled up to ten. */
const retryWait = { firstMs: 500, capMs: 10_000 };

interface Slot<Value> {
  waiting: { value: Value; since: number } | null;
  inFlight: Promise<void> | null;
  tries: number;
  cancelTimer: (() => void) | null;
}

/**
 * Writes values by key, one write of a key in flight at a time and always the newest value next: what is on disk is
 * never older than what was written before. A failed write keeps its value and is tried again until it succeeds.
 */
export function createOrderedWriter<Value>(options: WriterOptions<Value>): OrderedWriter<Value> {
  const slots = new Map<string, Slot<Value>>();
  let stopped = false;
  /** The failure after which no value is written here any more, and everybody who types is told. */
  let gone: unknown = null;

  const slotOf = (key: string): Slot<Value> => {
    const slot = slots.get(key) ?? { waiting: null, inFlight: null, tries: 0, cancelTimer: null };
    slots.set(key, slot);
    return slot;
  };

  const clearTimer = (slot: Slot<Value>) => {
    slot.cancelTimer?.();
    slot.cancelTimer = null;
  };

  const startTimer = (key: string, slot: Slot<Value>, ms: number) => {
    clearTimer(slot);
    if (stopped) return;
    slot.cancelTimer = options.after(ms, () => {
      slot.cancelTimer = null;
      send(key, slot);
    });
  };

  const onFailure = (key: string, slot: Slot<Value>, value: Value, error: unknown) => {
    const end = options.endOf(error);
    if (end !== null) {
      stopped = true;
      const unwritten = [...slots].filter(([other, { waiting }]) => other === key || waiting !== null);
      slots.clear();
      if (end === 'sealed') return;
      gone = error;
      for (const [lost] of unwritten) options.onEvent(lost, { type: 'ended' }, error);
      return;
    }
    slot.tries += 1;
    slot.waiting ??= { value, since: options.now() };
    options.onEvent(key, { type: 'failed', tries: slot.tries }, error);
    startTimer(key, slot, backoff(slot.tries, retryWait));
  };

  const run = async (key: string, slot: Slot<Value>, value: Value) => {
    try {
      const saved = await options.write(key, value);
      slot.tries = 0;
      options.onEvent(key, { type: 'saved', saved, more: slot.waiting !== null }, null);
    } catch (error) {
      onFailure(key, slot, value, error);
    }
    slot.inFlight = null;
    if (slot.waiting && !slot.cancelTimer) send(key, slot);
  };

  const send = (key: string, slot: Slot<Value>) => {
    if (stopped || slot.inFlight || !slot.waiting) return;
    const { value } = slot.waiting;
    slot.waiting = null;
    options.onEvent(key, { type: 'saving' }, null);
    slot.inFlight = run(key, slot, value);
  };

  /** True: what was typed stays on the page alone, and that is said. */
  const isGone = (key: string): boolean => {
    if (gone === null) return false;
    options.onEvent(key, { type: 'ended' }, gone);
    return true;
  };

  return {
    put: (key, value) => {
      if (isGone(key)) return;
      const slot = slotOf(key);
      clearTimer(slot);
      slot.waiting = { value, since: options.now() };
      send(key, slot);
    },
    putSoon: (key, value) => {
      if (isGone(key)) return;
      const slot = slotOf(key);
      const since = slot.waiting?.since ?? options.now();
      slot.waiting = { value, since };
      options.onEvent(key, { type: 'saving' }, null);
      startTimer(key, slot, Math.max(0, Math.min(pause, since + longestPause - options.now())));
    },
    flush: async () => {
      for (const [key, slot] of slots) {
        clearTimer(slot);
        send(key, slot);
      }
      // A write that was under way when the flush began may have a newer value behind it.
      for (const slot of slots.values()) await slot.inFlight;
      for (const slot of slots.values()) await slot.inFlight;
    },
    stop: () => {
      stopped = true;
      for (const slot of slots.values()) clearTimer(slot);
    },
  };
}
