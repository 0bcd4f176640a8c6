import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright';
import type { HandInState } from '../../src/contract/ipc/exam.ts';
import { examPaths } from '../../src/contract/paths/exam.ts';
import { userPaperCommitAllPaper, userSwitchScreen } from '../../src/contract/platform/exam/user-paper.ts';
import { findExam, openAttempt } from '../../tests/support/desktop-page.ts';
import type { Scene, Stage } from './scene.ts';
import { armFault, control, enterAs } from './stage.ts';

const quick = '低压电工作业月度自测';
const commit = userPaperCommitAllPaper;

interface Course {
  account: string;
  /** Name of the exam. */
  exam?: string;
  /** What happens between the last answer and the hand-in. */
  before?: (stage: Stage, paper: { userPaperId: string; examId: string }) => Promise<unknown>;
  /** The state that is photographed. */
  until: (state: HandInState) => boolean;
}

const isPhase = (phase: HandInState['phase']) => (state: HandInState) => state.phase === phase;

/** A receipt after this course of things. */
function receipt({ account, exam: name = quick, before, until }: Course): Scene {
  return async (stage) => {
    const { page } = stage;
    await enterAs(stage, account);
    const exam = await findExam(page, name);
    const { attemptId, userPaperId, paper } = await openAttempt(page, exam);
    await page.evaluate(receiptAnswers, { attemptId, questions: paper.questions });
    await before?.(stage, { userPaperId, examId: exam.examId });
    await page.evaluate((id) => window.desktop.exam.handIn(id, 'learner'), attemptId);
    await waitForState(page, attemptId, until);
    return examPaths.handPaper.to({ exam, attemptId });
  };
}

const refuseCommit = (stage: Stage, account: string, code: number, message: string) =>
  armFault(stage, { match: { id: commit.id, account }, mode: 'code', code, message, times: 0 });

/** Every state of a receipt, by name. */
export const receipts: Readonly<Record<string, Scene>> = {
  'waiting-network': receipt({
    account: '13800020001',
    before: (stage) => armFault(stage, { match: { id: commit.id, account: '13800020001' }, mode: 'drop', times: 0 }),
    until: ({ waitingFor }) => waitingFor === 'network',
  }),
  'waiting-platform': receipt({
    account: '13800020002',
    before: (stage) => refuseCommit(stage, '13800020002', 429, '系统繁忙，请稍后再试'),
    until: ({ waitingFor }) => waitingFor === 'platform',
  }),
  compared: receipt({ account: '13800020003', until: ({ proof }) => proof === 'compared' }),
  counted: receipt({ account: '13800010023', until: ({ proof }) => proof === 'counted' }),
  acknowledged: receipt({ account: '13800010022', until: ({ proof }) => proof === 'acknowledged' }),
  unverified: receipt({
    account: '13800010022',
    exam: '信息安全意识测评',
    before: (stage) => armFault(stage, { match: { id: commit.id, account: '13800010022' }, mode: 'drop-after' }),
    until: isPhase('unverified'),
  }),
  closed: receipt({
    account: '13800020004',
    exam: '企业急救员结业考试',
    before: (stage, { examId }) => control(stage, '/__window', { examId, endAt: Date.now() - 600_000 }),
    until: isPhase('closed'),
  }),
  elsewhere: receipt({
    account: '13800020005',
    before: (stage, paper) => stage.page.evaluate(commitElsewhere, { ...paper, path: commit.path }),
    until: isPhase('elsewhere'),
  }),
  refused: receipt({
    account: '13800020006',
    before: (stage) => refuseCommit(stage, '13800020006', 40_902, '已超过交卷时间，不能再交卷'),
    until: isPhase('refused'),
  }),
  'recordings-not-sent': receipt({
    account: '13800020007',
    before: async (stage) => {
      const account = '13800020007';
      await armFault(stage, { match: { id: userSwitchScreen.id, account }, mode: 'drop-after', times: 0 });
      await leaveAndReturn(stage);
    },
    until: ({ proof }) => proof === 'compared',
  }),
  // The last one: recordings cannot be read from here on.
  'recordings-unknown': receipt({
    account: '13800020008',
    before: async ({ userData }) => breakEvidence(path.join(userData, 'exams', 'evidence.db')),
    until: ({ proof }) => proof === 'compared',
  }),
};

/**
 * A receipt that waits for a sign-in: its window is led to the sign-in page within a moment, so main is made to say it
 * for good. The last picture of all: hand-ins cannot be read from here on.
 */
export const waitingForSignIn: Scene = async (stage) => {
  const address = await receipt({
    account: '13800020010',
    before: () => armFault(stage, { match: { id: commit.id, account: '13800020010' }, mode: 'drop', times: 0 }),
    until: ({ waitingFor }) => waitingFor === 'network',
  })(stage);
  const attemptId = new URL(address, 'app://client').searchParams.get('attemptId') ?? '';
  const state = await stage.page.evaluate((id) => window.desktop.exam.handInState(id), attemptId);
  if (!state.ok || !state.value) throw new Error('The paper is not handed in.');
  const waiting: HandInState = { ...state.value, waitingFor: 'sign-in', nextTryAt: null };
  await stage.app.evaluate(({ ipcMain }, value) => {
    ipcMain.removeHandler('exam:handInState');
    ipcMain.handle('exam:handInState', () => ({ ok: true, value }));
  }, waiting);
  return address;
};

// Runs in the page: every question but the last has an answer.
export async function receiptAnswers({
  attemptId,
  questions,
}: {
  attemptId: string;
  questions: readonly { id: string; kind: string; options: readonly { key: string }[]; blanks: number }[];
}): Promise<void> {
  for (const { id, kind, options, blanks } of questions.slice(0, -1)) {
    const choice = { kind: 'choice' as const, keys: options.slice(0, 1).map(({ key }) => key) };
    const texts = { kind: 'blanks' as const, texts: Array.from({ length: blanks }, () => '断电') };
    const text = { kind: 'text' as const, text: '先断电，再验电。' };
    const value = kind === 'blank' ? texts : options.length === 0 ? text : choice;
    await window.desktop.exam.answer(attemptId, id, value);
  }
}

// Runs in the page: the same learner at another seat hands in another paper.
async function commitElsewhere(paper: { userPaperId: string; examId: string; path: string }): Promise<void> {
  const { path, ...body } = paper;
  await fetch(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, commitType: 1, answerList: [] }),
  });
}

async function waitForState(page: Page, attemptId: string, until: (state: HandInState) => boolean): Promise<void> {
  const patience = Date.now() + 60_000;
  for (;;) {
    const state = await page.evaluate((id) => window.desktop.exam.handInState(id), attemptId);
    if (state.ok && state.value && until(state.value)) return;
    if (Date.now() > patience) throw new Error(`The receipt does not come: ${JSON.stringify(state)}`);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** Another window has the focus for a moment: one screen switch, whose report has an unknown outcome. */
async function leaveAndReturn({ app, page }: Stage): Promise<void> {
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.blur());
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const stop = window.desktop.exam.screenSwitched(() => {
          stop();
          resolve();
        });
      }),
  );
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.focus());
}

/** The client's queue of recordings answers no question any more. */
function breakEvidence(file: string): void {
  const database = new DatabaseSync(file);
  database.exec('DROP TABLE tally');
  database.close();
}
