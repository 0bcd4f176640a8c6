import type { Page } from '@playwright/test';
import type { Attempt, ExamRef } from '#contract/ipc/exam.ts';
import { takeEntryStepsIn } from './entry-steps.ts';

// What a page can do over its bridge, for tests that are about what happens behind it. Screens are tested through screens.

/** An exam of the list that can be started, the one of this name if given. */
export async function findExam(page: Page, name: string): Promise<ExamRef> {
  const found = await page.evaluate(async (wanted) => {
    for (let pageNum = 1; pageNum < 20; pageNum += 1) {
      const response = await fetch(`/api/exam/v1/userExam/findUserExams?pageNum=${pageNum}&pageSize=10`);
      const {
        data,
      }: { data: { list: { examId: string; bussinessId: string; sourceType: number; examName: string }[] } } =
        await response.json();
      const item = data.list.find(({ examName }) => examName === wanted);
      if (item) return item;
      if (data.list.length === 0) return null;
    }
    return null;
  }, name);
  if (!found) throw new Error(`No exam is called ${name}.`);
  return {
    examId: found.examId,
    businessId: found.bussinessId,
    sourceType: String(found.sourceType),
    name: found.examName,
  };
}

/** Joins an exam, or resumes it, and returns its attempt. */
export async function openAttempt(page: Page, exam: ExamRef): Promise<Attempt> {
  await takeEntryStepsIn(page, exam);
  const result = await page.evaluate((ref) => window.desktop.exam.open(ref), exam);
  if (!result.ok) throw new Error(result.error.message);
  if (!result.value.opened) throw new Error(`${result.value.problem}: ${result.value.message}`);
  return result.value.attempt;
}

/** The id of the learner's attempt on this machine. */
export async function pendingAttempt(page: Page): Promise<string> {
  const pending = await page.evaluate(() => window.desktop.exam.pending());
  const found = pending.ok ? pending.value.find(({ mine }) => mine) : undefined;
  if (!found) throw new Error('The paper is not on this machine.');
  return found.attemptId;
}

/** The attempt as it lies on disk. */
export async function readAttempt(page: Page, attemptId: string): Promise<Attempt> {
  const result = await page.evaluate((id) => window.desktop.exam.read(id), attemptId);
  if (!result.ok) throw new Error(result.error.message);
  if (!result.value) throw new Error('There is no such attempt on this machine.');
  return result.value;
}
