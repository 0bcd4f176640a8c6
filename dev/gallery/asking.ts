import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { accountPaths } from '#contract/paths/account.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { homePaths } from '#contract/paths/home.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { practicePaths } from '#contract/paths/practice.ts';
import { reserveTaskTraining } from '#contract/platform/learning/booking.ts';
import { paidOrderOpened } from './orders.ts';
import { practiceScenes } from './practice.ts';
import { buttonOf, dialogOn, press } from './press.ts';
import type { Reveal, Scene } from './scene.ts';
import { enterAs } from './stage.ts';
import { textOf } from './text-of.ts';

interface AskedSight {
  name: string;
  path: string;
  /** One that lets learners arrange their home. */
  tenant?: string;
  scene: Scene;
  reveal: Reveal;
  startsOver?: boolean;
}

const everything = '13800017719';

const at =
  (address: string): Scene =>
  async (stage) => {
    await enterAs(stage, everything, 'b-east-power');
    return address;
  };

/** Presses these buttons; the last one opens a dialog. */
const asked =
  (slice: string, ...keys: readonly string[]): Reveal =>
  async ({ page }) => {
    await press(page, slice, ...keys);
    await dialogOn(page).waitFor();
  };

const deleteMessages: Reveal = async ({ page }) => {
  await press(page, 'message/message', 'selection.start');
  await page.getByRole('checkbox').nth(1).check();
  await press(page, 'message/message', 'delete');
  await dialogOn(page).waitFor();
};

const rateOrder: Reveal = async (stage) => {
  await paidOrderOpened(stage);
  await press(stage.page, 'certificate/orders', 'act.rate');
  await (await buttonOf(stage.page, 'domain/stars', 'submit')).waitFor();
};

/** The home page while its order is changed. */
const arranging: Reveal = async ({ page }) => {
  await press(page, 'home/home', 'arrange.start');
  await (await buttonOf(page, 'home/home', 'arrange.save')).waitFor();
};

const blockSettings: Reveal = async (stage) => {
  await arranging(stage);
  await press(stage.page, 'home/home', 'arrange.settings');
  await dialogOn(stage.page).waitFor();
};

const dropArrangement: Reveal = async (stage) => {
  await arranging(stage);
  await press(stage.page, 'home/home', 'arrange.down');
  await press(stage.page, 'shell/ui', 'cancel');
  await dialogOn(stage.page).waitFor();
};

/** An entry of the account menu. */
const fromAccount =
  (key: string): Reveal =>
  async ({ page }) => {
    await page.locator('header button[aria-haspopup="menu"]').last().click();
    await page.getByRole('menuitem', { name: await textOf(page, 'shell/switching', key), exact: true }).click();
    await dialogOn(page).waitFor();
  };

const notes: Reveal = async ({ page }) => {
  const button = await buttonOf(page, 'learning/player', 'note.open');
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  await page.getByRole('textbox').last().waitFor();
};

/** A question of the dialog about this client; leaving the last one led back to that dialog, which is left first. */
const aboutClient =
  (question: string): Reveal =>
  async ({ page }) => {
    await page.reload();
    await page.locator('[data-screen]').first().waitFor();
    await press(page, 'shell/footer', 'about');
    await press(page, 'site/local-data', question);
    await page.getByRole('alertdialog').waitFor();
  };

/** Somebody else studied offline here. */
const othersKept: Scene = async ({ userData }) => {
  const folder = path.join(userData, 'exams', 'offline-files');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'of-somebody-else'), Buffer.alloc(3 * 1024 * 1024));
  return '/about-cn';
};

/** A place in an offline training; who has one keeps it. */
const booked: Scene = async (stage) => {
  await enterAs(stage, everything, 'b-east-power');
  await stage.page.evaluate(async (path) => {
    await fetch(`/api${path}?taskItemId=ti-fire-hydrant&trainingId=tr-hydrant-2`, { method: 'POST' });
  }, reserveTaskTraining.path);
  return learningPaths.bookings.to();
};

const unfinished: Scene = async (stage) => (await practiceScenes['question']?.(stage)) ?? practicePaths.list.to();

const player = learningPaths.play.to({ courseId: 'c-electric-fire', id: 'ci-electric-fire-2-3' });

/** Questions before something that cannot be undone, and dialogs that say more. */
export const askedSights: readonly AskedSight[] = [
  {
    name: 'certificates-several',
    path: '',
    scene: at(accountPaths.personalCenter.to({ tab: 'certificate' })),
    reveal: asked('certificate/certificate', 'several.open'),
  },
  {
    name: 'order-rating',
    path: '',
    scene: at(accountPaths.personalCenter.to({ tab: 'orders' })),
    reveal: rateOrder,
    startsOver: true,
  },
  {
    name: 'messages-delete',
    path: '',
    scene: at(accountPaths.personalCenter.to({ tab: 'message' })),
    reveal: deleteMessages,
    startsOver: true,
  },
  {
    name: 'draw',
    path: '',
    scene: at(examPaths.offlineTraining.to({ classExamId: 'ce-power-open' })),
    reveal: asked('exam/offline', 'draw.button'),
  },
  {
    name: 'booking-cancel',
    path: '',
    scene: booked,
    reveal: asked('learning/booking', 'cancel.ask'),
  },
  { name: 'course-rating', path: '', scene: at(player), reveal: asked('learning/player', 'rate') },
  { name: 'course-notes', path: '', scene: at(player), reveal: notes, startsOver: true },
  {
    name: 'camp-intro',
    path: '',
    scene: at(learningPaths.catalog.to({ taskId: 'camp-fire', taskType: '1' })),
    reveal: asked('learning/camp', 'intro'),
  },
  {
    name: 'task-intro',
    path: '',
    scene: at(learningPaths.task.to({ id: 't-fire' })),
    reveal: asked('learning/task-detail', 'extra.intro'),
  },
  {
    name: 'course-info',
    path: '',
    scene: at(learningPaths.task.to({ id: 't-fire' })),
    reveal: asked('learning/rating', 'info.open'),
  },
  { name: 'switch-tenant', path: '', scene: at(examPaths.list.to()), reveal: fromAccount('tenant.entry') },
  { name: 'switch-identity', path: '', scene: at(examPaths.list.to()), reveal: fromAccount('identity.entry') },
  { name: 'practice-finish', path: '', scene: unfinished, reveal: asked('practice/practice', 'run.finish') },
  {
    name: 'data-remove',
    path: '',
    scene: at('/about-cn'),
    reveal: aboutClient('remove.offline'),
    startsOver: true,
  },
  { name: 'data-others', path: '', scene: othersKept, reveal: aboutClient('others.remove'), startsOver: true },
  {
    name: 'home-arrange',
    path: '',
    tenant: 'anhe',
    scene: at(homePaths.platform.to()),
    reveal: arranging,
    startsOver: true,
  },
  {
    name: 'home-block',
    path: '',
    tenant: 'anhe',
    scene: at(homePaths.platform.to()),
    reveal: blockSettings,
    startsOver: true,
  },
  {
    name: 'home-drop',
    path: '',
    tenant: 'anhe',
    scene: at(homePaths.platform.to()),
    reveal: dropArrangement,
    startsOver: true,
  },
  {
    name: 'institution-clear',
    path: '',
    scene: at(homePaths.institutions.to()),
    reveal: asked('home/institution', 'register.open', 'register.clear'),
    startsOver: true,
  },
];
