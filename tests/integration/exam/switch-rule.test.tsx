import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { examPaths } from '#contract/paths/exam.ts';
import { openApp, type TestClient } from '../../support/app.ts';

// A core, a platform and a page share two cores of a busy machine.

let client: TestClient;
const query = new URLSearchParams({ examId: 'e-info-phishing', bussinessId: 't-e-info-phishing', type: '1' });
afterEach(() => client.stop());

async function sitWithLimitOne(): Promise<void> {
  client = await openApp(examPaths.list.to(), { signedIn: '13800017719' });
  await client.restart(`/exam/resdExam?${query}`);
  expect(await screen.findByText('最多 1 次，超过后自动交卷')).toBeTruthy();
  await client.user.click(screen.getByRole('checkbox', { name: '我已阅读并了解以上须知' }));
  await client.user.click(screen.getByRole('button', { name: '下一步' }));
  await client.user.click(await screen.findByRole('button', { name: '开始考试' }));
  await screen.findByRole('button', { name: '交卷' });
  client.core.focus('blur');
  expect(await screen.findByText(/本场最多 1 次）。如再次离开，将自动交卷。/)).toBeTruthy();
  client.core.focus('focus');
}

it('what follows too many screen switches is said before, at the last one, and after the paper is handed in', async () => {
  await sitWithLimitOne();
  client.core.focus('blur');
  expect(
    await screen.findByText('离开考试窗口的次数超过本场限制，已按考试规则自动交卷。如有疑问，请联系监考老师。'),
  ).toBeTruthy();
  expect(window.location.pathname).toBe('/exam/handPaper');
  await waitFor(async () => {
    const { data } = await (
      await client.core.fetch(`/api/exam/v1/userPaper/findUserPaperListById?${query}&pageNum=1&pageSize=999`)
    ).json();
    expect(data.list[0].submitTime).not.toBeNull();
  });
});

it('leaving by the door counts: the dialog says that it hands the paper in, and it does', async () => {
  await sitWithLimitOne();
  // The count outlives the run.
  await client.restart(examPaths.list.to());
  await client.user.click((await screen.findAllByRole('button', { name: '继续考试' }))[0]!);
  await client.user.click(await screen.findByRole('button', { name: '继续' }));
  await screen.findByRole('button', { name: '交卷' });
  window.history.back();
  const dialog = within(await screen.findByRole('alertdialog', { name: '要离开试卷吗？' }));
  expect(dialog.getByText(/^本场最多可离开考试窗口 1 次，这次会超出：离开后将自动交卷/)).toBeTruthy();
  await client.user.click(dialog.getByRole('button', { name: '离开并交卷' }));
  await waitFor(async () => {
    const { data } = await (
      await client.core.fetch(`/api/exam/v1/userPaper/findUserPaperListById?${query}&pageNum=1&pageSize=999`)
    ).json();
    expect(data.list[0].submitTime).not.toBeNull();
  });
});
