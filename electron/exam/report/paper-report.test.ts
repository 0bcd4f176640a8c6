import { describe, expect, it, vi } from 'vitest';
import { seatPrompts } from '#contract/ipc/exam.ts';
import { locales } from '#contract/ipc/locale.ts';
import { lockdownSteps, type SeatSignal } from '#contract/ipc/lockdown.ts';
import { reportKinds, type ReportLine } from '#contract/ipc/paper-report.ts';
import { staffCodeActions } from '#contract/ipc/staff-action.ts';
import type { JournalHistory } from '#electron/storage/journal/journals.ts';
import { rememberSuperfluous } from '#electron/storage/journal/superfluous-records.ts';
import { sentenceOf, timeText } from '#rules/exam/report-words.ts';
import type { ReportWords } from '#rules/readiness/report.ts';
import { recordText, type RecordBody } from '../records/record.ts';
import { sampleStart } from '../testing/sample-attempt.ts';
import { paperReport } from './paper-report.ts';
import { paperReportWords } from './report-page.ts';

const minute = 60_000;
const begin: RecordBody = { type: 'begin', accountId: 'ann', owner: '138****8000', start: sampleStart() };
const choice = (questionId: string, ...keys: string[]): RecordBody => ({
  type: 'answer',
  questionId,
  value: { kind: 'choice', keys },
});

/** A journal of these records, each a second after the one before; `times`: other times, in ms since the beginning. */
function historyOf(bodies: readonly RecordBody[], times: Readonly<Record<number, number>> = {}): JournalHistory {
  const records = [begin, ...bodies].map((body, index) => ({
    sequence: index + 1,
    text: recordText(body, times[index] ?? index * 1000),
  }));
  return { records, takenBack: [], last: records.length };
}

const tell = (bodies: readonly RecordBody[], times?: Readonly<Record<number, number>>) =>
  paperReport('a1', historyOf(bodies, times)).lines.slice(1);

const rules = sampleStart().rules;
const paper = {
  accountId: 'ann',
  owner: '138****8000',
  start: sampleStart(),
  answers: { q1: { value: { kind: 'choice', keys: ['A'] }, savedAt: 1, sequence: 2 } },
  marked: [],
  struck: {},
  highlights: {},
  currentQuestion: null,
  plays: {},
  fileOutcomes: {},
  staff: { actions: [], read: [] },
  faceNotes: [],
  lastAnswerAt: 1,
} as const;

describe('a record is told as', () => {
  it.each<[RecordBody, Partial<ReportLine>]>([
    [choice('q2', 'A'), { kind: 'answered', values: { question: 2, questionId: 'q2' } }],
    [choice('q2'), { kind: 'cleared', values: { question: 2, questionId: 'q2' } }],
    [choice('gone', 'A'), { kind: 'answered', values: { question: null, questionId: 'gone' } }],
    [{ type: 'played', recordingId: 'r1' }, { kind: 'played' }],
    [{ type: 'left' }, { kind: 'left' }],
    [
      { type: 'rules', rules: { ...rules, deadline: 5 } },
      { kind: 'rules', values: { deadlineAt: 5 } },
    ],
    [
      { type: 'staff', action: { kind: 'extraTime', number: 3, at: 1, minutes: 10, receivedAt: 2 } },
      { kind: 'staff', values: { action: 'extraTime', number: 3, minutes: 10 } },
    ],
    [
      { type: 'staff', action: { kind: 'message', number: 4, at: 1, text: '请安静', receivedAt: 2 } },
      { kind: 'staff', values: { action: 'message', number: 4, text: '请安静' } },
    ],
    [
      { type: 'staff', action: { kind: 'handIn', number: 5, at: 1, receivedAt: 2, basis: 'assumed' } },
      { kind: 'staff', values: { action: 'handIn-assumed', number: 5 } },
    ],
    [
      { type: 'staff-read', number: 4 },
      { kind: 'staff-read', values: { number: 4 } },
    ],
    [
      { type: 'seat', use: { kind: 'unlock', at: 1 } },
      { kind: 'seat', values: { use: 'unlock' } },
    ],
    [
      { type: 'seat', use: { kind: 'received', at: 1, unsigned: true } },
      { kind: 'seat', values: { use: 'received', unsigned: true } },
    ],
    [
      { type: 'seat-note', place: 'seat', state: 'staff-code:unstored', takenAt: 1 },
      { kind: 'noted', values: { place: 'seat', state: 'staff-code:unstored' } },
    ],
    [
      { type: 'face', note: { event: 'skipped', at: 1 } },
      { kind: 'face', values: { event: 'skipped' } },
    ],
    [
      { type: 'absence', absence: { kind: 'focus', since: 1, lastedMs: null, counted: true } },
      { kind: 'away', values: {} },
    ],
    [
      { type: 'absence', absence: { kind: 'focus', since: 1, lastedMs: 9_000, counted: true } },
      { kind: 'away-over', values: { afterMs: 9_000 } },
    ],
    [
      { type: 'seat-note', place: 'side', state: 'covered', takenAt: 1 },
      { kind: 'noted', values: { place: 'side', state: 'covered' } },
    ],
    [
      { type: 'received', paper, platformTime: 1 },
      { kind: 'received', values: { answers: 1 } },
    ],
    [
      { type: 'sealed', reason: 'time-up', sealTime: 9 },
      { kind: 'sealed', values: { reason: 'time-up', sealedAt: 9 } },
    ],
    [
      { type: 'seal-time', sealTime: 9 },
      { kind: 'seal-time', values: { sealedAt: 9 } },
    ],
    [{ type: 'sending' }, { kind: 'sending' }],
    [{ type: 'taken', takenAt: 1 }, { kind: 'taken' }],
    [{ type: 'not-sent' }, { kind: 'not-sent' }],
    [
      { type: 'settled', phase: 'delivered', refusal: null, proof: 'compared', held: null },
      { kind: 'settled', values: { phase: 'delivered', proof: 'compared', held: null, message: null } },
    ],
    [
      { type: 'file-outcome', fileId: 'f1', outcome: 'refused', message: '太大' },
      { kind: 'file', values: { outcome: 'refused', message: '太大' } },
    ],
    [
      { type: 'credential', credential: null },
      { kind: 'session-kept', values: { kept: false } },
    ],
  ])('%j', (record, line) => {
    expect(tell([record])).toMatchObject([line]);
  });

  it.each<RecordBody>([
    { type: 'alive' },
    { type: 'place', questionId: 'q1' },
    { type: 'mark', questionId: 'q1', marked: true },
    { type: 'strike', questionId: 'q1', keys: ['A'] },
    { type: 'highlight', materialId: 'm1', ranges: [] },
    { type: 'absence', absence: { kind: 'left', since: 1, lastedMs: null, counted: true } },
    // Copies for the platform of what a record beside them tells.
    { type: 'seat-note', place: 'seat', state: 'staff-code:unlock', takenAt: 1 },
    { type: 'seat-note', place: 'seat', state: 'face-again:asked:crash', takenAt: 1 },
  ])('nothing: %j', (record) => {
    expect(tell([record])).toEqual([]);
  });

  it('a kind that this version does not know', () => {
    const newer: RecordBody = JSON.parse('{"type":"teleported"}');
    expect(tell([newer])).toMatchObject([{ kind: 'other', values: { type: 'teleported' } }]);
  });
});

describe('what the records do not tell is shown', () => {
  it('an answer in the place of another is a change', () => {
    expect(tell([choice('q1', 'A'), choice('q1', 'B')]).map(({ kind }) => kind)).toEqual(['answered', 'changed']);
  });

  it.each([
    ['a minute and more without a sign of life', [choice('q1', 'A')], { 1: 12 * minute }, { left: false }],
    ['after leaving, however short', [{ type: 'left' }, choice('q1', 'A')], { 2: 3_000 }, { left: true }],
  ] as const)('%s', (_, bodies, times, values) => {
    expect(tell(bodies, times).find(({ kind }) => kind === 'returned')).toMatchObject({ values });
  });

  it('nothing of a silence after the seal, when nobody was to be there', () => {
    const lines = tell([{ type: 'sealed', reason: 'learner' }, { type: 'sending' }], { 2: 30 * minute });
    expect(lines.map(({ kind }) => kind)).toEqual(['sealed', 'sending']);
  });

  it('a clock that was set back', () => {
    expect(tell([choice('q1', 'A'), choice('q2', 'A')], { 1: 20 * minute, 2: 10 * minute })).toMatchObject([
      { kind: 'returned' },
      { kind: 'answered' },
      { kind: 'clock-back', values: { byMs: 10 * minute } },
      { kind: 'answered' },
    ]);
  });

  it('records that are in no copy, inside and at the end; not those that were taken back', () => {
    const { records } = historyOf([choice('q1', 'A'), choice('q2', 'A'), choice('q3', 'A'), choice('q4', 'A')]);
    const kept = records.filter(({ sequence }) => ![2, 4].includes(sequence));
    const report = paperReport('a1', { records: kept, takenBack: [4], last: 7 });
    expect(report).toMatchObject({ records: 7, missing: 3 });
    expect(report.lines.filter(({ kind }) => kind === 'gap')).toMatchObject([
      { place: 2, at: null, clock: 'unknown', values: { from: 2, to: 2, count: 1 } },
      { place: 6, values: { from: 6, to: 7, count: 2 } },
    ]);
  });

  it('answers that were superseded and left out of the files come back with their time', () => {
    const whole = historyOf([choice('q1', 'A'), { type: 'alive' }, choice('q1', 'B')], { 1: 1_500, 3: 20_000 });
    const memory = rememberSuperfluous(whole.records.slice(1, 3), 21_000) ?? '';
    const records = [
      ...whole.records.filter(({ sequence }) => sequence === 1 || sequence === 4),
      { sequence: 5, text: memory },
    ];
    const { lines, missing } = paperReport('a1', { records, takenBack: [], last: 5 });
    expect(missing).toBe(0);
    expect(lines.slice(1)).toMatchObject([
      { place: 2, kind: 'answered', at: 1_750 },
      { place: 4, kind: 'changed' },
    ]);
  });

  it('whose clock says when', () => {
    const { records, ...rest } = historyOf([choice('q1', 'A')]);
    const known = { sequence: 3, text: recordText(choice('q2', 'A'), 3_000, { platformAt: 99_000 }) };
    const untimed = { boot: 'b', upMs: 5 };
    const nobody = { sequence: 4, text: recordText(choice('q3', 'A'), 4_000, { untimed }) };
    const { lines } = paperReport('a1', { ...rest, records: [...records, known, nobody], last: 4 });
    expect(lines.slice(1)).toMatchObject([
      { at: 1_250, clock: 'computer' },
      { at: 99_000, clock: 'platform' },
      { at: null, clock: 'unknown' },
    ]);
  });

  it('what the seat before recorded, as its record and not as one of this seat', () => {
    const there = paperReport('a1', historyOf([choice('q1', 'A'), { type: 'seat', use: { kind: 'transfer', at: 9 } }]));
    const received: RecordBody = { type: 'received', paper: { ...paper, report: there }, platformTime: 10 };
    const second = paperReport('a1', historyOf([received, choice('q1', 'B')], { 0: 500 }));
    expect(second.lines.map(({ seat, place, kind }) => [seat, place, kind])).toEqual([
      [undefined, 1, 'opened'],
      [1, 1, 'opened'],
      [1, 2, 'answered'],
      [1, 3, 'seat'],
      [undefined, 2, 'received'],
      [undefined, 3, 'changed'],
    ]);
    const third: RecordBody = { type: 'received', paper: { ...paper, report: second }, platformTime: 11 };
    expect(tell([third], { 0: 700, 1: 99_000 }).map(({ seat, place, kind }) => [seat, place, kind])).toEqual([
      [2, 1, 'opened'],
      [1, 1, 'opened'],
      [1, 2, 'answered'],
      [1, 3, 'seat'],
      [2, 2, 'received'],
      [2, 3, 'changed'],
      [undefined, 2, 'received'],
    ]);
  });

  it('no line is compared with those before it where no seat was before', () => {
    const written = vi.spyOn(JSON, 'stringify');
    const comparisons = (count: number) => {
      const history = historyOf(Array.from({ length: count }, () => choice('q1', 'A')));
      written.mockClear();
      expect(paperReport('a1', history).lines).toHaveLength(count + 1);
      return written.mock.calls.length;
    };
    expect(comparisons(400)).toBeLessThanOrEqual(2 * comparisons(200));
    written.mockRestore();
  });

  it('of a paper that comes back the lines of this seat stand once', () => {
    const here = [choice('q1', 'A'), { type: 'seat', use: { kind: 'transfer', at: 9 } }] as const;
    const away: RecordBody = {
      type: 'received',
      paper: { ...paper, report: paperReport('a1', historyOf(here)) },
      platformTime: 10,
    };
    const there = paperReport('a1', historyOf([away, choice('q2', 'B')], { 0: 50_000, 1: 51_000, 2: 52_000 }));
    const back: RecordBody = { type: 'received', paper: { ...paper, report: there }, platformTime: 11 };
    expect(tell([...here, back], { 3: 60_000 }).map(({ seat, place, kind }) => [seat, place, kind])).toEqual([
      [undefined, 2, 'answered'],
      [undefined, 3, 'seat'],
      [2, 1, 'opened'],
      [2, 2, 'received'],
      [2, 3, 'answered'],
      [undefined, 4, 'received'],
    ]);
  });

  it('a beginning that is lost', () => {
    const { records, ...rest } = historyOf([choice('q1', 'A')]);
    const report = paperReport('a1', { ...rest, records: records.slice(1) });
    expect(report).toMatchObject({ exam: null, owner: null, userPaperId: null, missing: 1 });
  });
});

describe.each(locales)('the words of %s', (locale) => {
  const words = paperReportWords(locale);
  const seatStates = ['slept:90', 'slept', 'displays:2', 'network-lost', 'never-heard-of:5'];
  const values: Readonly<Partial<Record<ReportLine['kind'], readonly ReportLine['values'][]>>> = {
    noted: [
      ...seatStates.map((state) => ({ place: 'seat', state })),
      { place: 'side', state: 'covered' },
      { place: 'front', state: 'never-heard-of' },
    ],
    settled: (['delivered', 'unverified', 'closed', 'elsewhere', 'refused'] as const).map((phase) => ({
      phase,
      proof: 'counted',
      held: 3,
      message: '平台的话',
    })),
    seat: [{ use: 'unlock' }, { use: 'never-heard-of' }],
    staff: [{ action: 'message', text: '请安静' }, { action: 'extraTime', minutes: 5 }, { action: 'never-heard-of' }],
    face: [{ event: 'passed' }, { event: 'never-heard-of' }],
    sealed: [{ reason: 'time-up', sealedAt: 1 }, { reason: 'never-heard-of' }],
    file: [{ outcome: 'delivered' }, { outcome: 'refused', message: '太大' }],
  };

  it.each(reportKinds)('tell %s whole', (kind) => {
    for (const told of values[kind] ?? [{}]) {
      const sentence = sentenceOf({ kind, values: { question: 3, ...told } }, words);
      expect(sentence).not.toMatch(/\{\{|undefined|\[object/);
      expect(sentence).toMatch(/\s|[\u4e00-\u9fff]/);
    }
  });

  const signals: Readonly<Record<SeatSignal, true>> = {
    'second-display': true,
    'remote-session': true,
    'virtual-machine': true,
    'data-moved': true,
  };
  const coded: readonly Pick<ReportLine, 'kind' | 'values'>[] = [
    ...[
      ...seatPrompts.map((prompt) => `prompt:${prompt}`),
      ...lockdownSteps.map((step) => `lockdown-failed:${step}`),
      'lockdown-lost:watchdog',
      ...Object.keys(signals),
      'slept',
      'left',
      'session',
      'restarted',
      'dialog',
      'no-consent',
      'policy-refused',
      'staff-code:unstored',
      'time-unknown',
      'time-disputed',
      'time-known',
      'end-assumed',
      'later-end-assumed',
      'order-assumed',
      'pause-assumed',
      'network-lost',
      'network-back',
      `picture-smaller:3:${'0'.repeat(64)}`,
      'store-reset',
      'store-broken',
      'displays:3',
      'picture-missing:3',
      'sealed:4F2A 9C01 77D3',
      ...['platform', 'file', 'platform:unsigned', 'file:unsigned'].map((by) => `seat-change:${by}`),
      ...['thinned', 'dropped', 'expired'].flatMap((why) => [
        `evidence-gone:capture:${why}:2,4,6-9`,
        `evidence-gone:note:${why}:3`,
      ]),
    ].map((state) => ({ kind: 'noted' as const, values: { place: 'seat', state } })),
    ...['ordinary', 'virtual', 'infrared', 'unknown'].map((kind) => ({
      kind: 'noted' as const,
      values: { place: 'front', state: `device:${kind}:640x480:Cam (0c45:6366)` },
    })),
    ...['handIn', 'movedWindow', 'extraTime', 'cameraReleased', 'faceTry', 'pause', 'resume'].map((kind) => ({
      kind: 'staff' as const,
      values: { action: `${kind}-assumed` },
    })),
    ...[...staffCodeActions, 'wrong-code', 'received'].map((use) => ({ kind: 'seat' as const, values: { use } })),
    { kind: 'seat', values: { use: 'received', unsigned: true } },
  ];

  it.each(coded.map((line) => [JSON.stringify(line.values), line] as const))('name every code: %s', (_, line) => {
    const asked: string[] = [];
    const listening: ReportWords = { ...words, say: (key, values) => (asked.push(key), words.say(key, values)) };
    const sentence = sentenceOf(line, listening);
    expect(asked.filter((key) => key.endsWith('.other'))).toEqual([]);
    expect(sentence).not.toMatch(/\{\{|undefined|ordinary:/);
  });

  it('tell the name, the size and the kind of a camera, whatever its name is', () => {
    const tell = (state: string) => sentenceOf({ kind: 'noted', values: { place: 'side', state } }, words);
    const told = tell('device:virtual:640x480:Cam (0c45:6366)');
    expect(told).toContain('Cam (0c45:6366)');
    expect(told).toContain('640 × 480');
    expect(tell('device:unknown:0x0:-')).not.toMatch(/0 × 0|0x0|unknown:|-\s?[（(]/);
  });

  it('count displays, and no seconds of them', () => {
    const duration = words.say('duration.seconds', { seconds: '3' });
    const told = sentenceOf({ kind: 'noted', values: { place: 'seat', state: 'displays:3' } }, words);
    expect(told).toContain('3');
    expect(told).not.toContain(duration);
  });

  it('say whose clock it was', () => {
    const texts = (['platform', 'computer', 'unknown'] as const).map((clock) =>
      timeText({ at: clock === 'unknown' ? null : 1_700_000_000_000, clock }, words),
    );
    expect(new Set(texts).size).toBe(3);
    expect(texts[1]).toContain(texts[0]);
  });
});
