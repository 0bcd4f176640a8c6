import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright';
import type { HandInState } from '#contract/ipc/exam.ts';
import { examPaths } from '#contract/paths/exam.ts';
import {
  userPaperCommitAllPaper,
  userPaperFindUserPaperInfo,
  userSwitchScreen,
} from '#contract/platform/exam/user-paper.ts';
import { findExam, openAttempt } from '#tests/support/desktop-page.ts';
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

const atBusyPlatform = (account: string) =>
  receipt({
    account,
    before: (stage) => refuseCommit(stage, account, 429, '系统繁忙，请稍后再试'),
    until: ({ waitingFor }) => waitingFor === 'platform',
  });

/** A sealed paper that the platform does not have. */
export const undelivered: Scene = atBusyPlatform('13800020014');

/** The platform takes the paper, and its record says all the while what it said before. */
function lagging(account: string): Scene {
  return receipt({
    account,
    async before(stage, key) {
      const { path: address, id } = userPaperFindUserPaperInfo;
      const query = new URLSearchParams(key);
      const text = await stage.page.evaluate(async (url) => (await fetch(url)).text(), `/api${address}?${query}`);
      await armFault(stage, { match: { id, account }, mode: 'answer', text, times: 0 });
    },
    until: ({ takenAt }) => takenAt !== null,
  });
}

const attemptIn = (address: string) => new URL(address, 'app://client').searchParams.get('attemptId') ?? '';

/** Every state of a receipt, by name. */
export const receipts: Readonly<Record<string, Scene>> = {
  'waiting-network': receipt({
    account: '13800020001',
    before: (stage) => armFault(stage, { match: { id: commit.id, account: '13800020001' }, mode: 'drop', times: 0 }),
    until: ({ waitingFor }) => waitingFor === 'network',
  }),
  'waiting-platform': atBusyPlatform('13800020002'),
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
  confirmed: lagging('13800020012'),
};

/** The last ones. Recordings cannot be read from here on. */
export const recordingsUnknown: Scene = receipt({
  account: '13800020008',
  before: async (stage) => breakEvidence(stage),
  until: ({ proof }) => proof === 'compared',
});

/** Taken half an hour ago, and the platform's record does not show it yet. */
export const notShown: Scene = async (stage) => {
  const address = await lagging('13800020013')(stage);
  const attemptId = attemptIn(address);
  await control(stage, '/__clock', { offsetMs: 31 * 60_000 });
  const look = () => stage.page.evaluate((id) => window.desktop.exam.deliverNow(id), attemptId);
  await waitForState(stage.page, attemptId, ({ notShown: late }) => late, look);
  return address;
};

/** What happened to a paper that is handed in. */
export const examLog: Scene = async (stage) => {
  const address = await receipt({ account: '13800020009', until: ({ proof }) => proof === 'compared' })(stage);
  return address.replace(examPaths.handPaper.pattern, examPaths.report.pattern);
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
  const attemptId = attemptIn(address);
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

/** `meanwhile` hurries what is waited for. */
async function waitForState(
  page: Page,
  attemptId: string,
  until: (state: HandInState) => boolean,
  meanwhile: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const patience = Date.now() + 60_000;
  for (;;) {
    const state = await page.evaluate((id) => window.desktop.exam.handInState(id), attemptId);
    if (state.ok && state.value && until(state.value)) return;
    if (Date.now() > patience) throw new Error(`The receipt does not come: ${JSON.stringify(state)}`);
    await meanwhile();
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

/** The queue of recordings answers no question any more. The client may be writing to its file just then. */
export function breakEvidence({ userData }: Pick<Stage, 'userData'>): void {
  const database = new DatabaseSync(path.join(userData, 'exams', 'evidence.db'), { timeout: 5_000 });
  database.exec('DROP TABLE IF EXISTS tally');
  database.close();
}
