import type { Timer } from '#electron/kernel/timer.ts';

interface Due {
  at: number;
  run: () => void;
  cancelled: boolean;
}

/** A clock that jumps from one timer to the next. */
export interface VirtualTime {
  readonly now: () => number;
  readonly timer: Timer;
  /** Runs everything that is due until then (ms), with what follows from it. */
  runUntil(end: number): Promise<void>;
}

export function createVirtualTime(): VirtualTime {
  const heap: Due[] = [];
  let now = 0;

  const earlier = (a: number, b: number) => (heap[a]?.at ?? Infinity) < (heap[b]?.at ?? Infinity);
  const swap = (a: number, b: number) => {
    const [first, second] = [heap[a], heap[b]];
    if (first && second) [heap[a], heap[b]] = [second, first];
  };

  function push(due: Due): void {
    heap.push(due);
    for (let at = heap.length - 1; at > 0;) {
      const parent = (at - 1) >> 1;
      if (!earlier(at, parent)) return;
      swap(at, parent);
      at = parent;
    }
  }

  function pop(): Due | undefined {
    const [first] = heap;
    const last = heap.pop();
    if (!last || heap.length === 0) return first;
    heap[0] = last;
    for (let at = 0; ;) {
      const left = 2 * at + 1;
      const least = earlier(left + 1, left) ? left + 1 : left;
      if (!earlier(least, at)) return first;
      swap(at, least);
      at = least;
    }
  }

  return {
    now: () => now,
    timer: (run, milliseconds) => {
      const due = { at: now + Math.max(0, milliseconds), run, cancelled: false };
      push(due);
      return () => void (due.cancelled = true);
    },
    async runUntil(end) {
      for (let next = heap[0]; next && next.at <= end; next = heap[0]) {
        // What is due within a few milliseconds runs together; then the promises that wait for it.
        const together = next.at + 5;
        for (let due = heap[0]; due && due.at <= together; due = heap[0]) {
          pop();
          now = Math.max(now, due.at);
          if (!due.cancelled) due.run();
        }
        await new Promise(setImmediate);
      }
      now = end;
    },
  };
}
