import type { Page } from '@playwright/test';
import type { ExamRef } from '#contract/ipc/exam.ts';
import { humanFaceComparison } from '#contract/platform/face/face.ts';
import { jpegOf } from '#dev/platform/testing/jpeg.ts';
import type { TestCore } from './core.ts';
import { sendAsPage } from './page-calls.ts';

function photoOf({ examId, businessId }: ExamRef) {
  return { businessId: examId, businessType: 2, taskId: businessId, userImage: jpegOf(300, 300) };
}

/** Takes every step before an exam as its page does, for tests that begin with the paper. */
export async function takeEntrySteps({ desktop, fetch }: Pick<TestCore, 'desktop' | 'fetch'>, exam: ExamRef) {
  const session = await desktop.session.current();
  const accountId = session.ok ? session.value.accountId : null;
  if (accountId === null) throw new Error('Nobody is signed in.');
  await desktop.settings.change({ captureConsent: { [accountId]: Date.now() } });
  await desktop.exam.prepared(exam, 'read');
  await desktop.exam.prepared(exam, 'devices');
  await sendAsPage({ fetch }, humanFaceComparison, photoOf(exam));
}

/** The same in a page of the host. */
export async function takeEntryStepsIn(page: Page, exam: ExamRef): Promise<void> {
  await page.evaluate(
    async ({ ref, photo, path }) => {
      const { desktop } = window;
      const session = await desktop.session.current();
      const accountId = session.ok ? session.value.accountId : null;
      if (accountId === null) throw new Error('Nobody is signed in.');
      await desktop.settings.change({ captureConsent: { [accountId]: Date.now() } });
      await desktop.exam.prepared(ref, 'read');
      await desktop.exam.prepared(ref, 'devices');
      await fetch(`/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: photo,
      });
    },
    { ref: exam, photo: JSON.stringify(photoOf(exam)), path: humanFaceComparison.path },
  );
}
