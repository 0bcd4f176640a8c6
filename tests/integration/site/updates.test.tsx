import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { NoUpdates } from '#contract/ipc/updates.ts';
import { UpdateError } from '#electron/desktop/updates/signed-feed.ts';
import type { UpdateEngine } from '#electron/desktop/updates/update-service.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

/** The page of a client with this updater. */
async function openWith(updater: Partial<UpdateEngine> | NoUpdates, isPaperOpen = () => false) {
  const seat = { idleSeconds: () => 0, isPaperOpen, clearPageData: async () => undefined };
  const engine = async (): Promise<UpdateEngine> => ({
    check: async () => ({ version: '0.2.0', notes: '考试列表打开更快' }),
    load: async () => undefined,
    installsAtEnd: true,
    quit: () => undefined,
    atEnd: () => undefined,
    ...(typeof updater === 'string' ? {} : updater),
  });
  const parts = { seat, updater: typeof updater === 'string' ? updater : engine };
  client = await openApp('/DownloadClient', { client: { parts } });
}
const press = async (name: string) => client.user.click(await screen.findByRole('button', { name }));

it.each([
  ['no-feed', '本客户端没有自动更新，新版本由培训机构安装'],
  ['package', '由系统的软件包管理器更新'],
  ['folder', '本客户端是直接复制的文件夹，没有安装，不会自动更新'],
  ['deployed', '由部署本客户端的管理员更新'],
  ['policy', '机构已关闭自动更新，新版本由机构安装'],
] as const)('says who updates: %s', async (why, sentence) => {
  await openWith(why);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '检查新版本' })).toBe(null);
});

it('shows how far the download is, what is new, and installs when asked to', async () => {
  const whole = Promise.withResolvers<void>();
  const done: string[] = [];
  await openWith({
    load: (onProgress) => {
      onProgress(41_000_000, 82_000_000);
      return whole.promise;
    },
    quit: () => void done.push('ended'),
  });
  await screen.findByText('本次启动后还没有检查');
  await press('检查新版本');
  expect(await screen.findByText('正在下载 0.2.0：41 MB，共 82 MB')).toBeTruthy();
  expect(screen.getByRole('region', { name: '0.2.0 的更新内容' }).textContent).toBe('考试列表打开更快');
  await act(async () => whole.resolve());
  expect(await screen.findByText('0.2.0 已下载并核对，重新启动后使用')).toBeTruthy();
  await press('重新启动并更新');
  expect(done).toEqual(['ended']);
});

it('says that macOS installs only when asked to', async () => {
  await openWith({ installsAtEnd: false });
  await press('检查新版本');
  expect(await screen.findByText('0.2.0 已下载并核对，点击“重新启动并更新”后使用')).toBeTruthy();
});

it('says why it did not work, and asks again', async () => {
  let tries = 0;
  await openWith({
    async check() {
      tries += 1;
      if (tries === 1) throw new UpdateError('signature', 'another key');
      return null;
    },
  });
  await press('检查新版本');
  expect(await screen.findByText('更新地址上的文件没有正确的签名，没有下载')).toBeTruthy();
  await press('检查新版本');
  expect(await screen.findByText(/^没有发现新版本，\d{2}:\d{2} 检查$/)).toBeTruthy();
});

it('asks nothing and installs nothing while a paper is open', async () => {
  let paper = false;
  await openWith({}, () => paper);
  await press('检查新版本');
  await screen.findByText('0.2.0 已下载并核对，重新启动后使用');
  paper = true;
  await press('重新启动并更新');
  expect(await screen.findByText('现在不能更新，请在考试结束后再试')).toBeTruthy();
});

it('says that an update waits for the end of the exam', async () => {
  await openWith({}, () => true);
  await press('检查新版本');
  expect(await screen.findByText('考试期间不更新')).toBeTruthy();
});
