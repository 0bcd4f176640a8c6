import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ExamRef } from '#contract/ipc/exam.ts';
import { demoPassword } from '#dev/platform/content/people.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { demoExam } from '../../support/platform.ts';
import { beginAttempt } from '../../support/sitting.ts';

let client: TestClient;
afterEach(() => client.stop());

const owner = '13800010002';

/** Begins an exam of the list as its screens do, without going through all of them. */
async function beginExam(): Promise<void> {
  const listed = await client.core.fetch('/api/exam/v1/userExam/findUserExams?pageNum=1&pageSize=50');
  const { data } = (await listed.json()) as {
    data: { list: { examId: string; bussinessId: string; sourceType: number; examName: string }[] };
  };
  const item = data.list.find(({ examName }) => examName === demoExam)!;
  const exam: ExamRef = {
    examId: item.examId,
    businessId: item.bussinessId,
    sourceType: String(item.sourceType),
    name: item.examName,
  };
  await beginAttempt(client.core, exam);
}

async function signIn(account: string): Promise<void> {
  const { user } = client;
  await user.click(await screen.findByRole('tab', { name: '密码登录' }));
  await user.type(await screen.findByLabelText('手机号或邮箱'), account);
  await user.type(screen.getByLabelText('密码'), demoPassword);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: '登录' }));
}

it('stands above the list with the time that is left, and is continued from there', async () => {
  client = await openApp('/userAgreement', { signedIn: owner });
  await beginExam();
  await client.restart('/examList');
  const [band] = await screen.findAllByText(demoExam);
  expect(band).toBeTruthy();
  expect((await screen.findByRole('timer')).textContent).toMatch(/^剩余 [\d:]+$/);
  await client.user.click(screen.getAllByRole('button', { name: '继续考试' })[0]!);
  await waitFor(() => expect(window.location.pathname).toBe('/exam/testPaper'));
});

it('after a session that ended the sign-in page says that the answers are safe, and the same account returns to the paper', async () => {
  client = await openApp('/userAgreement', { signedIn: owner });
  await beginExam();
  await client.core.desktop.session.end('code-303');
  await client.restart('/login');
  const safe = await screen.findByText('您的答案安全地保存在本机');
  expect(within(safe.closest('output')!).getByRole('timer').textContent).toMatch(/^剩余 [\d:]+$/);
  expect(safe.closest('output')!.textContent).toContain('138****0002');
  await signIn(owner);
  await waitFor(() => expect(window.location.pathname).toBe('/exam/testPaper'), { timeout: 10_000 });
});

it('is not shown to another account that signs in here', async () => {
  client = await openApp('/userAgreement', { signedIn: owner });
  await beginExam();
  await client.core.desktop.session.end('signed-out');
  await client.restart('/login');
  await signIn('13800010003');
  await screen.findByRole('heading', { name: '考试中心' });
  expect(screen.queryByRole('button', { name: '继续考试' })).toBeNull();
  expect(screen.queryByRole('timer')).toBeNull();
});

it('comes before a try-out of the seat that is unfinished too', async () => {
  client = await openApp('/userAgreement', { signedIn: owner });
  const { desktop } = client.core;
  await desktop.seatTrial.open();
  expect(await client.core.startPath()).toBe('/exam/seatTrial');
  await desktop.seatTrial.leave();
  await beginExam();
  await client.restart('/userAgreement');
  expect(await client.core.startPath()).toMatch(/^\/exam\/testPaper\?/);
});
