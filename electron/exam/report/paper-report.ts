import type { Absence } from '#contract/ipc/exam.ts';
import type { PaperReport, ReportLine } from '#contract/ipc/paper-report.ts';
import { countAnswers, type AnswerValue, type Paper } from '#contract/ipc/paper.ts';
import type { JournalHistory } from '#electron/storage/journal/journals.ts';
import type { AttemptHandle } from '../records/attempt-store.ts';
import { parseRecord, type JournalRecord } from '../records/record.ts';

/** Without a record for this long nobody knows where the learner was: a client that runs gives a sign of life every ten seconds. */
const silenceMs = 60_000;
/** Time services move a clock back by less. */
const clockBackMs = 2_000;

/** A record as it lies in the journal, or what is remembered of one that was superseded. */
type Entry = { sequence: number } & (
  | { record: JournalRecord }
  | { remembered: { at: number; type: string; questionId: string } }
);
type Told = Pick<ReportLine, 'kind' | 'values'>;

/** What the lines before say that the next one needs. */
interface Before {
  paper: Paper | null;
  clockOffset: number;
  answered: ReadonlySet<string>;
  /** Time of this machine of the last record; null: there is none. */
  lastAt: number | null;
  left: boolean;
}

/** For a paper that goes out with its report, or without it: null when its journal cannot be read. */
export async function reportBeside(
  attemptId: string,
  handle: Pick<AttemptHandle, 'history'>,
  unread: (error: unknown) => void,
): Promise<PaperReport | null> {
  try {
    return paperReport(attemptId, await handle.history());
  } catch (error) {
    unread(error);
    return null;
  }
}

/** What happened to a paper, from everything that its journal holds: what it does not tell is shown as a gap, not smoothed. */
export function paperReport(attemptId: string, { records, takenBack, last }: JournalHistory): PaperReport {
  const entries = entriesOf(records);
  const begin = entries.flatMap((entry) =>
    'record' in entry && entry.record.type === 'begin' ? [entry.record] : [],
  )[0];
  let before: Before = { paper: null, clockOffset: 0, answered: new Set(), lastAt: null, left: false };
  const lines: ReportLine[] = [];
  const empty = new Set(takenBack);
  let missing = 0;
  let expected = 1;
  const skipTo = (next: number) => {
    const lost = lostBetween(expected, next - 1, empty);
    const [from, to] = [lost[0], lost.at(-1)];
    expected = next + 1;
    if (from === undefined || to === undefined) return;
    missing += lost.length;
    lines.push({ place: from, at: null, clock: 'unknown', kind: 'gap', values: { from, to, count: lost.length } });
  };
  for (const entry of entries) {
    skipTo(entry.sequence);
    const time = timeOf(entry, before);
    if ('record' in entry) for (const line of seatsBefore(entry.record, lines)) lines.push(line);
    for (const told of [...breakBefore(entry, before), ...toldBy(entry, before)])
      lines.push({ place: entry.sequence, ...time, ...told });
    before = after(before, entry);
  }
  skipTo(last + 1);
  return {
    format: 'lectern-paper-report',
    version: 1,
    attemptId,
    userPaperId: begin?.start.userPaperId ?? null,
    exam: begin?.start.exam.name ?? null,
    owner: begin?.owner ?? null,
    records: last,
    missing,
    lines,
  };
}

/**
 * What the seats before recorded, which a paper brings along: each with the number of its seat. A paper that comes back brings
 * lines that stand here already.
 */
function seatsBefore(record: JournalRecord, here: readonly ReportLine[]): ReportLine[] {
  if (record.type !== 'received' || !record.paper.report) return [];
  const there = record.paper.report.lines;
  const known = new Set(here.map(contentOf));
  const latest = there.reduce((most, { seat = 0 }) => Math.max(most, seat), 0) + 1;
  return there.filter((line) => !known.has(contentOf(line))).map((line) => ({ ...line, seat: line.seat ?? latest }));
}

function contentOf({ place, at, clock, kind, values }: ReportLine): string {
  return JSON.stringify([place, at, clock, kind, values]);
}

/** In order of their numbers; what was superseded and left out of the files stands in its place. */
function entriesOf(records: JournalHistory['records']): Entry[] {
  const whole = records.map(({ sequence, text }) => ({ sequence, record: parseRecord(text) }));
  const known = new Set(whole.map(({ sequence }) => sequence));
  const remembered = whole
    .flatMap(({ record }) => (record.type === 'superseded' ? record.records : []))
    .filter(([sequence]) => !known.has(sequence))
    .map(([sequence, at, type, questionId]) => ({ sequence, remembered: { at, type, questionId } }));
  return [...whole, ...remembered].sort((a, b) => a.sequence - b.sequence);
}

function lostBetween(from: number, to: number, takenBack: ReadonlySet<number>): number[] {
  const lost: number[] = [];
  for (let number = from; number <= to; number += 1) if (!takenBack.has(number)) lost.push(number);
  return lost;
}

function madeAt(entry: Entry): number {
  return 'record' in entry ? entry.record.at : entry.remembered.at;
}

function typeOf(entry: Entry): string {
  return 'record' in entry ? entry.record.type : entry.remembered.type;
}

function timeOf(entry: Entry, { clockOffset }: Before): Pick<ReportLine, 'at' | 'clock'> {
  if ('record' in entry) {
    const { record } = entry;
    if (record.type === 'begin') return { at: record.at + record.start.clockOffset, clock: 'platform' };
    if (record.platformAt !== undefined) return { at: record.platformAt, clock: 'platform' };
    if (record.untimed) return { at: null, clock: 'unknown' };
  }
  return { at: madeAt(entry) + clockOffset, clock: 'computer' };
}

/** What the learner or a running client does, as against what staff and the delivery do without them. */
const presence: ReadonlySet<string> = new Set(['answer', 'mark', 'strike', 'highlight', 'place', 'played', 'alive']);

/** A silence that a running client would not have made, and a clock that went back. */
function breakBefore(entry: Entry, { lastAt, left }: Before): Told[] {
  if (lastAt === null) return [];
  const passedMs = madeAt(entry) - lastAt;
  if (passedMs < -clockBackMs) return [{ kind: 'clock-back', values: { byMs: -passedMs } }];
  if (!presence.has(typeOf(entry)) || (!left && passedMs < silenceMs)) return [];
  return [{ kind: 'returned', values: { afterMs: passedMs, left } }];
}

function after(before: Before, entry: Entry): Before {
  const next = {
    ...before,
    lastAt: madeAt(entry),
    left: typeOf(entry) === 'left' || (before.left && !isPresent(entry)),
  };
  if (!('record' in entry)) {
    const { type, questionId } = entry.remembered;
    return type === 'answer' ? { ...next, answered: new Set([...before.answered, questionId]) } : next;
  }
  const { record } = entry;
  if (record.type === 'begin') return { ...next, paper: record.start.paper, clockOffset: record.start.clockOffset };
  if (record.type === 'answer') return { ...next, answered: new Set([...before.answered, record.questionId]) };
  if (record.type === 'received') return { ...next, answered: new Set(Object.keys(record.paper.answers)) };
  return next;
}

const isPresent = (entry: Entry) => presence.has(typeOf(entry));

function toldBy(entry: Entry, before: Before): Told[] {
  if ('record' in entry) return linesOf(entry.record, before);
  const { type, questionId } = entry.remembered;
  return type === 'answer' ? [answered(questionId, before)] : [];
}

/** The first answer of a question, or another one in its place. */
function answered(questionId: string, { paper, answered: known }: Before): Told {
  const question = paper?.questions.find(({ id }) => id === questionId)?.number ?? null;
  return { kind: known.has(questionId) ? 'changed' : 'answered', values: { question, questionId } };
}

function answerLine(questionId: string, value: AnswerValue, before: Before): Told {
  const line = answered(questionId, before);
  const question = before.paper?.questions.filter(({ id }) => id === questionId) ?? [];
  const counts = countAnswers(question, () => value);
  const empty = question.length > 0 && counts.answered + (counts.partly ?? 0) === 0;
  return empty ? { ...line, kind: 'cleared' } : line;
}

/** Everything that a record tells; a switch, so that a new kind of record does not compile without its line. */
function linesOf(record: JournalRecord, before: Before): Told[] {
  switch (record.type) {
    case 'begin': {
      const { rules, paper } = record.start;
      const values = { deadlineAt: rules.deadline, cameras: rules.cameraCount, questions: paper.questions.length };
      return [{ kind: 'opened', values: { ...values, anew: (record.replaces ?? []).length > 0 } }];
    }
    case 'answer':
      return [answerLine(record.questionId, record.value, before)];
    case 'played':
      return [{ kind: 'played', values: { recordingId: record.recordingId } }];
    case 'left':
      return [{ kind: 'left', values: {} }];
    case 'rules':
      return [{ kind: 'rules', values: { deadlineAt: record.rules.deadline } }];
    case 'staff':
      return [staffLine(record.action)];
    case 'staff-read':
      return [{ kind: 'staff-read', values: { number: record.number } }];
    case 'seat':
      return [{ kind: 'seat', values: { use: record.use.kind, ...(record.use.unsigned && { unsigned: true }) } }];
    case 'absence':
      return awayLine(record.absence);
    case 'face':
      return [{ kind: 'face', values: { event: record.note.event } }];
    case 'seat-note':
      return isTold(record.state) ? [] : [{ kind: 'noted', values: { place: record.place, state: record.state } }];
    case 'received':
      return [{ kind: 'received', values: { answers: Object.keys(record.paper.answers).length } }];
    case 'sealed':
      return [{ kind: 'sealed', values: { reason: record.reason, sealedAt: record.sealTime ?? null } }];
    case 'seal-time':
      return [{ kind: 'seal-time', values: { sealedAt: record.sealTime } }];
    case 'sending':
      return [{ kind: 'sending', values: {} }];
    case 'taken':
      return [{ kind: 'taken', values: {} }];
    case 'not-sent':
      return [{ kind: 'not-sent', values: {} }];
    case 'settled': {
      const { phase, proof = null, held, refusal, notShown = false } = record;
      const values = { phase, proof, held: held?.answers ?? null, message: refusal };
      return [{ kind: 'settled', values: notShown ? { ...values, notShown } : values }];
    }
    case 'file-outcome':
      return [{ kind: 'file', values: { outcome: record.outcome, message: record.message } }];
    case 'credential':
      return [{ kind: 'session-kept', values: { kept: record.credential !== null } }];
    // Where the learner looks and what they underline is theirs; signs of life only fill the silence.
    case 'evidence':
    case 'alive':
    case 'consent':
    case 'place':
    case 'mark':
    case 'strike':
    case 'highlight':
    case 'prepared':
    case 'superseded':
    case 'belongs':
      return [];
    default:
      return other(record);
  }
}

/** Notes for the platform of what has a record of its own: a use of the staff code in a paper, and a face check. */
function isTold(state: string): boolean {
  const [code = '', what = ''] = state.split(':');
  return code === 'face-again' || (code === 'staff-code' && what !== 'unstored');
}

/** Of all other absences the seat's note or the learner's leaving tells. */
function awayLine({ kind, lastedMs }: Absence): Told[] {
  if (kind !== 'focus') return [];
  return lastedMs === null
    ? [{ kind: 'away', values: {} }]
    : [{ kind: 'away-over', values: { afterMs: lastedMs === 'unknown' ? null : lastedMs } }];
}

function staffLine(action: Extract<JournalRecord, { type: 'staff' }>['action']): Told {
  const doubtful = action.basis === 'assumed' && action.kind !== 'message' && action.kind !== 'unknown';
  const values = { action: doubtful ? `${action.kind}-assumed` : action.kind, number: action.number };
  if (action.kind === 'message') return { kind: 'staff', values: { ...values, text: action.text } };
  if (action.kind === 'extraTime') return { kind: 'staff', values: { ...values, minutes: action.minutes } };
  return { kind: 'staff', values };
}

/** Written by a newer version of this client. */
function other(record: never): Told[] {
  const { type }: { type: string } = record;
  return [{ kind: 'other', values: { type } }];
}
