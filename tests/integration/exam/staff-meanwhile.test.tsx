import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { examPaths } from '#contract/paths/exam.ts';
import { signInInvigilator } from '#dev/platform/testing/invigilator.ts';
import { hashOfCode } from '#electron/platform/policy/code-hash.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { beginAttempt, demoExamOf } from '../../support/sitting.ts';

let client: TestClient;
afterEach(() => client.stop());

/** The first heartbeat of a seat comes within half a minute. */
const firstBeat = { timeout: 45_000 };

/** Crashes during a paper, and stands before the greeting of its next start. */
async function greeted(parts: Record<string, unknown> = {}): Promise<string> {
  client = await openApp(examPaths.list.to(), { signedIn: '13800010002', client: { parts } });
  const { attemptId } = await beginAttempt(client.core, await demoExamOf(client.core));
  await client.restart(examPaths.testPaper.to({ attemptId }));
  await screen.findByRole('button', { name: '继续' });
  return attemptId;
}

const recorded = async (attemptId: string) => {
  const read = await client.core.desktop.exam.read(attemptId);
  return read.ok ? (read.value?.staff?.actions.map(({ kind }) => kind) ?? []) : [];
};

it('what an invigilator decides while the learner is greeted is there when the paper opens', async () => {
  const attemptId = await greeted();
  const staff = await signInInvigilator(client.platform.origin);
  await staff.order('message', { text: '请坐端正' });
  await staff.order('extraTime', { minutes: '10' });
  await staff.order('alert', { text: '本场统一延长' });
  const both = expect.arrayContaining(['message', 'extraTime', 'message']);
  await waitFor(async () => expect(await recorded(attemptId)).toEqual(both), firstBeat);
  await waitFor(async () => expect(await recorded(attemptId)).toHaveLength(3), firstBeat);
  await client.user.click(screen.getByRole('button', { name: '继续' }));
  const first = (await screen.findByText(/^(?:请坐端正|本场统一延长)$/)).textContent;
  const read = screen.getByRole('button', { name: '我已阅读' });
  await waitFor(() => expect(read.ariaDisabled).not.toBe('true'), { timeout: 5_000 });
  await client.user.click(read);
  expect(await screen.findByText(first === '请坐端正' ? '本场统一延长' : '请坐端正')).toBeTruthy();
  expect(await screen.findByText('监考老师加时 10 分钟。')).toBeTruthy();
  expect(await screen.findByText('监考加时 10 分钟')).toBeTruthy();
}, 80_000);

it('a pause that came meanwhile is in force when the paper opens, with the entry for the staff code', async () => {
  const attemptId = await greeted({ staffCode: await hashOfCode('kaowu-2026') });
  const staff = await signInInvigilator(client.platform.origin);
  await staff.order('pause', { minutes: '10' });
  await waitFor(async () => expect(await recorded(attemptId)).toEqual(['pause']), firstBeat);
  await client.user.click(screen.getByRole('button', { name: '继续' }));
  expect(await screen.findByRole('heading', { name: '考试已暂停' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: '监考老师操作' })).toBeTruthy();
}, 80_000);

it('a paper that is handed in meanwhile leads to its receipt', async () => {
  const attemptId = await greeted();
  await client.core.desktop.exam.handIn(attemptId, 'learner');
  await waitFor(() => expect(window.location.pathname).toBe(examPaths.handPaper.pattern));
});
