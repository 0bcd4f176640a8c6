import { describe, expect, it } from 'vitest';
import { examNeeds } from '#rules/exam/exam-needs.ts';
import { electricianExam } from '../testing/open-paper.ts';
import { createExamEntry } from './exam-entry.ts';

const needs = examNeeds({ examType: 2, cameraCount: 2, cameraRequired: true, faceRequired: true }, false);

function createTickets() {
  const state = { now: 0, consented: false };
  const entry = createExamEntry({ consented: () => state.consented, monotonic: () => state.now });
  return { entry, state, missing: (who = 'lm') => entry.missing(who, electricianExam, needs) };
}

describe('the tickets of an exam', () => {
  it('are missing until every step was passed', () => {
    const { entry, state, missing } = createTickets();
    expect(missing()).toEqual(['read', 'consent', 'devices', 'face']);
    entry.passed('lm', electricianExam, 'read');
    state.consented = true;
    expect(missing()).toEqual(['devices', 'face']);
    entry.passed('lm', electricianExam, 'devices');
    entry.recognised('lm', electricianExam.examId);
    expect(missing()).toEqual([]);
  });

  it('belong to one account and one exam', () => {
    const { entry, missing } = createTickets();
    entry.passed('lm', electricianExam, 'read');
    entry.passed('other', electricianExam, 'devices');
    entry.recognised('lm', 'another exam');
    expect(missing()).toEqual(['consent', 'devices', 'face']);
    expect(missing('other')).toEqual(['read', 'consent', 'face']);
  });

  it('end with their attempt, and with time', () => {
    const { entry, state, missing } = createTickets();
    entry.passed('lm', electricianExam, 'read');
    entry.used('lm', electricianExam);
    expect(missing()).toContain('read');
    entry.passed('lm', electricianExam, 'read');
    state.now = 4 * 3_600_000 + 1;
    expect(missing()).toContain('read');
  });

  it('a mock exam without cameras asks only for the must-read', () => {
    const { entry } = createTickets();
    const mock = examNeeds({ examType: 1, cameraCount: 0, cameraRequired: null, faceRequired: false }, false);
    expect(entry.missing('lm', electricianExam, mock)).toEqual(['read']);
  });
});
