import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

const password = 'Lectern2026';

/** By F1, which works on every screen, also before anybody is signed in. */
async function openCheck() {
  client = await openApp('/login');
  await screen.findByRole('heading', { name: '登录' });
  await client.user.keyboard('{F1}');
  await client.user.click(await screen.findByRole('button', { name: '检查平台连接' }));
  return within(await screen.findByRole('dialog', { name: '检查平台连接' }));
}

it('an engineer checks the platform before anybody is signed in, and saves the report', async () => {
  const dialog = await openCheck();
  await client.user.type(dialog.getByLabelText('账号'), '13800017719');
  await client.user.type(dialog.getByLabelText('密码'), password);
  await client.user.click(dialog.getByRole('button', { name: '开始检查' }));
  expect(await dialog.findByText(/^\d+ 个接口中有 \d+ 个读取正常$/)).toBeTruthy();
  const exams = dialog.getByRole('row', { name: /^userExamFindUserExams/ });
  expect(within(exams).getByText('正常')).toBeTruthy();
  expect(dialog.getByText('findUserPaperSurface')).toBeTruthy();
  expect(dialog.queryByText('需要有人决定')).toBeNull();
  await client.user.click(dialog.getByRole('button', { name: '保存报告' }));
  expect(await dialog.findByText('已保存为 platform-check.txt')).toBeTruthy();
  const report = readFileSync(path.join(client.core.userData, 'platform-check.txt'), 'utf8');
  expect(report).toContain('userExamFindUserExams');
  expect(report).not.toContain(password);
  expect(client.core.log.join('\n')).not.toContain(password);
  expect(await client.core.desktop.session.current()).toMatchObject({ ok: true, value: { signedIn: false } });
});

it('a wrong password is said, and asks nothing of a learner', async () => {
  const dialog = await openCheck();
  await client.user.click(dialog.getByRole('button', { name: '开始检查' }));
  expect(await dialog.findByText('请输入账号')).toBeTruthy();
  await client.user.type(dialog.getByLabelText('账号'), '13800017719');
  await client.user.type(dialog.getByLabelText('密码'), 'wrong');
  await client.user.click(dialog.getByRole('button', { name: '开始检查' }));
  expect(await dialog.findByText('没有登录成功，因此没有检查学员的接口。')).toBeTruthy();
  expect(dialog.queryByText('userExamFindUserExams')).toBeNull();
  await client.user.click(dialog.getByRole('button', { name: '再次检查' }));
  expect(dialog.getByLabelText('账号')).toBeTruthy();
});
