import type { HandInReason, SavedAnswer } from '#contract/ipc/exam.ts';
import type { SeatUse } from '#contract/ipc/staff-action.ts';
import type { BootMoment } from '#electron/platform/clock/boot.ts';
import type { LogRecord } from '#electron/storage/journal/merge.ts';
import { withAbsence } from '#rules/exam/absence.ts';
import { isRecorded, mergedStaff, noStaffActions, withAction, withRead, withSeatUse } from '#rules/exam/staff-rules.ts';
import type { HeldSession, MovedPaper, RecordStamp, SealedPaper, Settlement } from './attempt-store.ts';
import { noTimeYet, timeAfter, type RecordedAt, type RecordedTime, type UnknownTime } from './record-time.ts';
import {
  parseRecord,
  type BeginRecord,
  type JournalRecord,
  type SealedRecord,
  type SealTimeRecord,
  type SettledRecord,
} from './record.ts';

interface Seal {
  reason: HandInReason;
  /** Epoch ms of this machine. */
  at: number;
  /** Epoch ms of the platform's clock; null: a journal of the first version, or nobody knew the time. */
  sealTime: number | null;
  timeUnknown?: UnknownTime;
  /** When it was by its start of the machine; absent: the time was known. */
  untimed?: BootMoment;
}

/** An attempt as its records tell it. */
export interface AttemptState extends MovedPaper {
  absences: NonNullable<MovedPaper['absences']>;
  /** The learner has agreed to pictures of this paper. */
  consented: boolean;
  /** Ids of the older journals of its paper that it takes the place of. */
  replaces: readonly string[];
  /** What its records know of the platform's time. */
  time: RecordedTime;
  /** Time of the latest record. */
  lastAt: number;
  /** False after the learner left: a run that ended while true ended in a crash. */
  running: boolean;
  sealed: Seal | null;
  /** A commit was sent and its outcome was not learned since. */
  outcomeUnknown: boolean;
  /** Epoch ms of the platform's clock at which it took a commit. */
  takenAt: number | null;
  /** The platform's record right before the latest commit, as far as it was read. */
  baseline: RecordStamp | null;
  /** How each commit that was sent named files, oldest first. */
  sentReferences: SealedPaper['sentReferences'];
  settled: Settlement | null;
  /** The session of a learner who signed out before the paper was delivered. */
  credential: HeldSession | null;
}

export interface SequencedRecord {
  sequence: number;
  record: JournalRecord;
}

/** The state right after the first record. */
export function beginningOf({ accountId, owner, start, replaces = [] }: BeginRecord, at: number): AttemptState {
  return {
    accountId,
    owner,
    start,
    replaces,
    answers: {},
    marked: [],
    struck: {},
    highlights: {},
    currentQuestion: null,
    plays: {},
    fileOutcomes: {},
    staff: noStaffActions,
    faceNotes: [],
    absences: [],
    consented: false,
    time: noTimeYet,
    lastAt: at,
    lastAnswerAt: 0,
    running: true,
    sealed: null,
    outcomeUnknown: false,
    takenAt: null,
    baseline: null,
    sentReferences: [],
    settled: null,
    credential: null,
  };
}

function remarked(marked: readonly string[], questionId: string, on: boolean): readonly string[] {
  const others = marked.filter((id) => id !== questionId);
  return on ? [...others, questionId] : others;
}

/** Records of older versions have this machine's time alone. */
function answeredAt({ lastAnswerAt, start }: AttemptState, { at, platformAt, untimed }: JournalRecord): number {
  return untimed ? lastAnswerAt : Math.max(lastAnswerAt, platformAt ?? at + start.clockOffset);
}

/** The part of the state that a record changes beside the time. */
function changeOf(state: AttemptState, { sequence, record }: SequencedRecord): Partial<AttemptState> {
  switch (record.type) {
    case 'answer': {
      const saved: SavedAnswer = { value: record.value, savedAt: record.at, sequence };
      return {
        answers: { ...state.answers, [record.questionId]: saved },
        lastAnswerAt: answeredAt(state, record),
        running: true,
      };
    }
    case 'mark':
      return { marked: remarked(state.marked, record.questionId, record.marked), running: true };
    case 'strike':
      return { struck: { ...state.struck, [record.questionId]: record.keys }, running: true };
    case 'highlight':
      return { highlights: { ...state.highlights, [record.materialId]: record.ranges }, running: true };
    case 'place':
      return { currentQuestion: record.questionId, running: true };
    case 'played': {
      const { [record.recordingId]: before = 0 } = state.plays;
      return { plays: { ...state.plays, [record.recordingId]: before + 1 }, running: true };
    }
    case 'alive':
      return { running: true };
    case 'left':
      return { running: false };
    case 'belongs':
      return { start: { place: record.place, ...state.start } };
    case 'rules':
      return { start: { ...state.start, rules: record.rules } };
    case 'staff': {
      if (isRecorded(state.staff, record.action.number)) return {};
      const { rules = state.start.rules } = record;
      return { staff: withAction(state.staff, record.action), start: { ...state.start, rules } };
    }
    case 'staff-read':
      return { staff: withRead(state.staff, record.number) };
    case 'received': {
      const { accountId: _account, owner: _owner, report: _report, start, staff, ...paper } = record.paper;
      const { platformTime: at, unsigned } = record;
      const use: SeatUse = { kind: 'received', at, ...(unsigned ? { unsigned } : {}) };
      return {
        ...paper,
        staff: withSeatUse(mergedStaff(staff, state.staff), use),
        consented: state.consented || paper.consented === true,
        absences: (paper.absences ?? []).reduce(withAbsence, state.absences),
        start: { ...state.start, rules: start.rules },
        // Nobody was interrupted here.
        running: false,
      };
    }
    case 'consent':
      return { consented: true };
    case 'absence':
      return { absences: withAbsence(state.absences, record.absence) };
    case 'prepared': {
      const { stepsDue: _, ...start } = state.start;
      return { start };
    }
    case 'face':
      return { faceNotes: [...state.faceNotes, record.note] };
    default:
      return {};
  }
}

/**
 * The first version took any answer it did not know for a final refusal: such a paper is delivered again. Its records
 * are those without `held`.
 */
function settledBy(record: SettledRecord & { at: number }): Partial<AttemptState> {
  const { phase, refusal, proof, held, basis, notShown, platformAt = record.at } = record;
  if (phase === 'refused' && held === undefined) return { outcomeUnknown: true };
  const settled = {
    phase,
    refusal,
    at: platformAt,
    proof: proof ?? (phase === 'delivered' ? 'acknowledged' : null),
    held: held ?? null,
    ...(basis ? { basis } : {}),
    ...(notShown ? { notShown } : {}),
  } satisfies Settlement;
  return phase === 'unverified' ? { settled } : { settled, outcomeUnknown: false };
}

/** What is left of a verdict when the platform takes the paper after it: that it was delivered. */
export function settledOnceTaken(settled: Settlement | null): Settlement | null {
  return settled?.phase === 'delivered' ? settled : null;
}

/** What the platform calls files, by `fileId`, as far as it told. */
export function referencesOf(outcomes: AttemptState['fileOutcomes']): SealedPaper['fileReferences'] {
  return Object.fromEntries(
    Object.entries(outcomes).flatMap(([fileId, { reference }]) => (reference === null ? [] : [[fileId, reference]])),
  );
}

function sealOf({ reason, at, sealTime, timeUnknown, untimed }: SealedRecord & RecordedAt & { at: number }): Seal {
  return {
    reason,
    at,
    sealTime: sealTime ?? null,
    ...(timeUnknown ? { timeUnknown } : {}),
    ...(untimed ? { untimed } : {}),
  };
}

/** What was known when it was sealed stays. */
function timedSeal({ sealed }: AttemptState, { sealTime, timeUnknown }: SealTimeRecord): Partial<AttemptState> {
  if (!sealed || sealed.sealTime !== null) return {};
  const { timeUnknown: _, ...rest } = sealed;
  return { sealed: { ...rest, sealTime, ...(timeUnknown ? { timeUnknown } : {}) } };
}

/** What a seal does not end: the delivery, of which the first seal counts and the last settlement, and what staff do. */
function deliveryOf(state: AttemptState, record: JournalRecord): Partial<AttemptState> {
  switch (record.type) {
    case 'sealed':
      return state.sealed ? {} : { sealed: sealOf(record), running: false };
    case 'seal-time':
      return timedSeal(state, record);
    case 'seat':
      // Who seals it for another seat leaves it here.
      return {
        staff: withSeatUse(state.staff, record.use),
        ...(record.use.kind === 'transfer' ? { running: false } : {}),
      };
    case 'sending': {
      const { fileReferences = referencesOf(state.fileOutcomes), baseline = state.baseline } = record;
      return { outcomeUnknown: true, baseline, sentReferences: [...state.sentReferences, fileReferences] };
    }
    case 'taken':
      return { takenAt: record.takenAt, settled: settledOnceTaken(state.settled) };
    case 'evidence':
      return { chains: record.ends };
    case 'credential':
      return { credential: record.credential };
    case 'file-outcome': {
      const { fileId, outcome, message, reference = null } = record;
      return { fileOutcomes: { ...state.fileOutcomes, [fileId]: { outcome, message, reference } } };
    }
    case 'not-sent':
      return { outcomeUnknown: false, sentReferences: state.sentReferences.slice(0, -1) };
    case 'settled':
      return settledBy(record);
    default:
      return {};
  }
}

/** The state after one more record. Nothing changes the answers of a paper once it is sealed; unknown records change nothing. */
export function after(state: AttemptState, next: SequencedRecord): AttemptState {
  const learner = state.sealed ? {} : changeOf(state, next);
  const changed = { ...state, ...learner, ...deliveryOf(state, next.record), lastAt: next.record.at };
  return state.sealed ? changed : { ...changed, ...timeAfter(changed, next.record) };
}

/** The whole attempt from its records, in order of sequence; null without a beginning. */
export function replay(records: readonly LogRecord[]): AttemptState | null {
  let state: AttemptState | null = null;
  let answers: Record<string, SavedAnswer> = {};
  for (const { sequence, text } of records) {
    const record = parseRecord(text);
    if (!state) {
      if (record.type === 'begin') state = beginningOf(record, record.at);
      continue;
    }
    // Answers are collected aside: copying them all for each of thousands of records would take seconds.
    if (record.type === 'answer' && !state.sealed) {
      answers[record.questionId] = { value: record.value, savedAt: record.at, sequence };
      const lastAnswerAt = answeredAt(state, record);
      state = { ...state, running: true, lastAt: record.at, ...timeAfter({ time: state.time, lastAnswerAt }, record) };
    } else {
      if (record.type === 'received' && !state.sealed) answers = { ...record.paper.answers };
      state = after(state, { sequence, record });
    }
  }
  return state && { ...state, answers };
}
