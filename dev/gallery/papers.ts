import type { ClockState } from '#contract/ipc/exam.ts';
import { channelOf } from '#contract/ipc/ipc-types.ts';
import type { ReceiveOutcome } from '#contract/ipc/transfer.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { practicePaths } from '#contract/paths/practice.ts';
import { findExam, openAttempt } from '#tests/support/desktop-page.ts';
import { tell, tellConnection } from './from-main.ts';
import { practiceScenes } from './practice.ts';
import { buttonOf, dialogOn, press } from './press.ts';
import type { Reveal, Scene } from './scene.ts';
import { enterAs } from './stage.ts';
import { takeUpPaper } from './take-up-paper.ts';
import { textOf } from './text-of.ts';
import { openReceive, unfinishedPaper } from './transfer.ts';

interface PaperSight {
  name: string;
  path: string;
  scene?: Scene;
  reveal: Reveal;
  startsOver?: boolean;
  narrow?: true;
}

/** An open paper with two cameras. */
const paper: Scene = async (stage) => {
  await enterAs(stage, '13800020011');
  const { attemptId } = await openAttempt(stage.page, await findExam(stage.page, '低压电工作业（复审）理论考试'));
  return examPaths.testPaper.to({ attemptId });
};

/** Nothing of the view before lies above the paper. */
const takenUp: Reveal = async ({ page }) => {
  await page.keyboard.press('Escape');
  await takeUpPaper(page);
};

/** A picture of a question, enlarged. */
const picture: Reveal = async ({ page }) => {
  await page.locator('main img[role="button"]').first().click();
  await dialogOn(page).waitFor();
};

/** The answer sheet, which narrow windows keep in a drawer. */
const sheet: Reveal = async (stage) => {
  const { page } = stage;
  await takenUp(stage);
  await press(page, 'exam/paper', 'sheet.title');
  await dialogOn(page).waitFor();
};

const saved: Reveal = async (stage) => {
  const { page } = stage;
  await takenUp(stage);
  await page.getByRole('radio').first().check();
  await (await buttonOf(page, 'exam/paper', 'saved.at')).click();
  await page.locator('.fui-PopoverSurface').waitFor();
};

const watched: Reveal = async (stage) => {
  await takenUp(stage);
  // Its question takes the focus first.
  await stage.page.getByRole('radio').first().check();
  await press(stage.page, 'exam/proctor', 'details.open');
  await stage.page.locator('.fui-PopoverSurface').waitFor();
};

const finishedPractice: Scene = async (stage) => (await practiceScenes['result']?.(stage)) ?? practicePaths.list.to();

/** Both seats have answers: as main says it, since one seat alone cannot. */
const choose: Reveal = async (stage) => {
  const { page, app } = stage;
  const outcome: ReceiveOutcome = {
    outcome: 'choose',
    there: { answered: 46, latestAt: Date.now() - 600_000 },
    here: { answered: 12, latestAt: Date.now() - 3_600_000 },
  };
  await app.evaluate(
    ({ ipcMain }, said) => {
      ipcMain.removeHandler(said.channel);
      ipcMain.handle(said.channel, () => ({ ok: true, value: said.outcome }));
    },
    { channel: channelOf('transfer', 'receive'), outcome },
  );
  await openReceive(stage);
  await page.getByRole('dialog').getByRole('textbox').first().fill('7KQM-2XWD-9RTP-4HVN');
  await page.keyboard.press('Enter');
  await (await buttonOf(page, 'exam/transfer', 'receive.takeThere')).waitFor();
};

/** The sizes of the text of a paper. */
const textSizes: Reveal = async (stage) => {
  await takenUp(stage);
  await press(stage.page, 'exam/paper', 'fontSize.label');
  await stage.page.getByRole('menu').waitFor();
};

/** Nobody knows the time, and this computer's clock says that the paper is over. */
const overByThisClock: Reveal = async (stage) => {
  await takenUp(stage);
  const { page } = stage;
  await page.evaluate(() => (Date.now = () => 8_640_000_000_000));
  await tellConnection(stage, 'offline', null);
  const now = Date.parse('2026-03-02T09:40:00+08:00');
  const state: ClockState = {
    now,
    earliest: now,
    trusted: false,
    known: false,
    disputed: false,
    sure: false,
    timeShiftMs: 0,
  };
  await tell(stage, channelOf('exam', 'clockChanged'), state);
  await (await buttonOf(page, 'exam/paper', 'timeUnknown.goOn')).waitFor();
};

/** A gesture is asked for; its line stays as long as the picture takes. */
const gesture: Reveal = async (stage) => {
  await takenUp(stage);
  const attemptId = new URL(stage.page.url()).searchParams.get('attemptId') ?? '';
  const asked = { attemptId, prompt: 'two-fingers', seconds: 600 } as const;
  await tell(stage, channelOf('exam', 'prompted'), asked);
  await stage.page.getByText(await textOf(stage.page, 'exam/paper', `prompt.${asked.prompt}`)).waitFor();
};

/** The platform's answers disagree about the end of the paper. */
const disputedTime: Reveal = async (stage) => {
  await takenUp(stage);
  const now = Date.parse('2100-01-01T09:40:00+08:00');
  const earliest = Date.parse('2026-03-02T09:40:00+08:00');
  const state: ClockState = { now, earliest, trusted: true, known: true, disputed: true, sure: false, timeShiftMs: 0 };
  await tell(stage, channelOf('exam', 'clockChanged'), state);
  await (await buttonOf(stage.page, 'exam/paper', 'timeUnknown.goOn')).waitFor();
};

const accountMenu: Reveal = async ({ page }) => {
  await page.locator('header button[aria-haspopup="menu"]').last().click();
  await page.getByRole('menu').waitFor();
};

/** What opens above a paper and its list, and the menu of the account. */
export const paperSights: readonly PaperSight[] = [
  { name: 'question-picture', path: '', scene: finishedPractice, reveal: picture },
  { name: 'paper-sheet', path: '', scene: paper, reveal: sheet, startsOver: true, narrow: true },
  { name: 'paper-saved', path: '', scene: paper, reveal: saved, startsOver: true },
  { name: 'paper-cameras', path: '', scene: paper, reveal: watched, startsOver: true },
  { name: 'paper-text-size', path: '', scene: paper, reveal: textSizes, startsOver: true },
  { name: 'paper-time-unknown', path: '', scene: paper, reveal: overByThisClock, startsOver: true, narrow: true },
  { name: 'paper-time-disputed', path: '', scene: paper, reveal: disputedTime, startsOver: true },
  { name: 'paper-gesture', path: '', scene: paper, reveal: gesture, startsOver: true },
  { name: 'receive-choice', path: '', scene: unfinishedPaper, reveal: choose, startsOver: true },
  { name: 'account-menu', path: examPaths.list.to(), reveal: accountMenu },
];
