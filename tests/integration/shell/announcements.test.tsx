import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Announcements } from '../../support/announced.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
let told: Announcements;
beforeEach(() => {
  told = new Announcements();
});
afterEach(async () => {
  told.stop();
  await client.stop();
});

async function open(address: string, signedIn = '13800017719') {
  client = await openApp(address, { signedIn });
  await screen.findByRole('heading', { level: 1 });
  told.start();
}

it('what was saved is told once', async () => {
  await open('/personalCenter?tab=profile', '13800010002');
  const nickname = await screen.findByRole('textbox', { name: '昵称' });
  await client.user.clear(nickname);
  await client.user.type(nickname, '小燕');
  await client.user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(told.count('修改成功')).toBe(1));
});

it('a list that does not load is told once', async () => {
  await open('/userAgreement');
  await client.platform.fault({ match: { id: 'userExamFindUserExams' }, mode: 'status', status: 500, times: 0 });
  await client.restart('/examList');
  told.stop();
  told.start();
  await screen.findByText('考试加载失败');
  await waitFor(() => expect(told.count('考试加载失败')).toBe(1));
});

it('what an exam waits for is told once', async () => {
  await open('/examList');
  const locked = (await screen.findAllByRole('button', { name: '查看条件' }))[0]!;
  const card = within(locked.closest('article')!);
  const reason = card.getByText(/后开放/).textContent ?? '';
  await client.user.click(locked);
  await waitFor(() => expect(told.count(reason)).toBe(1));
});

it('the same again is told again', async () => {
  await open('/examList');
  const locked = (await screen.findAllByRole('button', { name: '查看条件' }))[0]!;
  const reason = within(locked.closest('article')!).getByText(/后开放/).textContent ?? '';
  await client.user.click(locked);
  await waitFor(() => expect(told.count(reason)).toBe(1));
  await client.user.click(locked);
  await waitFor(() => expect(told.count(reason)).toBe(2));
});
