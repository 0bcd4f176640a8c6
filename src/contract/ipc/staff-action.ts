import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1), z.maxLength(500));
/** Epoch ms of the platform's clock. */
const moment = z.number().check(z.positive());
const head = {
  /** Counts up within one paper. */
  number: z.int().check(z.positive()),
  /** When it was given. */
  at: moment,
  /** Who gave it, as shown to the learner. */
  from: z.optional(z.string().check(z.maxLength(100))),
};
const deadline = z.optional(moment);

const kinds = {
  /** `alertId`: the platform's id of what it told everybody in the exam; its number is then ours, below 0. */
  message: z.object({ ...head, kind: z.literal('message'), text, alertId: z.optional(z.string()) }),
  extraTime: z.object({
    ...head,
    kind: z.literal('extraTime'),
    minutes: z.int().check(z.positive(), z.maximum(600)),
    deadline,
  }),
  movedWindow: z.object({ ...head, kind: z.literal('movedWindow'), deadline: moment }),
  handIn: z.object({ ...head, kind: z.literal('handIn') }),
  cameraReleased: z.object({ ...head, kind: z.literal('cameraReleased'), camera: z.enum(['front', 'side']) }),
  faceTry: z.object({ ...head, kind: z.literal('faceTry') }),
  /** `deadline`: the end of the paper if the pause lasts until `until`. */
  pause: z.object({
    ...head,
    kind: z.literal('pause'),
    clockRuns: z.boolean(),
    until: z.optional(z.nullable(moment)),
    deadline,
  }),
  resume: z.object({ ...head, kind: z.literal('resume'), deadline }),
};

const staffAction = z.discriminatedUnion('kind', [
  kinds.message,
  kinds.extraTime,
  kinds.movedWindow,
  kinds.handIn,
  kinds.cameraReleased,
  kinds.faceTry,
  kinds.pause,
  kinds.resume,
]);

/** What an invigilator decided about one running paper. Deadlines are absolute: applying one twice changes nothing. */
export type StaffAction = z.output<typeof staffAction>;
export type Pause = Extract<StaffAction, { kind: 'pause' }>;

/** An action that this version does not know: recorded, so that it is acknowledged, without effect. */
export interface UnknownAction {
  kind: 'unknown';
  number: number;
  at: number;
}

/**
 * `receivedAt`: epoch ms of the platform's clock at which this client recorded it. `basis`: nothing but this client's own names
 * says what the platform meant, so that it ends and locks no paper; absent: the platform's profile names it.
 */
export type ReceivedAction = (StaffAction | UnknownAction) & { receivedAt: number; basis?: 'assumed' };

/**
 * What the staff code does on the seat itself. `hand-in`, `pause`: confirm an order of the platform that nothing shows to be one;
 * `resume`: ends the pause in force; `unlock`: ends the lockdown; `export`: copies the encrypted paper; `transfer`:
 * seals it for another seat, so that it cannot go on here; `take-back`: it goes on here after all; `report`: shows what happened to
 * the paper, also while it is open; `send-again`: sends a sealed
 * paper once more; `let-leave`: its learner may switch branch, tenant or identity though it is not at the
 * platform.
 */
export const staffCodeActions = [
  'release-front',
  'release-side',
  'unlock',
  'hand-in',
  'pause',
  'resume',
  'report',
  'export',
  'transfer',
  'take-back',
  'let-leave',
  'send-again',
] as const;
export type StaffCodeAction = (typeof staffCodeActions)[number];
/** Those that answer an order of the platform. */
export type SeatOrder = Extract<StaffCodeAction, 'hand-in' | 'pause' | 'resume'>;

/**
 * A use of the staff code on the seat, a wrong try, `right-code`: the right one after wrong ones with which nothing was done, or
 * `received`: answers of another seat were taken over here; `unsigned`: from a file that the centre's code does not authenticate. `order`: the number of the
 * pause that is confirmed or ended. `at`: epoch ms of the platform's clock, as far as it is known.
 */
export const seatUse = z.object({
  kind: z.enum([...staffCodeActions, 'wrong-code', 'right-code', 'received']),
  at: z.number(),
  order: z.optional(z.number()),
  unsigned: z.optional(z.literal(true)),
});
export type SeatUse = z.output<typeof seatUse>;

/**
 * The actions on one attempt, in order of their numbers, and the numbers of those that the learner has read. `seat`: what
 * was done with the staff code on the seat, in order; absent: nothing.
 */
export interface StaffRecord {
  actions: readonly ReceivedAction[];
  read: readonly number[];
  seat?: readonly SeatUse[];
}

const numbered = z.object({ number: head.number });

/** Reads one action strictly; null: it has not even a number. */
export function readStaffAction(value: unknown, now: number): StaffAction | UnknownAction | null {
  const known = z.safeParse(staffAction, value);
  if (known.success) return known.data;
  const some = z.safeParse(numbered, value);
  return some.success ? { kind: 'unknown', number: some.data.number, at: now } : null;
}
