import type { Contract } from '#contract/ipc/contract.ts';
import { handler, noArguments, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import type { SeatWatch } from './seat-watch.ts';

export function seatHandlers(watch: Pick<SeatWatch, 'notice' | 'stay'>): DomainHandlers<Contract['seat']> {
  return {
    notice: handler(noArguments, () => watch.notice()),
    stay: handler(noArguments, () => watch.stay()),
  };
}
