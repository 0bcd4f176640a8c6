import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { examPaths } from '../../../src/contract/paths/exam.ts';
import { openApp, type TestClient } from '../../support/app.ts';

// A core, a platform and a page share two cores of a busy machine.

let client: TestClient;
afterEach(() => client.stop());

it('what follows too many screen switches is said before, at the last one, and after the paper is handed in', async () => {
  client = await openApp(examPaths.list.to(), { signedIn: '13800017719' });
  const query = new URLSearchParams({ examId: 'e-info-phishing', bussinessId: 't-e-info-phishing', type: '1' });
  await client.restart(`/exam/resdExam?${query}`);
  expect(await screen.findByText('最多 1 次，超过后自动交卷')).toBeTruthy();
  await client.user.click(screen.getByRole('checkbox', { name: '我已阅读并了解以上须知' }));
  await client.user.click(screen.getByRole('button', { name: '下一步' }));
  await client.user.click(await screen.findByRole('button', { name: '开始考试' }));
  await screen.findByRole('button', { name: '交卷' });

  client.core.focus('blur');
  expect(await screen.findByText(/本场最多 1 次。再离开一次，试卷会自动交卷。/)).toBeTruthy();
  client.core.focus('focus');
  client.core.focus('blur');
  expect(await screen.findByText('离开考试窗口的次数超过了本场规定，试卷已按规定交卷。')).toBeTruthy();
  expect(window.location.pathname).toBe('/exam/handPaper');
  await waitFor(async () => {
    const { data } = await (
      await client.core.fetch(`/api/exam/v1/userPaper/findUserPaperListById?${query}&pageNum=1&pageSize=999`)
    ).json();
    expect(data.list[0].submitTime).not.toBeNull();
  });
});
