import { accountPaths } from '#contract/paths/account.ts';
import { assessPaths } from '#contract/paths/assess.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { marketPaths } from '#contract/paths/market.ts';
import { accountLogin } from '#contract/platform/account/account.ts';
import { goTo } from '#tests/support/journeys.ts';
import { demoPassword } from '../platform/content/people.ts';
import { lockedPaper, openBeginAnew } from './locked-paper.ts';
import { keptCourse } from './offline.ts';
import { openPlatformCheck, runPlatformCheck } from './platform-check.ts';
import { undelivered } from './receipts.ts';
import type { Reveal, Scene, Stage } from './scene.ts';
import { openExamLog, openSealedStaffCode, openStaffCode, watchedPaper } from './staff-code.ts';
import { staffSights } from './staff.ts';
import { enterAs } from './stage.ts';
import { takeUpPaper } from './take-up-paper.ts';
import { textOf } from './text-of.ts';
import { openReceive, paperToSeal, sealForOther, unfinishedPaper } from './transfer.ts';
import {
  openCloseAccount,
  openCloseWindow,
  openPaper,
  openSignOut,
  securityBesidePapers,
  unsettledPapers,
} from './unsettled.ts';

interface DialogSight {
  name: string;
  path: string;
  scene?: Scene;
  reveal: Reveal;
  startsOver?: boolean;
}

/** Presses the first button of each text, one after the other; the last one opens the dialog. */
function buttons(slice: string, ...keys: readonly string[]): Reveal {
  return async ({ page }) => {
    for (const key of keys) {
      const name = await textOf(page, slice, key);
      await page.getByRole('button', { name, exact: true }).first().click();
    }
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
  };
}

/** A learner who has answered nothing yet begins first. */
const submitAssessment: Reveal = async (stage) => {
  const { page } = stage;
  const button = async (key: string) =>
    page.getByRole('button', { name: await textOf(page, 'assess/assess-run', key), exact: true }).first();
  const [begin, submit] = [await button('intro.begin'), await button('submit')];
  await begin.or(submit).first().waitFor();
  if (await begin.isVisible()) await begin.click();
  await buttons('assess/assess-run', 'submit')(stage);
};

const shortcuts: Reveal = async ({ page }) => {
  await page.keyboard.press('F1');
  await page.getByRole('dialog').waitFor();
};

const message: Reveal = async ({ page }) => {
  await page.locator('[data-message]').first().click();
  await page.getByRole('dialog').waitFor();
};

const mustRead: Reveal = async ({ page }) => {
  await page.getByRole('checkbox', { name: await textOf(page, 'exam/prepare', 'read.tick') }).check();
};

const equipment: Reveal = async (stage) => {
  await mustRead(stage);
  await buttons('exam/prepare', 'next')(stage);
};

const consent: Reveal = async (stage) => {
  await equipment(stage);
  await buttons('exam/prepare', 'equipment.gotIt')(stage);
};

/** The question before a hand-in. */
const handIn: Reveal = async ({ page }) => {
  await (await takeUpPaper(page)).click();
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
};

/** The question before the window of an open paper closes; before the paper is taken up, nothing asks. */
const leavePaper: Reveal = async (stage) => {
  await takeUpPaper(stage.page);
  await openCloseWindow(stage);
};

const security = accountPaths.personalCenter.to({ tab: 'security' });
const prepare = `${examPaths.prepare.pattern}?examId=e-power-review&bussinessId=t-e-power-review&type=1`;

/** Somebody agreed at another sight. */
const notAgreed: Scene = async ({ page }) => {
  await page.evaluate(() => window.desktop.settings.change({ captureConsent: {} }));
  return prepare;
};

const everything = '13800017719';

/** A tab of the learner who has certificates and orders. */
const tabOfAll =
  (tab: string): Scene =>
  async (stage) => {
    await enterAs(stage, everything, 'b-east-power');
    return accountPaths.personalCenter.to({ tab });
  };

const branch: Reveal = async ({ page }) => {
  await page.locator('header button[aria-haspopup="menu"]').last().click();
  await page
    .getByRole('menuitem', { name: await textOf(page, 'shell/app', 'account.switchBranch'), exact: true })
    .click();
  await page.getByRole('dialog').waitFor();
};

/** After the sign-in of a learner of two branches, before the first screen. */
const firstBranch: Scene = async ({ page }) => {
  await page.evaluate(() => window.desktop.session.end('signed-out'));
  await goTo(page, accountPaths.login.to());
  await page.waitForURL(({ pathname }) => pathname === accountPaths.login.to());
  const body = { account: '13800010006', password: demoPassword };
  await page.evaluate(
    (call) =>
      fetch(`/api${call.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(call.body),
      }),
    { path: accountLogin.path, body },
  );
  return accountPaths.login.to();
};

const closeAccountCode: Reveal = async (stage) => {
  await openCloseAccount(stage);
  await buttons('account/security', 'close.goOn')(stage);
};

/** A picture of an article, which stands on an island of its own. */
const articlePicture: Reveal = async ({ page }) => {
  await page.locator('main img[role="button"]').first().click();
  await page.getByRole('dialog').waitFor();
};

/** Whoever another sight left signed in may have none of it. */
async function homework(stage: Stage, which: { homeworkId: string; taskId?: string }): Promise<string> {
  await enterAs(stage, everything, 'b-east-power');
  return learningPaths.homework.to({ courseId: 'c-electric-fire', ...which });
}

const leaveHomework: Reveal = async ({ page }) => {
  await page.getByRole('textbox').first().fill('配电箱位于一楼东侧，共六个回路。');
  await page.getByRole('button', { name: await textOf(page, 'learning/homework', 'toList') }).click();
  await page.getByRole('alertdialog').waitFor();
};

const addHomeworkFile: Reveal = async ({ page }) => {
  await page.getByRole('textbox').first().fill('配电箱位于一楼东侧，共六个回路，箱门完好。');
  const report = { name: '排查表.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(300_000, 37) };
  await page.locator('input[type="file"]').last().setInputFiles(report);
  const arrived = await textOf(page, 'domain/uploads', 'files.arrived');
  await page.getByText(arrived.replace('{{size}}', '').trim()).waitFor();
};

/** Words that are looked for in a document. */
const findWords =
  (words: string): Reveal =>
  async ({ page }) => {
    await page.getByRole('searchbox', { name: await textOf(page, 'learning/player', 'find.label') }).fill(words);
    await page
      .getByText(/^1 .*\d$/)
      .first()
      .waitFor();
  };

/** The dialogs that a learner meets. */
export const dialogSights: readonly DialogSight[] = [
  { name: 'shortcuts', path: examPaths.list.to(), reveal: shortcuts },
  { name: 'platform-check', path: examPaths.list.to(), reveal: openPlatformCheck },
  { name: 'platform-check-result', path: examPaths.list.to(), reveal: runPlatformCheck },
  { name: 'password', path: security, reveal: buttons('account/security', 'actions.password') },
  { name: 'phone', path: security, reveal: buttons('account/security', 'actions.phone.change') },
  { name: 'mail', path: security, reveal: buttons('account/security', 'actions.mail.change') },
  {
    name: 'certificate',
    path: '',
    scene: tabOfAll('certificate'),
    reveal: buttons('certificate/certificate', 'list.open'),
  },
  {
    name: 'order',
    path: '',
    scene: tabOfAll('orders'),
    reveal: buttons('certificate/orders', 'row.open'),
  },
  {
    name: 'order-request',
    path: '',
    scene: tabOfAll('orders'),
    reveal: buttons('certificate/orders', 'request.start'),
  },
  {
    name: 'settlement',
    path: marketPaths.providers.to(),
    reveal: buttons('market/settlement', 'open'),
  },
  {
    name: 'settlement-problems',
    path: marketPaths.providers.to(),
    async reveal(stage) {
      const { page } = stage;
      await buttons('market/settlement', 'open')(stage);
      const offline = await textOf(page, 'market/settlement', 'fields.offline');
      await page.getByRole('checkbox', { name: offline }).click();
      await page.getByRole('button', { name: await textOf(page, 'market/settlement', 'submit'), exact: true }).click();
      await page.getByText(await textOf(page, 'market/settlement', 'problems.base')).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'distribute',
    path: marketPaths.platformGoodsDetail.to({ goodsId: 'g-infant', view: 'provider' }),
    reveal: buttons('market/distribution', 'act'),
  },
  { name: 'about', path: '/about-cn', reveal: buttons('shell/footer', 'about') },
  { name: 'contact', path: '/about-cn', reveal: buttons('shell/footer', 'contact.open') },
  { name: 'branch', path: '', scene: tabOfAll('certificate'), reveal: branch },
  {
    name: 'booking',
    path: '',
    // Another sight gives the learner who has everything a place.
    async scene(stage) {
      await enterAs(stage, '13800010002');
      return learningPaths.task.to({ id: 't-fire' });
    },
    reveal: buttons('learning/booking', 'book'),
  },
  {
    name: 'saved',
    path: learningPaths.courseDetails.to({ courseId: 'c-aid-cpr' }),
    reveal: buttons('learning/saved', 'button'),
  },
  {
    name: 'offline',
    path: learningPaths.courseDetails.pattern,
    scene: keptCourse,
    reveal: async ({ page }) => {
      const name = await textOf(page, 'learning/kept', 'buttonSome');
      await page.getByRole('button', { name: name.replace('{{number}}', '2') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox').nth(3).check();
    },
  },
  {
    name: 'document-find',
    path: learningPaths.play.to({ courseId: 'c-electric-fire', id: 'ci-electric-fire-1-2' }),
    reveal: findWords('断路器'),
  },
  {
    name: 'document-word',
    path: learningPaths.play.to({ courseId: 'c-labour-law', id: 'ci-labour-law-1-2' }),
    reveal: findWords('作业'),
  },
  {
    name: 'homework-leave',
    path: '',
    scene: (stage) => homework(stage, { homeworkId: 'hw-electric-check' }),
    reveal: leaveHomework,
  },
  {
    name: 'homework-answer',
    path: '',
    scene: (stage) => homework(stage, { homeworkId: 'hw-electric-check', taskId: 't-fire' }),
    reveal: addHomeworkFile,
  },
  {
    name: 'homework-marks',
    path: '',
    scene: (stage) => homework(stage, { homeworkId: 'hw-electric-case' }),
    reveal: async ({ page }) =>
      page
        .getByRole('main')
        .getByText(/(?:^|\s)88\s\//)
        .waitFor(),
  },
  {
    name: 'assess-submit',
    path: assessPaths.assess.to({ id: 'as-care', refId: 'camp-care', refType: '2' }),
    reveal: submitAssessment,
  },
  { name: 'prepare-help', path: prepare, reveal: buttons('exam/prepare', 'help.label') },
  { name: 'paper-help', path: '', scene: openPaper, reveal: buttons('exam/paper', 'help.label') },
  { name: 'message', path: accountPaths.personalCenter.to({ tab: 'message' }), reveal: message },
  { name: 'equipment', path: prepare, reveal: equipment, startsOver: true },
  { name: 'consent', path: prepare, scene: notAgreed, reveal: consent, startsOver: true },
  { name: 'sign-out', path: '', scene: unsettledPapers, reveal: openSignOut },
  { name: 'close-window', path: '', scene: unsettledPapers, reveal: openCloseWindow },
  { name: 'close-account', path: '', scene: securityBesidePapers, reveal: openCloseAccount },
  { name: 'close-account-code', path: security, reveal: closeAccountCode, startsOver: true },
  { name: 'article-picture', path: '/cms/video?id=v-extinguisher', reveal: articlePicture },
  {
    name: 'first-branch',
    path: '',
    scene: firstBranch,
    reveal: async ({ page }) => page.getByRole('alertdialog').waitFor(),
  },
  { name: 'begin-anew', path: '', scene: lockedPaper, reveal: openBeginAnew },
  { name: 'staff-code', path: '', scene: watchedPaper, reveal: openStaffCode },
  { name: 'staff-code-sealed', path: '', scene: undelivered, reveal: openSealedStaffCode },
  { name: 'exam-log', path: '', scene: watchedPaper, reveal: openExamLog },
  { name: 'receive-paper', path: '', scene: unfinishedPaper, reveal: openReceive },
  { name: 'moved-paper', path: '', scene: paperToSeal, reveal: sealForOther },
  ...staffSights,
  // An open paper asks before it is left.
  { name: 'leave-paper', path: '', scene: openPaper, reveal: leavePaper },
  { name: 'hand-in', path: '', scene: openPaper, reveal: handIn },
];
