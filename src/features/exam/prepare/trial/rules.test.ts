import { expect, it } from 'vitest';
import type { Verdict } from '#contract/ipc/readiness.ts';
import type { TrialReport } from '#contract/ipc/seat-trial.ts';
import { answeredOf, openLines, stepAfter, storedResult, trialLines, trialQuestions, trialSteps } from './rules.ts';
import type { TrialFindings } from './rules.ts';

const row = (verdict: Verdict) => ({ check: 'disk', finding: 'disk', numbers: {}, verdict }) as const;
const report: TrialReport = {
  lockdown: { level: 'standard', active: ['full-screen'], failed: null },
  notes: [],
  stored: 4,
  readBack: 4,
};
const paper = { answered: 4, questions: 4, report };
const all: TrialFindings = {
  cameras: 0,
  face: { faces: 1, hints: [] },
  paper,
  rows: [row('pass'), row('unknown')],
};
const reported = (part: Partial<TrialReport>) => ({ ...all, paper: { ...paper, report: { ...report, ...part } } });
const level = (name: TrialReport['lockdown']['level']) => reported({ lockdown: { ...report.lockdown, level: name } });

const good = 'good good standard good good';

it.each<[what: string, found: TrialFindings, words: string, open: number]>([
  ['all is well', all, good, 0],
  ['a dark picture', { ...all, cameras: 1 }, 'open good standard good good', 1],
  ['cameras that were not looked at', { ...all, cameras: null }, 'unknown good standard good good', 1],
  ['a photo with a hint', { ...all, face: { faces: 0, hints: ['no-face'] } }, 'good open standard good good', 1],
  ['a photo nobody looked at', { ...all, face: { faces: null, hints: [] } }, 'good notLooked standard good good', 1],
  ['no photo', { ...all, face: null }, 'good unknown standard good good', 1],
  ['a lab seat', level('lab'), 'good good lab good good', 0],
  ['a tenant without lockdown', level('none'), 'good good none good good', 0],
  [
    'a step that could not start',
    reported({ lockdown: { level: 'lab', active: [], failed: 'kiosk' }, notes: ['lockdown-failed:kiosk'] }),
    'good good failed good good',
    1,
  ],
  ['a second display', reported({ notes: ['second-display'] }), 'good good noted good good', 1],
  ['a question that was skipped', { ...all, paper: { ...paper, answered: 3 } }, 'good good standard open good', 1],
  ['an answer that the disk lost', reported({ readBack: 3 }), 'good good standard lost good', 1],
  [
    'a sample paper without an answer',
    { ...all, paper: { ...paper, answered: 0, report: { ...report, stored: 0, readBack: 0 } } },
    'good good standard none good',
    1,
  ],
  ['no sample paper', { ...all, paper: null }, 'good good unknown unknown good', 2],
  ['a full disk', { ...all, rows: [row('fail')] }, 'good good standard good open', 1],
  ['a check that was stopped', { ...all, rows: null }, 'good good standard good unknown', 1],
])('%s', (_, found, words, open) => {
  const lines = trialLines(found);
  expect(lines.map(({ word }) => word).join(' ')).toBe(words);
  expect(openLines(lines)).toBe(open);
  expect(storedResult(7, lines)).toEqual({ at: 7, open, lines: lines.map(({ kind, good }) => ({ kind, good })) });
});

it('goes through every step and stays at the last', () => {
  expect(trialSteps.map(stepAfter)).toEqual(['devices', 'face', 'enter', 'paper', 'machine', 'done', 'done']);
});

it('counts what was answered', () => {
  const questions = trialQuestions((key) => key);
  const answers = { 'trial-1': { kind: 'choice', keys: ['A'] }, 'trial-4': { kind: 'text', text: ' ' } } as const;
  expect(answeredOf(questions, answers)).toBe(1);
  expect(questions.map(({ kind }) => kind)).toEqual(['single', 'multiple', 'blank', 'short']);
});
