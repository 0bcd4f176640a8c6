import { expect, it } from 'vitest';
import type { HandInState } from '#contract/ipc/exam.ts';
import { falseSentences, handInSentences, type Truth } from './judge.ts';

const state: HandInState = {
  attemptId: 'a',
  phase: 'sealed',
  reason: 'learner',
  sealedAt: 0,
  nextTryAt: 1,
  tries: 1,
  waitingFor: 'nothing',
  takenAt: null,
  notShown: false,
  deliveredAt: null,
  proof: null,
  held: null,
  sealedAnswers: 8,
  fingerprint: '',
  filesByContent: 0,
  sealOnDisk: true,
  refusal: null,
};

const truth: Truth = {
  has: false,
  same: false,
  held: null,
  closedByPlatform: false,
  counted: 1,
  countedNow: 0,
  sessionKnown: true,
  over: false,
  heard: { taken: false, commits: ['busy'], last: 'answered', opening: [] },
};
const taken: Truth = {
  ...truth,
  has: true,
  same: true,
  held: 8,
  heard: { ...truth.heard, taken: true, commits: ['done'] },
};

it.each<[string, Partial<HandInState>, Truth, string[]]>([
  ['a paper on its way', {}, truth, []],
  ['delivered and compared', { phase: 'delivered', proof: 'compared' }, taken, []],
  ['delivered, and nothing there', { phase: 'delivered', proof: null }, truth, ['delivered']],
  [
    'compared, and other answers there',
    { phase: 'delivered', proof: 'compared' },
    { ...taken, same: false },
    ['delivered: its record matches what was sealed'],
  ],
  [
    'counted, and as many are not there',
    { phase: 'delivered', proof: 'counted' },
    { ...taken, held: 7 },
    ['delivered: it holds as many answers'],
  ],
  ['another paper, which is this one', { phase: 'elsewhere' }, taken, ['elsewhere: the platform has another paper']],
  ['another paper, which is another one', { phase: 'elsewhere' }, { ...taken, same: false }, []],
  ['closed, and open', { phase: 'closed' }, truth, ['closed: the platform ended the exam without these answers']],
  ['closed', { phase: 'closed' }, { ...truth, closedByPlatform: true }, []],
  ['refused by a busy moment', { phase: 'refused' }, truth, ['refused: the platform did not take the paper']],
  ['refused', { phase: 'refused' }, { ...truth, heard: { ...truth.heard, commits: ['unknownPaper'] } }, []],
  ['uncertain', { phase: 'unverified' }, truth, []],
  ['uncertain, after code 0', { phase: 'unverified' }, taken, ['unverified: nobody knows whether the platform has it']],
  ['no network, which answered', { waitingFor: 'network' }, truth, ['waiting for the network']],
  ['a sign-in of somebody who is signed in', { waitingFor: 'sign-in' }, truth, ['waiting for a sign-in']],
  ['not taken, after code 0', { waitingFor: 'platform' }, taken, ['the platform has not taken the paper yet']],
  ['taken, and its record looked for', { waitingFor: 'platform', takenAt: 1 }, taken, []],
  ['taken, after a busy moment', { waitingFor: 'platform', takenAt: 1 }, truth, ['the platform took the paper']],
  ['not taken, after a busy moment', { waitingFor: 'platform' }, truth, []],
  ['time up, before the end', { reason: 'time-up' }, truth, ['time was up']],
])('%s', (_, said, really, expected) => {
  expect(falseSentences(handInSentences, { ...state, ...said }, really)).toEqual(expected);
});
