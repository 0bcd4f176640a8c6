import * as z from 'zod/mini';
import type { Contract } from '#contract/ipc/contract.ts';
import { handler, noArguments, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import type { LiveService } from './live-service.ts';

const name = z.string().check(z.minLength(1), z.maxLength(128));
const room = z.strictObject({
  id: z.string().check(z.maxLength(128)),
  roomId: name,
  title: z.string().check(z.maxLength(200)),
});

export function liveHandlers(live: LiveService): DomainHandlers<Contract['live']> {
  return {
    enter: handler(z.tuple([room]), (wanted) => live.enter(wanted)),
    room: handler(noArguments, () => live.room()),
    show: handler(noArguments, () => live.show()),
    retryNow: handler(noArguments, () => live.online()),
    leave: handler(noArguments, () => live.leave()),
  };
}
