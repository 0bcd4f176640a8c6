import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, it } from 'vitest';
import { hashOfCode } from '#electron/platform/policy/code-hash.ts';
import { formatBytes } from '#lib/format.ts';
import { captureSeconds } from '#rules/exam/capture-interval.ts';
import { pictureDays } from '#rules/exam/picture-days.ts';
import { openApp, type TestClient } from '../../support/app.ts';

/** Lines of the log: enough for a size that is not rounded to nothing. */
const lines = 4000;

let client: TestClient;
afterEach(() => client.stop());

async function openAbout(options: Parameters<typeof openApp>[1] = {}) {
  client = await openApp('/about-cn', options);
  const logs = path.join(client.core.userData, 'logs');
  mkdirSync(logs, { recursive: true });
  writeFileSync(path.join(logs, 'lectern.log'), 'start, phone 13871234567\n'.repeat(lines));
  await client.user.click(await screen.findByRole('button', { name: '关于此客户端' }));
  return within(await screen.findByRole('dialog', { name: '关于此客户端' }));
}

it('the sizes of what is kept here are those of the disk', async () => {
  const dialog = await openAbout();
  const logs = await dialog.findByText('运行日志');
  expect(logs.nextElementSibling?.textContent).toBe(formatBytes(25 * lines));
  expect(dialog.getByText('作答记录（两份）').nextElementSibling?.textContent).toBe(formatBytes(0));
});

it('the diagnostics are saved as a zip without what the log must not carry', async () => {
  const dialog = await openAbout();
  await client.user.click(await dialog.findByRole('button', { name: '保存诊断信息' }));
  await screen.findByText(/^诊断信息已保存为 lectern-diagnostics-/);
  const [name] = readdirSync(client.core.userData).filter((file) => file.endsWith('.zip'));
  const files = unzipSync(readFileSync(path.join(client.core.userData, name ?? '')));
  expect(Object.keys(files).toSorted()).toEqual([
    'README.txt',
    'about.json',
    'logs/lectern.log',
    'policy.json',
    'storage.json',
  ]);
  expect(strFromU8(files['logs/lectern.log'] ?? new Uint8Array())).toBe('start, phone 138****4567\n'.repeat(lines));
  expect(JSON.parse(strFromU8(files['about.json'] ?? new Uint8Array()))).toMatchObject({
    platformOrigin: client.platform.origin,
    version: '0.0.0',
    machine: os.hostname(),
    dataFolder: client.core.userData,
    displays: ['1920x1080 @ 1'],
    proxy: 'DIRECT',
  });
});

it('whoever cannot sign in gets there from the sign-in page, by the page of the client', async () => {
  client = await openApp('/login');
  await client.user.click(await screen.findByRole('button', { name: '关于此客户端' }));
  await screen.findByRole('heading', { level: 1, name: '客户端与设备就绪检查' });
  await client.user.click(await screen.findByRole('button', { name: '关于此客户端' }));
  const dialog = within(await screen.findByRole('dialog', { name: '关于此客户端' }));
  await client.user.click(await dialog.findByRole('button', { name: '关闭' }));
  await client.user.click(await screen.findByRole('button', { name: '去登录' }));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('登录');
});

it('the log is removed, and nothing that is a learner’s is offered to a visitor', async () => {
  const dialog = await openAbout();
  expect(dialog.queryByRole('button', { name: '删除我的离线课程' })).toBe(null);
  await client.user.click(await dialog.findByRole('button', { name: '删除运行日志' }));
  await screen.findByText('已删除');
  const logs = await dialog.findByText('运行日志');
  await waitFor(() => expect(logs.nextElementSibling?.textContent).toBe(formatBytes(0)));
  expect(readdirSync(path.join(client.core.userData, 'logs'))).toEqual([]);
  const cache = path.join(client.core.userData, 'Cache');
  mkdirSync(cache);
  writeFileSync(path.join(cache, 'data_1'), 'x');
  await client.user.click(dialog.getByRole('button', { name: '清空缓存' }));
  await waitFor(() => expect(existsSync(cache)).toBe(false));
});

it('what other learners keep is removed by staff with their code, and no journal with it', async () => {
  const staffCode = await hashOfCode('right-code-9');
  const userData = mkdtempSync(path.join(os.tmpdir(), 'lectern-'));
  const exams = path.join(userData, 'exams');
  for (const [folder, file] of [
    ['offline-files', 'a1'],
    ['answers', 'b2'],
  ] as const) {
    mkdirSync(path.join(exams, folder), { recursive: true });
    writeFileSync(path.join(exams, folder, file), 'x'.repeat(200_000));
  }
  const dialog = await openAbout({ client: { userData, parts: { staffCode } } });
  expect(await dialog.findByText(new RegExp(`^其他学员的离线课程：${formatBytes(200_000)}`))).toBeTruthy();
  await client.user.click(dialog.getByRole('button', { name: '删除其他学员的离线课程' }));
  const asked = within(await screen.findByRole('alertdialog', { name: '删除其他学员的离线课程？' }));
  const answer = async (code: string) => {
    await client.user.type(asked.getByLabelText('监考密码'), code);
    await client.user.click(asked.getByRole('button', { name: '删除' }));
  };
  await answer('wrong-code-9');
  await asked.findByText('监考密码不正确');
  expect(existsSync(path.join(exams, 'offline-files/a1'))).toBe(true);
  await answer('right-code-9');
  await screen.findByText('已删除');
  await waitFor(() => expect(dialog.queryByText(/^其他学员的离线课程/)).toBe(null));
  expect(existsSync(path.join(exams, 'offline-files/a1'))).toBe(false);
  expect(existsSync(path.join(exams, 'answers/b2'))).toBe(true);
});

it('crash reports are written only when somebody wants them, and can be removed', async () => {
  const dialog = await openAbout();
  const crashes = path.join(client.core.userData, 'crashes');
  mkdirSync(path.join(crashes, 'pending'), { recursive: true });
  writeFileSync(path.join(crashes, 'pending', 'a.dmp'), 'memory');
  const wanted = await dialog.findByRole('switch', { name: '在本机记录崩溃报告' });
  expect(wanted).toHaveProperty('checked', false);
  await client.user.click(wanted);
  await waitFor(async () =>
    expect(await client.core.desktop.settings.read()).toMatchObject({ value: { crashReports: true } }),
  );
  await client.user.click(dialog.getByRole('button', { name: '删除崩溃报告' }));
  await screen.findByText('已删除');
  expect(existsSync(crashes)).toBe(false);
});

it('what the cameras record, where it goes and how long it stays is told with its numbers', async () => {
  const dialog = await openAbout();
  await dialog.findByText(`未送达的试卷不会被删除；${pictureDays} 天内没有送达的监考画面会被删除`, { exact: false });
  const privacy = within(await dialog.findByRole('region', { name: '隐私' }));
  const { least, most, usual } = captureSeconds;
  expect(privacy.getByText('摄像头').nextElementSibling?.textContent).toContain(
    `${least} 到 ${most} 秒，平台没有规定时每 ${usual} 秒`,
  );
  expect(privacy.getByText('在本机保存多久').nextElementSibling?.textContent).toContain(`${pictureDays} 天内`);
  expect(privacy.getByText('送往哪里').nextElementSibling?.textContent).toContain('客户端并不知道');
});

it('a bundle that was not written is told', async () => {
  client = await openApp('/about-cn', {
    client: { parts: { askSavePath: async (name) => path.join('/nowhere', name) } },
  });
  await client.user.click(await screen.findByRole('button', { name: '关于此客户端' }));
  await client.user.click(await screen.findByRole('button', { name: '保存诊断信息' }));
  await screen.findByText('诊断信息没有保存，请换一个位置再试');
  expect(existsSync('/nowhere')).toBe(false);
});
