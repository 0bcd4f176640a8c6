import type { HandInReason, SavedAnswer } from '../../../src/contract/ipc/exam.ts';
import {
  isRecorded,
  mergedStaff,
  noStaffActions,
  withAction,
  withRead,
  withSeatUse,
} from '../../../src/contract/exam/staff-rules.ts';
import type { HeldSession, MovedPaper, SealedPaper, Settlement } from '../attempts/attempt-store.ts';
import type { LogRecord } from './merge.ts';
import { parseRecord, type BeginRecord, type JournalRecord, type SettledRecord } from './record.ts';

/** An attempt as its records tell it. */
export interface AttemptState extends MovedPaper {
  /** Ids of the older journals of its paper that it takes the place of. */
  replaces: readonly string[];
  /** Time of the latest record. */
  lastAt: number;
  /** False after the learner left: a run that ended while true ended in a crash. */
  running: boolean;
  /** `sealTime`: epoch ms of the platform's clock; null: a journal of the first version. */
  sealed: { reason: HandInReason; at: number; sealTime: number | null } | null;
  /** A commit was sent and its outcome was not learned since. */
  outcomeUnknown: boolean;
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
    lastAt: at,
    lastAnswerAt: 0,
    running: true,
    sealed: null,
    outcomeUnknown: false,
    sentReferences: [],
    settled: null,
    credential: null,
  };
}

function remarked(marked: readonly string[], questionId: string, on: boolean): readonly string[] {
  const others = marked.filter((id) => id !== questionId);
  return on ? [...others, questionId] : others;
}

function answeredAt({ lastAnswerAt, start }: AttemptState, { at, platformAt }: JournalRecord): number {
  return Math.max(lastAnswerAt, platformAt ?? at + start.clockOffset);
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
      const { accountId: _account, owner: _owner, start, staff, ...paper } = record.paper;
      const use = { kind: 'received', at: record.platformTime } as const;
      return {
        ...paper,
        staff: withSeatUse(mergedStaff(staff, state.staff), use),
        start: { ...state.start, rules: start.rules },
        // Nobody was interrupted here.
        running: false,
      };
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
  const { phase, refusal, proof, held, platformAt = record.at } = record;
  if (phase === 'refused' && held === undefined) return { outcomeUnknown: true };
  const settled = {
    phase,
    refusal,
    at: platformAt,
    proof: proof ?? (phase === 'delivered' ? 'acknowledged' : null),
    held: held ?? null,
  } satisfies Settlement;
  return phase === 'unverified' ? { settled } : { settled, outcomeUnknown: false };
}

/** What the platform calls files, by `fileId`, as far as it told. */
export function referencesOf(outcomes: AttemptState['fileOutcomes']): SealedPaper['fileReferences'] {
  return Object.fromEntries(
    Object.entries(outcomes).flatMap(([fileId, { reference }]) => (reference === null ? [] : [[fileId, reference]])),
  );
}

/** What a seal does not end: the delivery, of which the first seal counts and the last settlement, and what staff do. */
function deliveryOf(state: AttemptState, record: JournalRecord): Partial<AttemptState> {
  switch (record.type) {
    case 'sealed':
      return state.sealed
        ? {}
        : { sealed: { reason: record.reason, at: record.at, sealTime: record.sealTime ?? null }, running: false };
    case 'seat':
      // Who seals it for another seat leaves it here.
      return {
        staff: withSeatUse(state.staff, record.use),
        ...(record.use.kind === 'transfer' ? { running: false } : {}),
      };
    case 'sending': {
      const { fileReferences = referencesOf(state.fileOutcomes) } = record;
      return { outcomeUnknown: true, sentReferences: [...state.sentReferences, fileReferences] };
    }
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
  return { ...state, ...learner, ...deliveryOf(state, next.record), lastAt: next.record.at };
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
      state = { ...state, running: true, lastAt: record.at, lastAnswerAt: answeredAt(state, record) };
    } else {
      if (record.type === 'received' && !state.sealed) answers = { ...record.paper.answers };
      state = after(state, { sequence, record });
    }
  }
  return state && { ...state, answers };
}
