import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { SaveOutcome } from '#contract/ipc/exam.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { beginAttempt, demoExamOf } from '../../support/sitting.ts';

let client: TestClient;
afterEach(() => client.stop());

it('the log of a paper that becomes a PDF says how far that is, and can be given up', async () => {
  const drawn = Promise.withResolvers<SaveOutcome>();
  const cancelPdf = vi.fn<() => Promise<void>>(async () => drawn.resolve({ outcome: 'cancelled' }));
  client = await openApp(examPaths.list.to(), {
    signedIn: '13800010002',
    client: { window: { savePdf: () => drawn.promise, cancelPdf } },
  });
  const exam = await demoExamOf(client.core);
  const { attemptId } = await beginAttempt(client.core, exam);
  await client.core.desktop.exam.handIn(attemptId, 'learner');
  await client.restart(examPaths.report.to({ exam, attemptId }));

  await client.user.click(await screen.findByRole('button', { name: '保存' }));
  await client.user.click(await screen.findByRole('menuitem', { name: '保存为 PDF' }));
  await screen.findByText('正在生成 PDF…');
  await client.user.click(screen.getByRole('button', { name: '取消' }));
  expect(cancelPdf).toHaveBeenCalledOnce();
  await screen.findByRole('button', { name: '保存' });
  expect(screen.queryByText('正在生成 PDF…')).toBeNull();
});
