import type { Timer } from '#electron/kernel/timer.ts';
import type { ChainEnds } from '../records/chain.ts';
import type { ChainMarks } from './chain-marks.ts';
import type { Delivery } from './evidence-lane.ts';
import type { EvidenceStore } from './evidence-store.ts';

export interface SeatChangeOptions {
  store: Pick<EvidenceStore, 'leaveSeat' | 'returnToSeat' | 'takeOver'>;
  delivery: Pick<Delivery, 'settle'>;
  marks: Pick<ChainMarks, 'saw'>;
  timer: Timer;
  /** Epoch ms of the platform. */
  now: () => number;
  log: (message: string) => void;
}

/** The evidence of a paper that goes on at another seat; nothing here ever rejects. */
export interface SeatChange {
  /**
   * The paper is sealed for another seat. Tries for three seconds to send what waits; what is stored afterwards is the tail
   * of a seat that was left. Tells where the chains end, so that the other seat goes on with them; null: not known.
   */
  leaveSeat: (accountId: string, attemptId: string) => Promise<ChainEnds | null>;
  /** Staff took the paper back: its chains go on here. */
  returnToSeat: (accountId: string, attemptId: string) => Promise<void>;
  /** The paper came from another seat: its chains go on here. */
  takeOver: (accountId: string, attemptId: string, ends: ChainEnds) => Promise<void>;
}

const settleMs = 3_000;

export function createSeatChange({ store, delivery, marks, timer, now, log }: SeatChangeOptions): SeatChange {
  async function within(milliseconds: number, work: Promise<void>): Promise<void> {
    let cancel = () => {};
    const late = new Promise<void>((resolve) => (cancel = timer(resolve, milliseconds)));
    await Promise.race([work, late]);
    cancel();
  }

  async function carefully<Value>(what: string, work: () => Promise<Value>): Promise<Value | null> {
    try {
      return await work();
    } catch (error) {
      log(`${what}: ${String(error)}`);
      return null;
    }
  }

  return {
    leaveSeat: (accountId, attemptId) =>
      carefully('where the chain ends is not known', async () => {
        await within(settleMs, delivery.settle());
        return store.leaveSeat(accountId, attemptId);
      }),
    async returnToSeat(accountId, attemptId) {
      await carefully('the chain goes on elsewhere', () => store.returnToSeat(accountId, attemptId));
    },
    async takeOver(accountId, attemptId, ends) {
      marks.saw(accountId, attemptId, ends, 'note');
      await carefully('the chain of the other seat is not in the store yet', () =>
        store.takeOver(accountId, attemptId, ends, Math.round(now())),
      );
    },
  };
}
