import * as z from 'zod/mini';
import type { Contract } from '#contract/ipc/contract.ts';
import { coursewareCommit } from '#contract/ipc/courseware.ts';
import { handler, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import type { CoursewareService } from './courseware-service.ts';

const id = z.string().check(z.minLength(1), z.maxLength(128));
const item = z.object({ courseId: id, itemId: id });
const ref = z.object({ courseId: id, itemId: id, resId: id });

export function coursewareHandlers(courseware: CoursewareService): DomainHandlers<Contract['courseware']> {
  return {
    open: handler(z.tuple([ref]), (one) => courseware.open(one)),
    cancel: handler(z.tuple([item]), (one) => courseware.cancel(one)),
    close: handler(z.tuple([item]), (one) => courseware.close(one)),
    commit: handler(z.tuple([item, coursewareCommit]), (one, commit) => courseware.commit(one, commit)),
  };
}
