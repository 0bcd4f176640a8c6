import { generateKeyPairSync } from 'node:crypto';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { examPaths } from '#contract/paths/exam.ts';
import { consoleWords } from '#electron/kernel/words/console-words.ts';
import { hashOfCode } from '#electron/platform/policy/code-hash.ts';
import { rescueCommand } from '#electron/tools/rescue/command.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { beginAttempt, demoExamOf } from '../../support/sitting.ts';

const code = 'kaowu-2026';
const staffCode = await hashOfCode(code);
const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

let client: TestClient;
afterEach(() => client.stop());

/** The paper has an entry for staff too, and leaves with it. */
const receiptShown = () => screen.findByRole('heading', { level: 1, name: /^(?:交卷成功|已封存在本机)/ });

async function openPaper(parts: Record<string, unknown>, name?: string, signedIn = '13800010002'): Promise<string> {
  client = await openApp(examPaths.list.to(), { signedIn, client: { parts } });
  const exam = await demoExamOf(client.core, name);
  const { attemptId } = await beginAttempt(client.core, exam);
  await client.core.desktop.exam.leave(attemptId);
  await client.restart(examPaths.testPaper.to({ exam }));
  await screen.findByRole('button', { name: '交卷' });
  return attemptId;
}

async function openHelp() {
  await client.user.click(screen.getByRole('button', { name: '求助' }));
  return screen.findByRole('dialog', { name: '需要帮助？' });
}

async function openStaff() {
  await client.user.click(await within(await openHelp()).findByRole('button', { name: '监考老师操作' }));
  return within(await screen.findByRole('dialog', { name: '监考老师操作' }));
}

it('with the network away: a wrong code is said and recorded, the right one releases a camera and exports for the centre', async () => {
  const attemptId = await openPaper({ staffCode, rescueKey: keys.publicKey });
  await client.platform.fault({ match: {}, mode: 'drop', times: 0 });
  const dialog = await openStaff();
  const type = async (typed: string) => client.user.type(dialog.getByLabelText('监考密码'), `${typed}{Enter}`);

  await client.user.click(dialog.getByRole('radio', { name: '免除侧面摄像头要求' }));
  await type('kaowu-2025');
  expect(await dialog.findByText('密码不正确，已记录。')).toBeTruthy();
  expect(dialog.getByLabelText('监考密码')).toHaveProperty('value', '');
  await type(code);
  expect(await dialog.findByText('已免除侧面摄像头要求。')).toBeTruthy();

  await client.user.click(dialog.getByRole('radio', { name: '导出加密试卷到 U 盘或文件夹' }));
  await type(code);
  expect(await dialog.findByText(/^加密试卷已写入文件夹 lectern-paper-/)).toBeTruthy();
  const [folder = ''] = await readdir(path.join(client.core.userData, 'stick'));
  const [key, out] = [path.join(client.core.userData, 'private.pem'), path.join(client.core.userData, 'out.json')];
  await writeFile(key, keys.privateKey);
  await rescueCommand(
    ['--key', key, '--journal', path.join(client.core.userData, 'stick', folder), '--out', out],
    consoleWords('en-US'),
  );
  expect(JSON.parse(await readFile(out, 'utf8'))).toMatchObject({ papers: [{ attemptId }], unopened: [] });

  await client.restart(examPaths.testPaper.to({ attemptId }));
  const read = await client.core.desktop.exam.read(attemptId);
  const staff = read.ok ? read.value?.staff : undefined;
  expect(staff?.seat?.map(({ kind }) => kind)).toEqual(['wrong-code', 'release-side', 'export']);
});

it('after three wrong codes in a row the next one waits, also after a restart without the file of its tries', async () => {
  const attemptId = await openPaper({ staffCode, rescueKey: keys.publicKey });
  for (const typed of ['11111111', '22222222', '33333333'])
    await client.core.desktop.staffCode.use(attemptId, typed, 'unlock');
  await rm(path.join(client.core.userData, 'staff-code.json'));
  await client.restart(examPaths.testPaper.to({ attemptId }));
  await client.user.click(await screen.findByRole('button', { name: '继续' }));
  const dialog = await openStaff();
  expect(await dialog.findByText(/^\d+ 秒后可以再次输入。$/)).toBeTruthy();
  const judged = await client.core.desktop.staffCode.use(attemptId, code, 'release-side');
  expect(judged).toMatchObject({ ok: true, value: { outcome: 'wait' } });
});

function actionsOf(dialog: { getAllByRole: (role: string) => HTMLElement[] }): (string | null | undefined)[] {
  return dialog.getAllByRole('radio').map((radio) => radio.closest('span')?.textContent);
}

it('offers no export of what nobody could open, and nothing at all where the centre has set no code', async () => {
  await openPaper({ staffCode });
  const dialog = await openStaff();
  expect(dialog.getByText('本卷开始时没有配置恢复密钥，因此不能导出。')).toBeTruthy();
  expect(dialog.queryByRole('radio', { name: /导出/ })).toBeNull();
  await client.stop();
  await openPaper({});
  expect(within(await openHelp()).queryByRole('button', { name: '监考老师操作' })).toBeNull();
});

it('without cameras, lockdown and rescue key it shows the log, moves the paper and lets leave; sealed, it sends once more', async () => {
  const attemptId = await openPaper({ staffCode }, '食品安全管理员模拟考试（二）', '13800017719');
  const dialog = await openStaff();
  expect(actionsOf(dialog)).toEqual([
    '查看这份试卷的过程记录',
    '封存试卷，转到另一座位继续',
    '允许未送达时切换机构、平台或身份',
  ]);
  await client.core.desktop.exam.handIn(attemptId, 'learner');
  await receiptShown();
  await client.user.click(await screen.findByRole('button', { name: '监考老师操作' }));
  const sealed = within(await screen.findByRole('dialog', { name: '监考老师操作' }));
  // Another branch may be left for until the platform has the paper.
  await waitFor(() => expect(actionsOf(sealed)).toEqual(['查看这份试卷的过程记录', '把封存的试卷再送一次']));
});

it('has its entry on the welcome back, where what it does holds when the paper opens, and on the receipt', async () => {
  const attemptId = await openPaper({ staffCode, rescueKey: keys.publicKey });
  await client.restart(examPaths.testPaper.to({ attemptId }));
  await screen.findByRole('button', { name: '继续' });
  const enter = async () => {
    await client.user.click(await screen.findByRole('button', { name: '监考老师操作' }));
    return within(await screen.findByRole('dialog', { name: '监考老师操作' }));
  };
  const welcome = await enter();
  await client.user.click(welcome.getByRole('radio', { name: '免除侧面摄像头要求' }));
  await client.user.type(welcome.getByLabelText('监考密码'), `${code}{Enter}`);
  await welcome.findByText('已免除侧面摄像头要求。');
  await client.user.click(welcome.getByRole('button', { name: '关闭' }));
  await client.user.click(await screen.findByRole('button', { name: '继续' }));
  await screen.findByRole('button', { name: '交卷' });

  await client.core.desktop.exam.handIn(attemptId, 'learner');
  await receiptShown();
  const receipt = await enter();
  expect(receipt.getByText(/已封存的答案不会改变。/)).toBeTruthy();
  // Another branch may be left for until the platform has the paper.
  await waitFor(() =>
    expect(actionsOf(receipt)).toEqual([
      '查看这份试卷的过程记录',
      '导出加密试卷到 U 盘或文件夹',
      '把封存的试卷再送一次',
    ]),
  );
  await client.user.click(receipt.getByRole('radio', { name: '导出加密试卷到 U 盘或文件夹' }));
  await client.user.type(receipt.getByLabelText('监考密码'), `${code}{Enter}`);
  await receipt.findByText(/^加密试卷已写入文件夹 lectern-paper-/);
  const read = await client.core.desktop.exam.read(attemptId);
  const uses = read.ok ? read.value?.staff?.seat?.map(({ kind }) => kind) : null;
  expect(uses).toEqual(['release-side', 'export']);
});
