import * as z from 'zod/mini';
import { questionKinds } from '#contract/ipc/paper.ts';
import { type ReceivedAction, type StaffRecord, readStaffAction, seatUse } from '#contract/ipc/staff-action.ts';
import { answerValue } from '#electron/kernel/ipc/answer-value.ts';
import { captureSeconds } from '#rules/exam/capture-interval.ts';
import type { MovedPaper } from '../records/attempt-store.ts';
import type { AttemptState } from '../records/replay.ts';
import { paperReportSchema } from '../records/report-schema.ts';

/** The part of an attempt that goes to another seat. */
export function movedPaperOf(state: AttemptState): MovedPaper {
  return {
    accountId: state.accountId,
    owner: state.owner,
    start: state.start,
    answers: state.answers,
    marked: state.marked,
    struck: state.struck,
    highlights: state.highlights,
    currentQuestion: state.currentQuestion,
    plays: state.plays,
    staff: forOlderSeats(state.staff),
    ...(state.consented ? { consented: true } : {}),
    faceNotes: state.faceNotes,
    absences: state.absences,
    fileOutcomes: state.fileOutcomes,
    ...(state.chains ? { chains: state.chains } : {}),
    lastAnswerAt: state.lastAnswerAt,
  };
}

/** Clients of before the kind `right-code` take no paper that has it. */
function forOlderSeats(staff: StaffRecord): StaffRecord {
  return staff.seat ? { ...staff, seat: staff.seat.filter(({ kind }) => kind !== 'right-code') } : staff;
}

const id = z.string().check(z.minLength(1), z.maxLength(256));
const key = z.string().check(z.maxLength(256));
const html = z.string().check(z.maxLength(5_000_000));
const moment = z.number().check(z.nonnegative());
const count = z.int().check(z.nonnegative());
const list = <Item extends z.ZodMiniType>(item: Item, max = 2_000) => z.array(item).check(z.maxLength(max));
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const file = z.object({
  fileId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  name: html,
  type: html,
  bytes: count,
  sha256,
});
const value = z.union([answerValue, z.object({ kind: z.literal('files'), files: list(file, 100) })]);
const option = z.object({ key, html });

const question = z.object({
  id,
  kind: z.enum(questionKinds),
  number: count,
  score: z.number(),
  html,
  options: list(option),
  targets: z.optional(list(option)),
  upload: z.optional(z.object({ mostFiles: count, mostBytes: count, extensions: list(key) })),
  recordingId: z.optional(key),
  blanks: count,
  materialId: z.nullable(key),
});

const paper = z.object({
  title: html,
  totalScore: z.number(),
  passScore: z.nullable(z.number()),
  sections: list(z.object({ id: key, title: html, questionIds: list(key) })),
  materials: list(z.object({ id: key, title: html, html })),
  recordings: z.optional(list(z.object({ id: key, source: html, playLimit: z.nullable(z.number()) }))),
  questions: list(question),
  unanswerable: z.optional(list(question)),
  seat: z.optional(html),
  readingFlaws: z.optional(
    z.object({ announced: z.nullable(z.number()), read: z.number(), unreadable: z.number(), unknownTypes: list(html) }),
  ),
});

const rules = z.object({
  joinedAt: moment,
  deadline: z.nullable(moment),
  cameraCount: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  sideCameraRequired: z.boolean(),
  captureEverySeconds: z.number().check(z.minimum(captureSeconds.least), z.maximum(captureSeconds.most)),
  switchLimit: z.nullable(z.number()),
  switchConsequence: z.optional(z.enum(['told', 'handed-in'])),
  formal: z.optional(z.literal(false)),
  timeShiftMs: z.optional(z.number()),
  faceChecked: z.optional(z.literal(true)),
  timeDoubtful: z.optional(z.boolean()),
  unlimited: z.optional(z.literal(true)),
  endBasis: z.optional(z.literal('assumed')),
  shownEnd: z.optional(moment),
});

const place = z.object({
  origin: key,
  branch: z.nullable(z.object({ code: key, name: html, actor: z.nullable(key), organ: z.nullable(key) })),
});

/** What holds of the seat alone stays there: how it was locked down, and which steps were taken before the paper. */
const start = z.object({
  exam: z.object({ examId: id, businessId: key, sourceType: key, name: key }),
  userPaperId: id,
  rules,
  paper,
  clockOffset: z.number(),
  place: z.optional(place),
});

const numbered = z.looseObject({
  number: z.int(),
  at: moment,
  receivedAt: moment,
  basis: z.optional(z.literal('assumed')),
});
/** What this version wrote of an action that it did not know comes back as such. */
const action = z.pipe(
  z.unknown(),
  z.transform((told, context): ReceivedAction => {
    const head = z.safeParse(numbered, told);
    // An alert to everybody has a number of this client's own, below 0.
    const read = head.success
      ? readStaffAction({ ...head.data, number: Math.max(1, Math.abs(head.data.number)) }, head.data.at)
      : null;
    if (head.success && read) {
      const { number, receivedAt, basis } = head.data;
      return { ...read, number, receivedAt, ...(basis ? { basis } : {}) };
    }
    context.issues.push({ code: 'custom', message: 'is no action of staff', input: told });
    return z.NEVER;
  }),
);

const ends = z.object({ n: count, hash: z.string().check(z.maxLength(64)), tail: z.optional(z.literal(true)) });

/** A log that this version does not read keeps nobody from the paper. */
const readableReport = z.pipe(
  z.unknown(),
  z.transform((told) => {
    const read = z.safeParse(paperReportSchema, told);
    return read.success ? read.data : undefined;
  }),
);

const movedPaper = z.object({
  accountId: id,
  owner: key,
  start,
  answers: z.record(id, z.object({ value, savedAt: moment, sequence: count })),
  marked: list(key),
  struck: z.record(id, list(key)),
  highlights: z.record(id, list(z.object({ from: count, to: count }))),
  currentQuestion: z.nullable(key),
  plays: z.record(id, count),
  chains: z.optional(z.object({ note: ends, capture: ends })),
  fileOutcomes: z.record(
    id,
    z.object({ outcome: z.enum(['delivered', 'refused']), message: z.nullable(html), reference: z.nullable(html) }),
  ),
  staff: z.object({ actions: list(action), read: list(z.int()), seat: z.optional(list(seatUse)) }),
  consented: z.optional(z.literal(true)),
  faceNotes: list(
    z.union([
      z.object({ event: z.literal('asked'), why: z.enum(['crash', 'absence']), at: moment }),
      z.object({ event: z.enum(['passed', 'skipped']), at: moment }),
    ]),
  ),
  absences: z.optional(
    list(
      z.object({
        kind: z.enum(['focus', 'left', 'restarted', 'session', 'dialog', 'slept']),
        since: z.number(),
        lastedMs: z.union([z.number(), z.literal('unknown'), z.null()]),
        counted: z.boolean(),
      }),
      20_000,
    ),
  ),
  lastAnswerAt: moment,
  report: z.optional(readableReport),
});

/** The paper of a transfer, checked through; null: it is none. */
export function readMovedPaper(bytes: Uint8Array): MovedPaper | null {
  try {
    const read = z.safeParse(movedPaper, JSON.parse(Buffer.from(bytes).toString('utf8')));
    return read.success ? read.data : null;
  } catch {
    return null; // Not JSON.
  }
}
