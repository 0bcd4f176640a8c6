import { expect, it } from 'vitest';
import { lockSentenceOf } from './lock-sentence.ts';

const free = { lockCourseRate: null, lockExamCondition: false, isFormCommit: true };
const locked = { isLocked: true, isExamPassed: null, currentCourseRate: null, lockSourceName: '' };
const progress = { lockCourseRate: 80 };
const exam = { lockExamCondition: true };
const form = { isFormCommit: false };
const named = { currentCourseRate: 58, lockSourceName: '电气防火技术' };

it.each([
  ['unknown', {}, {}],
  ['progress.plain', progress, {}],
  ['progress.named', progress, named],
  ['exam', exam, {}],
  ['form', form, {}],
  ['progress-exam.plain', { ...progress, ...exam }, {}],
  ['progress-exam.named', { ...progress, ...exam }, named],
  ['progress-form.named', { ...progress, ...form }, named],
  ['exam-form', { ...exam, ...form }, {}],
  ['progress-exam-form.named', { ...progress, ...exam, ...form }, named],
  ['form', { ...progress, ...exam, ...form }, { isExamPassed: true, currentCourseRate: 80 }],
  ['progress.plain', { lockCourseRate: 80 }, { currentCourseRate: 79 }],
])('says %s by what is still open [exam-lock-messages] [task-chapter-lock]', (key, conditions, standing) => {
  expect(lockSentenceOf({ ...free, ...conditions }, { ...locked, ...standing })?.key).toBe(key);
});

it('says nothing of a form that the platform does not tell of', () => {
  expect(lockSentenceOf({ ...free, isFormCommit: null }, locked)?.key).toBe('unknown');
});

it('tells the current value beside the rule', () => {
  expect(lockSentenceOf({ ...free, ...progress }, { ...locked, ...named })?.facts).toEqual({
    name: '电气防火技术',
    needed: 80,
    current: 58,
  });
});

it('is decided by the platform alone', () => {
  expect(lockSentenceOf({ ...free, ...progress, ...exam }, { ...locked, isLocked: false })).toBeNull();
});
