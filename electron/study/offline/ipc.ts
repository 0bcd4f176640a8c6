import * as z from 'zod/mini';
import type { Contract } from '#contract/ipc/contract.ts';
import { keptKinds } from '#contract/ipc/offline.ts';
import { handler, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import type { OfflineService } from './offline-service.ts';

const id = z.string().check(z.minLength(1), z.maxLength(128));
const name = z.string().check(z.maxLength(1024));
const item = z.object({ courseId: id, itemId: id });
const request = z.object({ courseId: id, itemId: id, resId: id, kind: z.enum(keptKinds), name, courseName: name });

export function offlineHandlers(offline: OfflineService): DomainHandlers<Contract['offline']> {
  return {
    list: handler(z.tuple([]), () => offline.list()),
    size: handler(z.tuple([request]), (one) => offline.size(one)),
    keep: handler(z.tuple([request]), (one) => offline.keep(one)),
    pause: handler(z.tuple([item]), (one) => offline.pause(one)),
    remove: handler(z.tuple([item]), (one) => offline.remove(one)),
    content: handler(z.tuple([item]), (one) => offline.content(one)),
  };
}
