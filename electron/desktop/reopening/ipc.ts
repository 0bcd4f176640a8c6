import * as z from 'zod/mini';
import type { Contract } from '#contract/ipc/contract.ts';
import { handler, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import type { LastPlace } from './last-place.ts';

/** A path of our own page, never another host. */
const address = z.string().check(z.maxLength(2048), z.regex(/^\/(?![/\\])/));
const scroll = z.number().check(z.minimum(0), z.maximum(10_000_000));

export function reopeningHandlers(place: LastPlace): DomainHandlers<Contract['reopening']> {
  return {
    remember: handler(z.tuple([z.strictObject({ address, scroll })]), (left) => place.remember(left)),
    takeScroll: handler(z.tuple([address]), (opened) => place.takeScroll(opened)),
  };
}
