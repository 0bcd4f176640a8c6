import { EvidenceLane, type LaneOptions } from './evidence-lane.ts';

/** The sending half of the queue, only for the account that is signed in: one lane for each kind of evidence. */
export interface Delivery {
  /** There may be something to send. */
  wake(): void;
  hold(held: boolean): void;
  /** Waits no longer for the next try: another session, or the platform answers again. */
  retryNow(): void;
  /** Resolves when nothing is in flight any more. */
  stop(): Promise<void>;
}

/** The documented switch report never waits for a call whose path is only assumed, nor a note for a picture. */
export function createDelivery(options: LaneOptions): Delivery {
  const lanes = (['switch', 'note', 'capture'] as const).map((kind) => new EvidenceLane(kind, options));
  const each = (act: (lane: EvidenceLane) => void) => () => {
    for (const lane of lanes) act(lane);
  };
  return {
    wake: each((lane) => lane.wake()),
    hold: (held) => each((lane) => lane.hold(held))(),
    retryNow: each((lane) => lane.retryNow()),
    async stop() {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}
