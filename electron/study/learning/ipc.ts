import * as z from 'zod/mini';
import type { Contract } from '#contract/ipc/contract.ts';
import { longestNote } from '#contract/ipc/learning.ts';
import { handler, noArguments, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import type { FilmHost } from '../films/film-host.ts';
import type { StudyService } from './study-service.ts';

const id = z.string().check(z.minLength(1), z.maxLength(128));
const context = z.string().check(z.maxLength(128));
const ref = z.object({ courseId: id, itemId: id, taskId: context, taskType: context });
const item = z.object({ courseId: id, itemId: id });
const name = z.string().check(z.maxLength(512));
/** Seconds, pages, pictures. */
const place = z.number().check(z.minimum(0), z.maximum(1_000_000));
const resourceId = z.string().check(z.minLength(1), z.maxLength(256));
const resourcePlace = z.object({ at: place, of: z.nullable(place), seen: place });
const report = z.object({
  place: z.object({ at: place, of: z.nullable(place) }),
  seen: place,
  playedMs: z.number().check(z.minimum(0), z.maximum(3_600_000)),
});

const notes = z.object({
  courseId: id,
  title: name,
  items: z.array(z.object({ itemId: id, name })).check(z.maxLength(5_000)),
});

export function learningHandlers(study: StudyService, films: FilmHost): DomainHandlers<Contract['learning']> {
  return {
    open: handler(z.tuple([ref, z.nullable(place)]), (one, platformAt) => study.open(one, platformAt)),
    begin: handler(z.tuple([ref]), (one) => study.begin(one)),
    report: handler(z.tuple([ref, report]), (one, told) => study.report(one, told)),
    state: handler(z.tuple([ref]), (one) => study.state(one)),
    last: handler(noArguments, () => study.last()),
    retry: handler(z.tuple([ref]), (one) => study.retry(one)),
    resourcePlace: handler(z.tuple([resourceId]), (one) => study.resourcePlace(one)),
    keepResourcePlace: handler(z.tuple([resourceId, resourcePlace]), (one, at) => study.keepResourcePlace(one, at)),
    filmPlayer: handler(noArguments, () => films.address()),
    note: handler(z.tuple([item]), (one) => study.note(one)),
    saveNote: handler(z.tuple([item, z.string().check(z.maxLength(longestNote))]), (one, text) =>
      study.saveNote(one, text),
    ),
    saveNotes: handler(z.tuple([notes]), (wanted) => study.saveNotes(wanted)),
    waiting: handler(noArguments, () => study.waiting()),
  };
}
