import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findUserPaperSurface } from '#contract/platform/exam/user-paper.ts';
import { examNeeds } from '#rules/exam/exam-needs.ts';
import { attemptRules } from './rules.ts';

const joined = Date.parse('2026-03-02T09:00:00+08:00');
const hour = 3_600_000;
const needs = examNeeds({ examType: 1, cameraCount: 0, cameraRequired: false, faceRequired: false }, false);

function rulesOf(surface: Record<string, unknown>) {
  return attemptRules(z.parse(findUserPaperSurface.answer, surface), {
    joinedAt: joined,
    needs,
    shiftMs: 0,
    now: joined,
  });
}

describe('the deadline', () => {
  it.each([
    { name: 'the duration when it is earlier', surface: { duration: 60, endTime: '2026-03-02 12:00:00' }, at: hour },
    {
      name: 'the end of the window when it is earlier',
      surface: { duration: '240', endTime: '2026-03-02 12:00:00' },
      at: 3 * hour,
    },
    { name: 'the duration alone', surface: { duration: 90 }, at: 1.5 * hour },
    { name: 'the window alone', surface: { duration: 0, endTime: '2026-03-02 12:00' }, at: 3 * hour },
    {
      name: 'the window, of a duration in seconds',
      surface: { duration: 5400, endTime: '2026-03-02 11:00' },
      at: 2 * hour,
    },
    { name: 'a window as epoch', surface: { endTime: String(joined + hour) }, at: hour },
  ])('is $name', ({ surface, at }) => {
    expect(rulesOf(surface).deadline).toBe(joined + at);
  });

  it.each([{}, { duration: 0, endTime: null }, { duration: -5, endTime: '待定' }, { duration: 5400 }])(
    'does not exist for %j',
    (surface) => {
      expect(rulesOf(surface).deadline).toBeNull();
    },
  );

  it.each([
    [{ duration: 0 }, true],
    [{ duration: '0', endTime: '' }, true],
    [{}, undefined],
    [{ limitMinutes: 90, closesAt: '2026-03-02 12:00' }, undefined],
    [{ duration: 0, endTime: '2026-03-02 12:00' }, undefined],
    [{ duration: 90 }, undefined],
  ])('of %j has no limit as the platform says: %s', (surface, unlimited) => {
    expect(rulesOf(surface).unlimited).toBe(unlimited);
  });

  it('counts from the join time of the surface before that of the join', () => {
    const rules = rulesOf({ joinTime: '2026-03-02 08:30:00', duration: 60 });
    expect(rules).toMatchObject({ joinedAt: joined - hour / 2, deadline: joined + hour / 2 });
  });
});

describe('cameras and switches', () => {
  it.each([
    { told: undefined, required: 1, count: 0, side: false },
    { told: 0, required: 1, count: 0, side: false },
    { told: '1', required: 1, count: 1, side: false },
    { told: 2, required: 1, count: 2, side: true },
    { told: 2, required: 0, count: 2, side: false },
    { told: 7, required: '1', count: 2, side: true },
  ])('cameraCount $told, required $required: $count cameras', ({ told, required, count, side }) => {
    const rules = rulesOf({ cameraCount: told, cameraRequired: required });
    expect(rules).toMatchObject({ cameraCount: count, sideCameraRequired: side });
  });

  it.each([
    { told: undefined, seconds: 12 },
    { told: 0, seconds: 12 },
    { told: 1, seconds: 5 },
    { told: '30', seconds: 30 },
    { told: 9_999, seconds: 600 },
  ])('captures every $seconds s when told $told', ({ told, seconds }) => {
    expect(rulesOf({ captureInterval: told }).captureEverySeconds).toBe(seconds);
  });

  it.each([
    { told: 3, limit: 3 },
    { told: 0, limit: null },
    { told: undefined, limit: null },
  ])('switch limit $told is $limit', ({ told, limit }) => {
    expect(rulesOf({ switchLimit: told }).switchLimit).toBe(limit);
  });
});
