import { expect, it } from 'vitest';
import type { Verdict } from '../../../../contract/readiness/judge.ts';
import { answeredOf, openLines, stepAfter, trialLines, trialQuestions, trialSteps } from './rules.ts';

const row = (verdict: Verdict) => ({ check: 'disk', finding: 'disk', numbers: {}, verdict }) as const;
const all = { cameras: 0, answered: 4, questions: 4, rows: [row('pass'), row('unknown')] };

it.each([
  ['all is well', all, [true, true, true], 0],
  ['a dark picture', { ...all, cameras: 1 }, [false, true, true], 1],
  ['a question that was skipped', { ...all, answered: 3 }, [true, false, true], 1],
  ['a full disk', { ...all, rows: [row('fail')] }, [true, true, false], 1],
  ['a check that was stopped', { ...all, rows: null }, [true, true, null], 1],
  ['cameras that were not looked at', { ...all, cameras: null }, [null, true, true], 1],
] as const)('%s', (_, findings, good, open) => {
  const lines = trialLines(findings);
  expect(lines.map((line) => line.good)).toEqual(good);
  expect(openLines(lines)).toBe(open);
});

it('goes through every step and stays at the last', () => {
  expect(trialSteps.map(stepAfter)).toEqual(['devices', 'paper', 'machine', 'done', 'done']);
});

it('counts what was answered', () => {
  const questions = trialQuestions((key) => key);
  const answers = { 'trial-1': { kind: 'choice', keys: ['A'] }, 'trial-4': { kind: 'text', text: ' ' } } as const;
  expect(answeredOf(questions, answers)).toBe(1);
  expect(questions.map(({ kind }) => kind)).toEqual(['single', 'multiple', 'blank', 'short']);
});
