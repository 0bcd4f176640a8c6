import { expect, it } from 'vitest';
import type { CheckRow } from '#contract/ipc/platform-check.ts';
import { stops, untried } from './needs.ts';

const row = (call: string, more: Partial<CheckRow> = {}): CheckRow => ({
  call,
  assumed: false,
  reached: '200',
  read: 'partly',
  missing: [],
  unknownCodes: [],
  guesses: [],
  perhaps: [],
  refusal: '',
  ...more,
});

it.each<[string, CheckRow, object[]]>([
  [
    'an id of what is opened',
    row('userExamFindUserExams', { missing: ['[].examId', '[].coverUrl'] }),
    [{ kind: 'stops', what: 'exams', call: 'userExamFindUserExams', lacks: 'examId' }],
  ],
  ['what is nice to have stops nothing', row('userExamFindUserExams', { missing: ['[].coverUrl'] }), []],
  ['one of two is enough', row('findUserPaperSurface', { missing: ['duration'] }), []],
  [
    'both are missing',
    row('findUserPaperSurface', { missing: ['duration', 'endTime'] }),
    [{ kind: 'stops', what: 'end', call: 'findUserPaperSurface', lacks: 'endTime / duration' }],
  ],
  ['a part of a sub-question', row('userPaperFindQuestForExam', { missing: ['questionList[].childList[].id'] }), []],
  [
    'an answer that could not be read',
    row('taskDetail', { read: 'no', reached: '404' }),
    [{ kind: 'stops', what: 'task', call: 'taskDetail', lacks: '404' }],
  ],
  ['nothing to ask about says nothing', row('taskDetail', { read: 'not-asked', reached: 'not-asked' }), []],
])('what a learner cannot do: %s', (_, one, notes) => expect(stops([one])).toEqual(notes));

it('the last look at a call counts', () => {
  const lacking = row('examFindUserPaperListById', { missing: ['[].userPaperId'] });
  expect(stops([lacking, row('examFindUserPaperListById')])).toEqual([]);
});

it('says what was not tried, and leaves out what was', () => {
  const none = untried([]);
  const sat = untried([row('userPaperCommitAllPaper'), row('trainItemExamFindMyExamList', { reached: 'not-asked' })]);
  expect(none).toMatchObject({ kind: 'untried', what: expect.arrayContaining(['sitting', 'paying', 'live']) });
  expect(sat).toMatchObject({ what: expect.not.arrayContaining(['sitting']) });
  expect(sat).toMatchObject({ what: expect.arrayContaining(['campExams']) });
});
