import type { Contract } from '../../src/contract/ipc/contract.ts';
import type { SeatWatch } from '../seat/seat-watch.ts';
import { handler, noArguments, type DomainHandlers } from './handler.ts';

export function seatHandlers(watch: Pick<SeatWatch, 'notice' | 'stay'>): DomainHandlers<Contract['seat']> {
  return {
    notice: handler(noArguments, () => watch.notice()),
    stay: handler(noArguments, () => watch.stay()),
  };
}
