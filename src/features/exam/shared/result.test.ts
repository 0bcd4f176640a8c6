import { expect, it } from 'vitest';
import { newestFirst, resultOf, wholeList, type Result } from './result.ts';

it.each<[string, Parameters<typeof resultOf>[0], Partial<Result>]>([
  [
    'not handed in',
    { status: 0, submitTime: null, score: null, isPass: false, certificateId: '' },
    { step: 'open', note: 'open' },
  ],
  [
    'closed by its submit time',
    { status: 0, submitTime: 1_800_000_000_000, score: null, isPass: false, certificateId: '' },
    { step: 'waiting', note: 'waiting' },
  ],
  [
    'not marked yet',
    { status: 1, submitTime: null, score: null, isPass: false, certificateId: '' },
    { step: 'waiting', note: 'waiting' },
  ],
  [
    'a score that is kept back',
    { status: 2, submitTime: null, score: null, isPass: true, certificateId: 'c' },
    { step: 'waiting', certificateId: '' },
  ],
  [
    'passed',
    { status: 2, submitTime: null, score: 80, isPass: true, certificateId: '' },
    { step: 'marked', score: 80, passed: true, note: 'passed' },
  ],
  [
    'passed with a certificate',
    { status: 2, submitTime: null, score: 80, isPass: true, certificateId: 'c' },
    { certificateId: 'c', note: 'certificate' },
  ],
  [
    'a number that nobody knows says nothing',
    { status: 7, submitTime: null, score: null, isPass: null, certificateId: '' },
    { step: 'unknown', note: 'unknown' },
  ],
  [
    'nothing is said at all',
    { status: null, submitTime: null, score: null, isPass: null, certificateId: '' },
    { step: 'unknown', note: 'unknown' },
  ],
  [
    'a score under any number',
    { status: 1, submitTime: null, score: 50, isPass: false, certificateId: '' },
    { step: 'marked', score: 50, passed: false, note: 'again' },
  ],
  [
    'nothing yet under the number before marking',
    { status: 1, submitTime: null, score: 0, isPass: false, certificateId: '' },
    { step: 'waiting' },
  ],
  [
    'a score without a verdict',
    { status: 2, submitTime: null, score: 50, isPass: null, certificateId: 'c' },
    { step: 'marked', score: 50, passed: null, certificateId: '', note: 'score' },
  ],
  [
    'not passed',
    { status: 2, submitTime: null, score: 0, isPass: false, certificateId: '' },
    { step: 'marked', passed: false, note: 'again' },
  ],
])('%s', (_, info, result) => expect(resultOf(info)).toMatchObject(result));

it('lists the newest paper first', () => {
  const paper = (userPaperId: string, joinTime: number | null) => ({
    userPaperId,
    joinTime,
    status: 2,
    submitTime: null,
    score: null,
    isPass: false,
    canReview: null,
    seatNo: '',
  });
  const papers = [paper('a', 1), paper('b', null), paper('c', 3)];
  expect(newestFirst(papers).map(({ userPaperId }) => userPaperId)).toEqual(['c', 'a', 'b']);
});

it('all papers of an exam are asked for on one page [page-size-999]', () => {
  expect(wholeList({ examId: 'e-1', businessId: 'b-1', sourceType: '1', name: '考试' })).toEqual({
    examId: 'e-1',
    bussinessId: 'b-1',
    type: '1',
    pageNum: 1,
    pageSize: 999,
  });
});
