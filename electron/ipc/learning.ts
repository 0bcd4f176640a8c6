import * as z from 'zod/mini';
import type { Contract } from '../../src/contract/ipc/contract.ts';
import type { StudyService } from '../learning/study-service.ts';
import { handler, noArguments, type DomainHandlers } from './handler.ts';

const id = z.string().check(z.minLength(1), z.maxLength(128));
const context = z.string().check(z.maxLength(128));
const ref = z.object({ courseId: id, itemId: id, taskId: context, taskType: context });
/** Seconds, pages, pictures. */
const place = z.number().check(z.minimum(0), z.maximum(1_000_000));
const report = z.object({
  place: z.object({ at: place, of: z.nullable(place) }),
  seen: place,
  playedMs: z.number().check(z.minimum(0), z.maximum(3_600_000)),
});

export function learningHandlers(study: StudyService): DomainHandlers<Contract['learning']> {
  return {
    open: handler(z.tuple([ref, z.nullable(place)]), (one, platformAt) => study.open(one, platformAt)),
    begin: handler(z.tuple([ref]), (one) => study.begin(one)),
    report: handler(z.tuple([ref, report]), (one, told) => study.report(one, told)),
    state: handler(z.tuple([ref]), (one) => study.state(one)),
    waiting: handler(noArguments, () => study.waiting()),
  };
}
