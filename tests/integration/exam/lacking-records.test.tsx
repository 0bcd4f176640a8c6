import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { examPaths } from '#contract/paths/exam.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { sitDemoExam, untilDelivered } from '../../support/sitting.ts';

let client: TestClient;
afterEach(() => client.stop());

/** A learner whose paper was delivered to a platform that lacks something, at the receipt or at the list of papers. */
async function open(lacks: PlatformProfile['lacks'], where: 'receipt' | 'papers') {
  client = await openApp('/userAgreement', {
    signedIn: '13800010002',
    client: { parts: { platformProfile: { lacks } } },
  });
  const { attemptId, exam } = await sitDemoExam(client.core, { most: 1 });
  await client.core.desktop.exam.handIn(attemptId, 'learner');
  await untilDelivered(client.core, attemptId);
  await client.restart(examPaths.handPaper.to(where === 'receipt' ? { exam, attemptId } : { exam }));
}

it('without records of papers the result is the one of the list', async () => {
  await open(['paperInfo'], 'receipt');
  await screen.findByRole('heading', { name: '成绩' });
  expect(await screen.findByText(/^(?:等待阅卷|未通过)$/)).toBeTruthy();
});

it('without records and a list the receipt stands alone', async () => {
  await open(['paperInfo', 'paperList'], 'receipt');
  await screen.findByRole('heading', { name: '交卷成功' });
  await waitFor(() => expect(screen.queryByLabelText('正在读取成绩')).toBeNull());
  expect(screen.queryByRole('heading', { name: '成绩' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('without a list of papers its page says so', async () => {
  await open(['paperList'], 'papers');
  expect(await screen.findByText('平台没有试卷列表')).toBeTruthy();
});
