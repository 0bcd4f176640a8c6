import { EvidenceLane, type LaneOptions } from './evidence-lane.ts';

/** The sending half of the queue, only for the account that is signed in: one lane for each kind of evidence. */
export interface Delivery {
  /** There may be something to send. */
  wake(): void;
  /** Holds pictures and notes; a switch report is small and counts only while the paper is open. */
  hold(held: boolean): void;
  /** Tries the switch reports now; resolves when none is left, or a try failed. */
  sendSwitches(): Promise<void>;
  /** Tries pictures and notes now; resolves when none is left, or a try failed. */
  settle(): Promise<void>;
  /** Resolves when no picture and no note is in flight. */
  idle(): Promise<void>;
  /** Waits no longer for the next try: another session, or the platform answers again. */
  retryNow(): void;
  /** Resolves when nothing is in flight any more. */
  stop(): Promise<void>;
}

/** The documented switch report never waits for a call whose path is only assumed, nor a note for a picture. */
export function createDelivery(options: LaneOptions): Delivery {
  const switches = new EvidenceLane('switch', options);
  const heavy = (['note', 'capture'] as const).map((kind) => new EvidenceLane(kind, options));
  const lanes = [switches, ...heavy];
  const each = (act: (lane: EvidenceLane) => void) => () => {
    for (const lane of lanes) act(lane);
  };
  return {
    wake: each((lane) => lane.wake()),
    hold(held) {
      for (const lane of heavy) lane.hold(held);
    },
    sendSwitches: () => switches.tryNow(),
    async settle() {
      await Promise.all(heavy.map((lane) => lane.tryNow()));
    },
    async idle() {
      await Promise.all(heavy.map((lane) => lane.idle()));
    },
    retryNow: each((lane) => lane.retryNow()),
    async stop() {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}
