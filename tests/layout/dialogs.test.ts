import { beforeAll, describe, expect, it } from 'vitest';
import { askedSights } from '../../dev/gallery/asking.ts';
import { faceSights } from '../../dev/gallery/faces.ts';
import { inTenant } from '../../dev/gallery/tenant.ts';
import { preparationSights } from '../../dev/gallery/preparation.ts';
import { openPlatformCheck } from '../../dev/gallery/platform-check.ts';
import { settled } from '../../dev/gallery/settle.ts';
import { openCloseAccount } from '../../dev/gallery/unsettled.ts';
import { accountPaths } from '../../src/contract/paths/account.ts';
import { assessPaths } from '../../src/contract/paths/assess.ts';
import { examPaths } from '../../src/contract/paths/exam.ts';
import { learningPaths } from '../../src/contract/paths/learning.ts';
import { marketPaths } from '../../src/contract/paths/market.ts';
import { findExam, openAttempt } from '../support/desktop-page.ts';
import { goTo } from '../support/journeys.ts';
import { demoExam } from '../support/platform.ts';
import { dialogFaults, overflows } from './measure.ts';
import { enter, layoutStage, resize } from './open-layout.ts';
import { nameOf, sizes } from './sizes.ts';

const stage = layoutStage();
const page = () => stage.current().page;

const press = (name: string | RegExp) => page().getByRole('button', { name }).first().click();

/** Each dialog with the address above which it opens. */
const dialogs: readonly [string, () => string | Promise<string>, () => Promise<void>][] = [
  ['the platform check', () => examPaths.list.to(), () => openPlatformCheck(stage.current())],
  ['the shortcuts', () => examPaths.list.to(), () => page().keyboard.press('?')],
  [
    'closing the account',
    () => accountPaths.personalCenter.to({ tab: 'security' }),
    () => openCloseAccount(stage.current()),
  ],
  [
    'leaving a homework',
    () => learningPaths.homework.to({ courseId: 'c-electric-fire', homeworkId: 'hw-electric-check' }),
    async () => {
      await page().getByRole('textbox', { name: '正文' }).fill('写了一半');
      await press('返回作业列表');
    },
  ],
  [
    'submitting an assessment',
    () => assessPaths.assess.to({ id: 'as-care', refId: 'camp-care', refType: '2' }),
    async () => {
      await press(/^开始作答|^第 1 题/);
      await press('提交测评');
    },
  ],
  ['what is saved', () => learningPaths.courseDetails.to({ courseId: 'c-aid-cpr' }), () => press('收藏')],
  ['another password', () => accountPaths.personalCenter.to({ tab: 'security' }), () => press(/修改密码|修改/)],
  [
    'taking goods into an offer',
    () => marketPaths.platformGoodsDetail.to({ goodsId: 'g-infant', view: 'provider' }),
    () => press('分销这门课程'),
  ],
  ['a message', () => accountPaths.personalCenter.to({ tab: 'message' }), openMessage],
  ['the equipment', preparation, openEquipment],
  ['the consent', preparation, () => openEquipment().then(() => press('我知道了'))],
  ['hand-in', paper, () => press('交卷')],
  ['help', paper, () => press('求助')],
];

async function openMessage(): Promise<void> {
  await page().getByRole('main').getByRole('article').first().getByRole('button').first().click();
}

async function preparation(): Promise<string> {
  return examPaths.prepare.to(await findExam(page(), '企业急救员结业考试'));
}

async function openEquipment(): Promise<void> {
  await page().getByRole('checkbox', { name: '我已阅读并了解以上须知' }).check();
  await press('下一步');
}

async function paper(): Promise<string> {
  const { attemptId } = await openAttempt(page(), await findExam(page(), demoExam));
  await page().evaluate((id) => window.desktop.exam.leave(id), attemptId);
  return examPaths.testPaper.to({ attemptId });
}

/** A tenant that offers what the first one does not. */
const elsewhere = preparationSights
  .filter(({ name }) => name === 'prepare-phone')
  .map(({ name, tenant, scene, reveal }) => [name, tenant ?? '', scene, reveal] as const);

/** Questions and dialogs of the gallery, each with a learner of its own; what opens no dialog is looked at only. */
const asked = [...askedSights, ...faceSights]
  .filter(({ name, tenant }) => tenant === undefined && !/notes|^face-(?!permission)/.test(name))
  .map(({ name, scene, reveal }) => [name, () => scene(stage.current()), () => reveal?.(stage.current())] as const);

async function faultsOf(address: string, open: () => Promise<void> | undefined): Promise<string[]> {
  await resize(page(), sizes[1]);
  await goTo(page(), address);
  await settled(page(), 'zh-CN');
  await open();
  const dialog = page().getByRole('dialog').or(page().getByRole('alertdialog')).last();
  await dialog.waitFor();
  const wrong: string[] = [];
  for (const size of sizes) {
    await resize(page(), size);
    const faults = [...(await dialogFaults(dialog)), ...(await overflows(page()))];
    wrong.push(...faults.map((found) => `${nameOf(size)}: ${found}`));
  }
  await page().reload();
  return wrong;
}

describe('dialogs', () => {
  beforeAll(() => enter(stage.current()));

  it.each(dialogs)('%s has its buttons in sight and one scroll at most', async (_, address, open) => {
    expect(await faultsOf(await address(), open)).toEqual([]);
  });

  it.each(asked)('%s has its buttons in sight and one scroll at most', async (_, address, open) => {
    expect(await faultsOf(await address(), open)).toEqual([]);
  });

  // Last: the client stays with this tenant.
  it.each(elsewhere)('%s has its buttons in sight and one scroll at most', async (_, tenant, scene, reveal) => {
    await inTenant(page(), tenant);
    expect(await faultsOf(await scene(stage.current()), () => reveal(stage.current()))).toEqual([]);
  });
});
