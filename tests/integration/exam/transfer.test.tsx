import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { AnswerValue } from '#contract/ipc/paper.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { signInInvigilator } from '#dev/platform/testing/invigilator.ts';
import { consoleWords } from '#electron/kernel/words/console-words.ts';
import { hashOfCode } from '#electron/platform/policy/code-hash.ts';
import { rescueCommand } from '#electron/tools/rescue/command.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { startCore, type TestCore } from '../../support/core.ts';
import { demoExamOf, handInStateOf, signInto, sitDemoExam, untilDelivered } from '../../support/sitting.ts';

const learner = '13800010002';
const branch = 'b-east-power';
const code = 'kaowu-2026';
const staffCode = await hashOfCode(code);
const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

let client: TestClient;
let stick = '';
let other: TestCore | null = null;
afterEach(async () => {
  await other?.stop();
  other = null;
  await client.stop();
});

/** The seat with the screen; its stick can be taken to any other. */
async function openSeat(): Promise<void> {
  stick = mkdtempSync(path.join(os.tmpdir(), 'lectern-stick-'));
  const parts = { staffCode, rescueKey: keys.publicKey, askFolder: async () => stick };
  client = await openApp(examPaths.list.to(), { signedIn: learner, client: { parts } });
}

async function openOther(): Promise<TestCore> {
  const parts = { staffCode, askFolder: async () => stick };
  const core = await startCore({ platformOrigin: client.platform.origin, parts });
  other = core;
  await signInto(core, learner);
  // In the branch of the first seat: what belongs to a paper of another one waits for its own.
  await core.desktop.session.chooseBranch({ code: branch, name: branch, actor: null, organ: null });
  return core;
}

async function sealAt(core: TestCore, attemptId: string): Promise<string> {
  const used = await core.desktop.staffCode.use(attemptId, code, 'transfer');
  if (!used.ok || used.value.outcome !== 'done' || !used.value.transfer) throw new Error(JSON.stringify(used));
  return used.value.transfer.key;
}

async function read(core: TestCore, attemptId: string) {
  const attempt = await core.desktop.exam.read(attemptId);
  if (!attempt.ok || !attempt.value) throw new Error('The attempt is not on disk.');
  return attempt.value;
}

const valuesOf = ({ answers }: { answers: Readonly<Record<string, { value: AnswerValue }>> }) =>
  Object.fromEntries(Object.entries(answers).map(([id, { value }]) => [id, value]));

const commits = async () => (await client.platform.log()).filter(({ id }) => id === 'userPaperCommitAllPaper').length;

it('staff seal a paper for another seat, which goes on with its answers; the first seat hands in nothing else', async () => {
  await openSeat();
  const sat = await sitDemoExam(client.core, { most: 4 });
  await client.core.desktop.exam.leave(sat.attemptId);
  await client.restart(examPaths.testPaper.to({ attemptId: sat.attemptId }));
  await client.user.click(await screen.findByRole('button', { name: '求助' }));
  const help = within(await screen.findByRole('dialog', { name: '需要帮助？' }));
  await client.user.click(await help.findByRole('button', { name: '监考老师操作' }));
  const dialog = within(await screen.findByRole('dialog', { name: '监考老师操作' }));
  await client.user.click(dialog.getByRole('radio', { name: '封存试卷，转到另一座位继续' }));
  expect(dialog.getByText(/密钥只显示一次/)).toBeTruthy();
  await client.user.type(dialog.getByLabelText('监考密码'), `${code}{Enter}`);
  await screen.findByRole('heading', { name: '试卷已转到另一座位' });
  const key = (await screen.findByText(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/)).textContent;
  await client.user.click(screen.getByRole('button', { name: '我已记下' }));
  expect(screen.queryByText(key)).toBeNull();
  const [question] = sat.paper.questions;
  const late = await client.core.desktop.exam.answer(sat.attemptId, question?.id ?? '', {
    kind: 'choice',
    keys: ['A'],
  });
  expect(late).toMatchObject({ ok: false, error: { code: 'moved' } });

  const [file = ''] = readdirSync(stick);
  expect(readFileSync(path.join(stick, file)).includes(question?.id ?? '?')).toBe(false);
  const there = await openOther();
  const exam = await demoExamOf(there);
  const receive = (typed: string, replace = false) =>
    there.desktop.transfer.receive(exam, { key: typed, code, replace, unsigned: false });
  expect(await receive('0000-0000-0000-0000')).toMatchObject({ ok: true, value: { outcome: 'wrong-key' } });
  const typed = ` ${key.toLowerCase().replaceAll('-', ' ')} `;
  expect(await receive(typed)).toMatchObject({ ok: true, value: { outcome: 'received', extent: { answered: 4 } } });
  // One chain over both seats, with the change as its event.
  const staff = await signInInvigilator(client.platform.origin);
  await expect.poll(() => staff.board(), { timeout: 20_000 }).toContain('换座 1 次');
  expect(await staff.board()).not.toContain('记录不连续');
  const moved = await read(there, sat.attemptId);
  expect(valuesOf(moved)).toEqual(valuesOf(sat));
  expect(moved).toMatchObject({ phase: 'open', rules: { deadline: sat.rules.deadline } });
  await there.desktop.exam.handIn(sat.attemptId, 'learner');
  await untilDelivered(there, sat.attemptId);

  // Staff take it back all the same: it is compared with what the platform holds, and not committed beside it.
  await client.user.click(screen.getByRole('button', { name: '监考老师操作' }));
  const again = within(await screen.findByRole('dialog', { name: '监考老师操作' }));
  await client.user.click(again.getByRole('radio', { name: '取消转移，在本机继续作答' }));
  await client.user.type(again.getByLabelText('监考密码'), `${code}{Enter}`);
  await screen.findByRole('button', { name: '交卷' });
  for (const { id, kind } of sat.paper.questions.slice(0, 4))
    if (kind === 'single') await client.core.desktop.exam.answer(sat.attemptId, id, { kind: 'choice', keys: ['D'] });
  await client.core.desktop.exam.handIn(sat.attemptId, 'learner');
  await expect
    .poll(async () => (await handInStateOf(client.core, sat.attemptId)).phase, { timeout: 20_000 })
    .toBe('unverified');
  expect(await commits()).toBe(1);
}, 240_000);

it('where both seats have answers nothing is taken over before somebody has chosen, in words', async () => {
  await openSeat();
  const there = await openOther();
  const sat = await sitDemoExam(there, { most: 3 });
  const key = await sealAt(there, sat.attemptId);
  expect(await there.desktop.exam.handIn(sat.attemptId, 'learner')).toMatchObject({ ok: false });
  const here = await sitDemoExam(client.core, { most: 1 });
  const [first] = here.paper.questions;
  await client.core.desktop.exam.answer(here.attemptId, first?.id ?? '', { kind: 'choice', keys: ['D'] });
  await client.core.desktop.exam.leave(here.attemptId);
  await client.restart(examPaths.list.to());

  const take = async (choice: string) => {
    await client.user.click(await screen.findByRole('button', { name: '从另一座位转入' }));
    const dialog = within(await screen.findByRole('dialog', { name: '从另一座位转入试卷' }));
    await client.user.type(dialog.getByLabelText('密钥'), key);
    await client.user.type(dialog.getByLabelText('监考密码'), code);
    await client.user.click(dialog.getByRole('button', { name: '选择文件夹' }));
    const asked = within(await screen.findByRole('alertdialog', { name: '从另一座位转入试卷' }));
    expect(asked.getByText(/^另一座位：已答 3 题，最近一次/)).toBeTruthy();
    expect(asked.getByText(/^本机：已答 1 题，最近一次/)).toBeTruthy();
    await client.user.click(asked.getByRole('button', { name: choice }));
  };
  await take('以本机为准');
  expect(Object.keys(valuesOf(await read(client.core, here.attemptId)))).toHaveLength(1);
  await take('以另一座位为准');
  await screen.findByRole('button', { name: '交卷' });
  await client.restart(examPaths.list.to());
  expect(valuesOf(await read(client.core, here.attemptId))).toEqual(valuesOf(sat));
}, 240_000);

it('a paper of another learner, a damaged one and an empty folder are said; rescue opens what was sealed', async () => {
  await openSeat();
  const exam = await demoExamOf(client.core);
  const asked = (key: string) =>
    client.core.desktop.transfer.receive(exam, { key, code, replace: false, unsigned: false });
  expect(await asked('nonsense')).toMatchObject({ ok: true, value: { outcome: 'wrong-key' } });
  expect(await asked('0000-0000-0000-0000')).toMatchObject({ ok: true, value: { outcome: 'none' } });
  const sat = await sitDemoExam(client.core, { most: 2 });
  const key = await sealAt(client.core, sat.attemptId);
  const [name = ''] = readdirSync(stick);
  const file = path.join(stick, name);

  const [privateKey, out] = [path.join(client.core.userData, 'private.pem'), path.join(client.core.userData, 'o.json')];
  writeFileSync(privateKey, keys.privateKey);
  await rescueCommand(['--key', privateKey, '--journal', stick, '--out', out], consoleWords('en-US'));
  const [paper] = JSON.parse(readFileSync(out, 'utf8')).papers;
  expect(paper).toMatchObject({ attemptId: sat.attemptId, staffCode: [{ kind: 'transfer' }] });
  expect(paper.answers).toHaveLength(2);

  const parts = { staffCode, askFolder: async () => stick };
  const stranger = await startCore({ platformOrigin: client.platform.origin, parts });
  other = stranger;
  await signInto(stranger, '13800010006');
  const request = { key, code, replace: false, unsigned: false };
  expect(await stranger.desktop.transfer.receive(exam, request)).toMatchObject({ value: { outcome: 'foreign' } });
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 3) ^ 1, bytes.length - 3);
  writeFileSync(file, bytes);
  expect(await asked(key)).toMatchObject({ ok: true, value: { outcome: 'damaged' } });
}, 240_000);
