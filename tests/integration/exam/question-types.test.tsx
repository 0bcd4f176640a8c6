import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fireEvent, act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Attempt, ExamRef } from '#contract/ipc/exam.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { resourceUploadPart } from '#contract/platform/exam/answer-file.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { takeEntrySteps } from '../../support/entry-steps.ts';
import { beginAndLeave, demoExamOf, untilDelivered } from '../../support/sitting.ts';

const mixedExam = '综合题型';

// A core, a platform and a page share two cores of a busy machine.

// jsdom plays no sound: a recording is there at once, and ends when the test says so.
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});

let client: TestClient;
let exam: ExamRef;
afterEach(async () => {
  vi.restoreAllMocks();
  await client.stop();
});

type Open = Parameters<typeof openApp>[1];

/** What the learner chooses in the next dialog of files. */
let chosen: string[] = [];

async function sit({ signedIn = '13800010002', ...more }: Open = {}): Promise<void> {
  const parts = { askFiles: async () => chosen, ...more.client?.parts };
  client = await openApp('/userAgreement', { signedIn, ...more, client: { ...more.client, parts } });
  exam = await demoExamOf(client.core, mixedExam);
  await beginAndLeave(client.core, exam);
  await client.restart(examPaths.testPaper.to({ exam }));
  await screen.findByRole('button', { name: '交卷' });
}

async function onDisk(): Promise<Attempt> {
  const pending = await client.core.desktop.exam.pending();
  const id = pending.ok ? pending.value.find(({ exam: { examId } }) => examId === exam.examId)?.attemptId : undefined;
  const read = await client.core.desktop.exam.read(id ?? '');
  if (!read.ok || !read.value) throw new Error('There is no attempt on disk.');
  return read.value;
}

async function goTo(number: number): Promise<void> {
  const sheet = within(screen.getByRole('navigation', { name: '答题卡' }));
  for (const fold of sheet.queryAllByRole('button', { expanded: false })) await client.user.click(fold);
  await client.user.click(sheet.getByRole('button', { name: new RegExp(`^第 ${number} 题，`) }));
  await screen.findByRole('heading', { name: `第 ${number} 题` });
}

const valueOf = async (number: number) => {
  const { paper, answers } = await onDisk();
  return answers[paper.questions[number - 1]?.id ?? '']?.value;
};

const chooser = () => screen.getByRole('button', { name: '选择文件' });

async function choose(name = '接线图.jpg', bytes = 300_000): Promise<void> {
  const file = path.join(client.core.userData, name);
  await writeFile(file, new Uint8Array(bytes));
  chosen = [file];
  await client.user.click(chooser());
}

it('matching: each item chooses its partner, and can give it up again', async () => {
  await sit();
  await goTo(1);
  await client.user.selectOptions(screen.getByRole('combobox', { name: '“红色”的对应项' }), 'B');
  await client.user.selectOptions(screen.getByRole('combobox', { name: '“绿色”的对应项' }), 'C');
  await waitFor(async () => expect(await valueOf(1)).toEqual({ kind: 'pairs', targets: ['B', '', '', 'C'] }));
  await client.user.selectOptions(screen.getByRole('combobox', { name: '“绿色”的对应项' }), '');
  await waitFor(async () => expect(await valueOf(1)).toEqual({ kind: 'pairs', targets: ['B', '', '', ''] }));
});

it('ordering: buttons and Alt with arrows move an item, the focus goes along, and what was moved is said', async () => {
  await sit();
  await goTo(2);
  expect(await valueOf(2)).toBeUndefined();
  screen.getByRole('button', { name: '下移：验电' }).focus();
  await client.user.keyboard('{Enter}');
  await waitFor(async () => expect(await valueOf(2)).toEqual({ kind: 'order', keys: ['B', 'A', 'C', 'D'] }));
  await screen.findByText('“验电”移到第 2 位，共 4 项');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '下移：验电' }));
  await client.user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowUp}{/Alt}');
  await waitFor(async () => expect(await valueOf(2)).toEqual({ kind: 'order', keys: ['B', 'C', 'A', 'D'] }));
});

it('ordering: a row is dragged by its number, Escape takes it back, and where it was dropped is said', async () => {
  await sit();
  await goTo(2);
  const rows = within(screen.getByTitle('拖动：验电').closest('ol') ?? document.body);
  // jsdom lays nothing out: rows are 50 high, one below the other.
  vi.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockImplementation(function at(this: HTMLLIElement) {
    return new DOMRect(0, [...(this.parentElement?.children ?? [])].indexOf(this) * 50, 400, 50);
  });
  const first = () => rows.getAllByRole('listitem')[0]?.textContent;
  const drag = async (...keys: { keys?: string; target?: Element; coords?: { x: number; y: number } }[]) =>
    client.user.pointer(keys);
  const grip = screen.getByTitle('拖动：验电');

  await drag({ keys: '[MouseLeft>]', target: grip, coords: { x: 5, y: 25 } }, { coords: { x: 5, y: 140 } });
  await waitFor(() => expect(first()).not.toContain('验电'));
  await client.user.keyboard('{Escape}');
  await waitFor(() => expect(first()).toContain('验电'));
  await drag({ keys: '[/MouseLeft]' });
  expect(await valueOf(2)).toBeUndefined();

  await drag({ keys: '[MouseLeft>]', target: grip, coords: { x: 5, y: 25 } }, { coords: { x: 5, y: 140 } });
  await drag({ keys: '[/MouseLeft]' });
  await waitFor(async () => expect(await valueOf(2)).toEqual({ kind: 'order', keys: ['B', 'C', 'A', 'D'] }));
  await screen.findByText('“验电”移到第 3 位，共 4 项');
});

it('ordering: an order that is right as it stands is an answer once it is confirmed', async () => {
  await sit();
  await goTo(2);
  await client.user.click(screen.getByRole('button', { name: '就按这个顺序' }));
  await waitFor(async () => expect(await valueOf(2)).toEqual({ kind: 'order', keys: ['A', 'B', 'C', 'D'] }));
});

describe('upload', () => {
  it('a file is stored, reaches the platform, and goes with the paper; one of a wrong type is refused in words', async () => {
    await sit();
    await goTo(3);
    const dropped = new File([new Uint8Array(300_000)], '接线图.jpg', { type: 'image/jpeg' });
    fireEvent.drop(chooser(), { dataTransfer: { types: ['Files'], files: [dropped] } });
    const list = within(screen.getByRole('list', { name: '这道题的文件' }));
    await list.findByText('接线图.jpg');
    await list.findByText(/^已送达平台/);
    await choose('空.jpg', 0);
    await list.findByText('这个文件是空的');
    await client.user.click(screen.getByRole('button', { name: '不再显示 空.jpg' }));
    const { attemptId, userPaperId } = await onDisk();
    await client.core.desktop.exam.handIn(attemptId, 'learner');
    await untilDelivered(client.core, attemptId);
    await client.restart(examPaths.handPaper.to({ exam, attemptId }));
    await screen.findByText('1 个文件都已送达平台');
    const read = z.parse(
      z.object({ files: z.array(z.object({ name: z.string(), size: z.number(), address: z.string() })) }),
      await (await fetch(`${client.platform.origin}/__files?userPaperId=${userPaperId}`)).json(),
    );
    expect(read.files).toMatchObject([{ name: '接线图.jpg', size: 300_000 }]);
  });

  it('one that cannot be sent stays here; the hand-in and the receipt say so, until it arrives', async () => {
    await sit({ faults: [{ match: { id: resourceUploadPart.id }, mode: 'drop', times: 0 }] });
    await goTo(3);
    await choose();
    await screen.findByText(/^已加密保存在本机/);
    await client.user.click(screen.getByRole('button', { name: '交卷' }));
    await screen.findByText(/有 1 个文件还没有送达平台/);
    const { attemptId } = await onDisk();
    await client.core.desktop.exam.handIn(attemptId, 'learner');
    await untilDelivered(client.core, attemptId);
    await client.restart(examPaths.handPaper.to({ exam, attemptId }));
    await screen.findByText(/有 1 个文件还没有送达平台。它们加密保存在本机/);
    expect(await screen.findByText('0 / 1 已送达平台')).toBeTruthy();
    await fetch(`${client.platform.origin}/__faults`, { method: 'DELETE' });
    await screen.findByText('1 个文件都已送达平台', undefined, { timeout: 30_000 });
  });

  it('vouchers that last for one part are renewed; a platform without files is quoted', async () => {
    await sit({ signedIn: '13800010024' });
    await goTo(3);
    await choose('大图.jpg', 600_000);
    await screen.findByText(/^已送达平台/);
    await client.stop();
    await sit({ signedIn: '13800010025' });
    await goTo(3);
    await choose();
    await screen.findByText(/^平台不接收这个文件.*只接收/);
    await client.user.click(screen.getByRole('button', { name: '移除 接线图.jpg' }));
    await waitFor(async () => expect(await valueOf(3)).toEqual({ kind: 'files', files: [] }));
  });
});

it('listening: each play is counted before the sound, and none is left after the last one', async () => {
  await sit();
  await goTo(4);
  const player = within(await screen.findByRole('region', { name: '录音' }));
  const sound = document.querySelector('audio')!;
  await player.findByText(/^还可以播放 2 次，共 2 次/);
  await client.user.click(player.getByRole('button', { name: '播放录音' }));
  await player.findByText(/^还可以播放 1 次，共 2 次/);
  await waitFor(async () => expect((await onDisk()).plays).toEqual({ 'recording-1': 1 }));
  sound.dispatchEvent(new Event('ended'));
  await client.user.click(await player.findByRole('button', { name: '播放录音' }));
  await player.findByText('2 次播放都已用完，请凭记忆作答。');
  sound.dispatchEvent(new Event('ended'));
  const { attemptId } = await onDisk();
  await client.core.desktop.exam.leave(attemptId);
  await client.restart(examPaths.testPaper.to({ exam }));
  const again = within(await screen.findByRole('region', { name: '录音' }));
  expect((await again.findByRole('button', { name: '播放次数已用完' })).getAttribute('aria-disabled')).toBe('true');
});

it('an unknown type is shown with what it came with, and answered by a text that is handed in', async () => {
  // This platform's word for ordering is another one, and nobody said which.
  const codes = { questionType: { ordering: 99 } };
  await sit({ client: { parts: { platformProfile: { codes } } } });
  await goTo(2);
  await screen.findByText(/^当前版本暂不支持这种题型，选项原样列在下面/);
  screen.getByText('悬挂“禁止合闸”标示牌');
  await client.user.type(screen.getByRole('textbox'), 'B A C D');
  await waitFor(async () => expect(await valueOf(2)).toEqual({ kind: 'text', text: 'B A C D' }));
  const { attemptId, paper } = await onDisk();
  expect(paper.readingFlaws?.unknownTypes).toContain('unknown:9');
  await client.core.desktop.exam.handIn(attemptId, 'learner');
  await untilDelivered(client.core, attemptId);
  await client.restart(examPaths.handPaper.to({ exam, attemptId }));
  await screen.findByText(/^暂不支持的题型：.*unknown:9.*已告知平台$/);
});

it('a question without a usable id is shown in its place, answers and counts leave it out, and it is told', async () => {
  await sit({ signedIn: '13800010029' });
  const band = await screen.findByText(/^有 1 题缺少编号，只能查看，不能作答。/);
  await goTo(2);
  screen.getByText(/^这道题缺少编号，答案无法提交，只能查看。/);
  screen.getByText('验电');
  const question = within(screen.getByRole('region', { name: '当前题目' }));
  expect(question.queryByRole('button', { name: /标记|上移|下移|就按这个顺序/ })).toBeNull();
  // The place is shown before it is on disk.
  await waitFor(async () => expect(await onDisk()).toMatchObject({ currentQuestion: '#2' }));
  const { paper, attemptId } = await onDisk();
  const total = paper.questions.length;
  expect(paper.questions.map(({ id }) => id)).not.toContain('#2');
  screen.getByText(`已答 0 / ${total}`);
  screen.getByRole('button', { name: /^第 2 题，不能作答/ });
  expect(band.isConnected).toBe(true);
  // It is left and reached with the keys that move through the paper, and takes no mark.
  await client.user.keyboard('m{ArrowRight}');
  await screen.findByRole('heading', { name: '第 3 题' });
  await client.user.keyboard('{ArrowLeft}');
  await waitFor(async () => expect(await onDisk()).toMatchObject({ currentQuestion: '#2', marked: [] }));
  await client.core.desktop.exam.leave(attemptId);
  await client.restart(examPaths.testPaper.to({ exam }));
  await screen.findByRole('heading', { name: '第 2 题' });
  await client.core.desktop.exam.handIn(attemptId, 'learner');
  await untilDelivered(client.core, attemptId);
  await client.restart(examPaths.handPaper.to({ exam, attemptId }));
  await screen.findByText(new RegExp(`^收到 ${total} 题，另有 1 题缺少编号；已告知平台$`));
});

it('a paper without a single id is not opened; it says why, that the clock runs and whom to tell, and hands nothing in', async () => {
  client = await openApp('/userAgreement', { signedIn: '13800010002' });
  exam = await demoExamOf(client.core, mixedExam);
  const data = { questionList: [{ type: 4, title: '何时验电？', score: 5 }] };
  const text = JSON.stringify({ code: 0, message: '', success: true, data });
  await client.platform.fault({ match: { id: 'userPaperFindQuestForExam' }, mode: 'answer', text, times: 0 });
  await takeEntrySteps(client.core, exam);
  await act(async () => {
    window.history.pushState({ key: 'paper', idx: 1 }, '', examPaths.testPaper.to({ exam }));
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await screen.findByRole('heading', { name: '试卷有误，暂时不能作答' });
  screen.getByText(/没有打开试卷，也不会替您交空白卷。平台已开始计时，请立即告诉监考老师/);
  expect(await client.core.desktop.exam.pending()).toEqual({ ok: true, value: [] });
  expect((await client.platform.log()).map(({ id }) => id)).not.toContain('userPaperCommitAllPaper');
  // Mended by the platform, the same attempt opens.
  await client.platform.clearFaults();
  await client.user.click(screen.getByRole('button', { name: '再试一次' }));
  expect(await screen.findByRole('button', { name: '交卷' })).toBeTruthy();
});

it.each([
  ['sha256', /没有收到文件 [0-9a-f]{64}/],
  ['id', '1 个文件都已送达平台'],
  ['url', '1 个文件都已送达平台'],
] as const)('a platform with names of its own for files is told them: %s', async (commitAs, said) => {
  await sit({ signedIn: '13800010030', client: { parts: { platformProfile: { files: { commitAs } } } } });
  await goTo(3);
  await choose();
  await screen.findByText(/^已送达平台/);
  const { attemptId } = await onDisk();
  await client.core.desktop.exam.handIn(attemptId, 'learner');
  if (commitAs !== 'sha256') await untilDelivered(client.core, attemptId);
  await client.restart(examPaths.handPaper.to({ exam, attemptId }));
  expect(await screen.findByText(said)).toBeTruthy();
});

/** Hands in while no file reaches the platform, which takes them again once the paper was committed. */
async function handInBeforeItsFile(phone: string): Promise<string> {
  await sit({ signedIn: phone, client: { parts: { platformProfile: { files: { commitAs: 'id' } } } } });
  await client.platform.fault({ match: { id: 'getUpFloadFileVoucher' }, mode: 'drop', times: 0 });
  await goTo(3);
  await choose();
  await screen.findByText(/^已加密保存在本机/);
  const { attemptId } = await onDisk();
  await client.core.desktop.exam.handIn(attemptId, 'learner');
  await waitFor(async () =>
    expect((await client.platform.log()).map(({ id }) => id)).toContain('userPaperCommitAllPaper'),
  );
  await client.platform.clearFaults();
  return attemptId;
}

it('a platform that knows a file by no other name gets the paper again with it', async () => {
  const attemptId = await handInBeforeItsFile('13800010030');
  await untilDelivered(client.core, attemptId);
  await client.restart(examPaths.handPaper.to({ exam, attemptId }));
  await screen.findByText('1 个文件都已送达平台');
  expect(screen.queryByText(/SHA-256/)).toBeNull();
});

it('one that took the paper without the name is told to staff', async () => {
  const attemptId = await handInBeforeItsFile('13800017719');
  await untilDelivered(client.core, attemptId);
  await client.restart(examPaths.handPaper.to({ exam, attemptId }));
  expect(await screen.findByText(/^交卷时有 1 个文件还没有在平台登记.*请告诉监考老师。$/)).toBeTruthy();
});
