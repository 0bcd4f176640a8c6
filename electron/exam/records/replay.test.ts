import { describe, expect, it } from 'vitest';
import { sampleStart } from '../testing/sample-attempt.ts';
import { recordText, type RecordBody } from './record.ts';
import { after, replay, type AttemptState } from './replay.ts';

const begin: RecordBody = { type: 'begin', accountId: 'acc', owner: '138****8000', start: sampleStart() };
const choice = (questionId: string, ...keys: string[]): RecordBody => ({
  type: 'answer',
  questionId,
  value: { kind: 'choice', keys },
});

/** Records at sequence 1, 2, 3... and at 100, 200, 300... ms. */
function told(...bodies: RecordBody[]) {
  return bodies.map((body, index) => ({ sequence: index + 1, text: recordText(body, (index + 1) * 100) }));
}

const cases: { what: string; records: RecordBody[]; state: Partial<AttemptState> }[] = [
  {
    what: 'a beginning',
    records: [begin],
    state: { answers: {}, marked: [], currentQuestion: null, running: true, lastAt: 100 },
  },
  {
    what: 'the last answer to each question',
    records: [begin, choice('q1', 'A'), choice('q2', 'B', 'C'), choice('q1', 'D')],
    state: {
      answers: {
        q1: { value: { kind: 'choice', keys: ['D'] }, savedAt: 400, sequence: 4 },
        q2: { value: { kind: 'choice', keys: ['B', 'C'] }, savedAt: 300, sequence: 3 },
      },
      lastAt: 400,
    },
  },
  {
    what: 'marks set and taken away',
    records: [
      begin,
      { type: 'mark', questionId: 'q1', marked: true },
      { type: 'mark', questionId: 'q2', marked: true },
      { type: 'mark', questionId: 'q2', marked: true },
      { type: 'mark', questionId: 'q1', marked: false },
    ],
    state: { marked: ['q2'] },
  },
  {
    what: 'the last struck options of each question and the last highlights of each material',
    records: [
      begin,
      { type: 'strike', questionId: 'q1', keys: ['A'] },
      { type: 'strike', questionId: 'q2', keys: ['B'] },
      { type: 'strike', questionId: 'q1', keys: ['A', 'C'] },
      { type: 'highlight', materialId: 'm1', ranges: [{ from: 0, to: 4 }] },
      { type: 'highlight', materialId: 'm1', ranges: [{ from: 2, to: 9 }] },
    ],
    state: { struck: { q1: ['A', 'C'], q2: ['B'] }, highlights: { m1: [{ from: 2, to: 9 }] }, running: true },
  },
  {
    what: 'the question that was open last',
    records: [begin, { type: 'place', questionId: 'q2' }, { type: 'place', questionId: 'q5' }],
    state: { currentQuestion: 'q5' },
  },
  { what: 'a learner who left', records: [begin, choice('q1', 'A'), { type: 'left' }], state: { running: false } },
  { what: 'a learner who came back', records: [begin, { type: 'left' }, { type: 'alive' }], state: { running: true } },
  {
    what: 'a seal, after which nothing counts but the first seal',
    records: [
      begin,
      { type: 'sealed', reason: 'learner' },
      choice('q1', 'A'),
      { type: 'place', questionId: 'q1' },
      { type: 'sealed', reason: 'time-up' },
    ],
    state: {
      answers: {},
      currentQuestion: null,
      running: false,
      sealed: { reason: 'learner', at: 200, sealTime: null },
      outcomeUnknown: false,
    },
  },
  {
    what: 'a commit of unknown outcome',
    records: [begin, { type: 'sealed', reason: 'learner' }, { type: 'sending' }],
    state: { outcomeUnknown: true, settled: null },
  },
  {
    what: 'a delivered paper',
    records: [
      begin,
      { type: 'sealed', reason: 'time-up' },
      { type: 'sending' },
      { type: 'settled', phase: 'delivered', refusal: null },
    ],
    state: {
      outcomeUnknown: false,
      settled: { phase: 'delivered', at: 400, proof: 'acknowledged', held: null, refusal: null },
    },
  },
  {
    what: 'a commit that never left this machine',
    records: [begin, { type: 'sealed', reason: 'learner', sealTime: 7 }, { type: 'sending' }, { type: 'not-sent' }],
    state: { outcomeUnknown: false, sealed: { reason: 'learner', at: 200, sealTime: 7 } },
  },
  {
    what: 'a refusal of the first version, which is delivered again',
    records: [
      begin,
      { type: 'sealed', reason: 'learner' },
      { type: 'sending' },
      { type: 'settled', phase: 'refused', refusal: '系统繁忙' },
    ],
    state: { outcomeUnknown: true, settled: null },
  },
  {
    what: 'a refusal',
    records: [
      begin,
      { type: 'sealed', reason: 'learner' },
      { type: 'sending' },
      { type: 'settled', phase: 'refused', refusal: '太晚', proof: null, held: null, platformAt: 9 },
    ],
    state: { outcomeUnknown: false, settled: { phase: 'refused', at: 9, proof: null, held: null, refusal: '太晚' } },
  },
  {
    what: 'an unverified paper, whose commit may still have arrived',
    records: [
      begin,
      { type: 'sealed', reason: 'learner' },
      { type: 'sending' },
      { type: 'settled', phase: 'unverified', refusal: null, proof: null, held: null },
    ],
    state: { outcomeUnknown: true, settled: { phase: 'unverified', at: 400, proof: null, held: null, refusal: null } },
  },
  {
    what: 'what each commit called the files; one of the first version, what was known then',
    records: [
      begin,
      { type: 'file-outcome', fileId: 'f1', outcome: 'delivered', message: null, reference: '/1' },
      { type: 'sealed', reason: 'learner' },
      { type: 'sending' },
      { type: 'file-outcome', fileId: 'f2', outcome: 'delivered', message: null, reference: '/2' },
      { type: 'sending', fileReferences: { f1: '/1', f2: '/2' } },
      { type: 'sending', fileReferences: {} },
      { type: 'not-sent' },
    ],
    state: { sentReferences: [{ f1: '/1' }, { f1: '/1', f2: '/2' }] },
  },
  {
    what: 'a refused paper that was taken later',
    records: [
      begin,
      { type: 'sealed', reason: 'learner' },
      { type: 'settled', phase: 'refused', refusal: '考试已结束' },
      { type: 'sending' },
      { type: 'settled', phase: 'delivered', refusal: null },
    ],
    state: { settled: { phase: 'delivered', at: 500, proof: 'acknowledged', held: null, refusal: null } },
  },
];

describe('the records of a journal tell', () => {
  it.each(cases)('$what', ({ records, state }) => {
    expect(replay(told(...records))).toMatchObject(state);
  });

  it('nothing without a beginning', () => {
    expect(replay([])).toBeNull();
    expect(replay(told(choice('q1', 'A')))).toBeNull();
  });

  it('when the latest answer was saved by the platform, whatever this machine called it', () => {
    const [first, answer] = told(begin, choice('q1', 'A'));
    const dated = { sequence: 2, text: JSON.stringify({ ...JSON.parse(answer!.text), at: 9e12, platformAt: 700 }) };
    expect(replay([first!, dated])).toMatchObject({ lastAnswerAt: 700 });
    expect(replay([first!, answer!])).toMatchObject({ lastAnswerAt: JSON.parse(answer!.text).at + 250 });
  });

  it('the same when records of a newer client lie between them', () => {
    const records = told(begin, choice('q1', 'A'), choice('q2', 'A'));
    const newer = { sequence: 9, text: JSON.stringify({ type: 'from-the-future', at: 300 }) };
    expect(replay([records[0]!, records[1]!, newer])).toMatchObject({ answers: { q1: { sequence: 2 } }, lastAt: 300 });
  });

  it('the same all at once and one by one', () => {
    for (const { records } of cases) {
      const [first, ...rest] = told(...records);
      const stepped = rest.reduce<AttemptState | null>(
        (state, { sequence, text }) => state && after(state, { sequence, record: JSON.parse(text) }),
        replay([first!]),
      );
      expect(stepped).toEqual(replay(told(...records)));
    }
  });
});
