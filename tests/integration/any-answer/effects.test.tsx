import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountPaths } from '../../../src/contract/paths/account.ts';
import { examPaths } from '../../../src/contract/paths/exam.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { installMultipart } from '../../support/multipart.ts';
import { surelyOddAnswers } from '../../support/odd-answers.ts';
import { screenFaults } from '../../support/screen-faults.ts';
import { goTo, settled, watched } from './probing.ts';

configure({ asyncUtilTimeout: 15_000 });

const user = userEvent.setup({ delay: null });
const password = 'Fresh#2026';
/** Where nothing is asked for. */
const rest = accountPaths.userAgreement.to();

const fill = async (label: string | RegExp, text: string, within_ = within(document.body)) => {
  const field = await within_.findByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

/** The agreement may be remembered from the visit before. */
async function agree(): Promise<void> {
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /已阅读并同意/ });
  if (!box.checked) await user.click(box);
}

interface EffectRow {
  id: string;
  address: string;
  /** Data that a platform may answer with: odd values take the place of its fields. */
  sample: unknown;
  /** What the learner does until the call is made. */
  act: () => Promise<void>;
}

const visitorRows: readonly EffectRow[] = [
  {
    id: 'accountLogin',
    address: '/login',
    sample: { token: 't', accountId: '1', name: 'n' },
    async act() {
      await user.click(await screen.findByRole('tab', { name: '密码登录' }));
      await fill('手机号或邮箱', '13800010021');
      await fill('密码', 'Lectern2026');
      await agree();
      await press(/^登录$/);
    },
  },
  {
    id: 'accountRegister',
    address: '/register',
    sample: { accountId: '1', token: 't' },
    async act() {
      await fill('手机号', '13912345678');
      await fill('验证码', '123456');
      await fill('设置密码', password);
      await fill('确认密码', password);
      await agree();
      await press('注册并登录');
    },
  },
  {
    id: 'accountCheckAuthCode',
    address: accountPaths.forget.to(),
    sample: { valid: true },
    async act() {
      await fill('手机号或邮箱', '13800010002');
      await fill('验证码', '123456');
      await press('下一步');
    },
  },
];

const learnerRows: readonly EffectRow[] = [
  {
    id: 'accountChangePasswordByOld',
    address: '/personalCenter?tab=security',
    sample: { changed: true, left: 4 },
    async act() {
      await press('修改密码');
      const dialog = within(await screen.findByRole('dialog'));
      await fill('当前密码', 'Lectern2026', dialog);
      await fill('新密码', password, dialog);
      await fill('确认新密码', password, dialog);
      await user.keyboard('{Enter}');
    },
  },
  {
    id: 'msgReadAll',
    address: '/personalCenter?tab=message',
    sample: { count: 3 },
    async act() {
      const button = await screen.findByRole('button', { name: '全部已读' });
      await waitFor(() => expect(button.ariaDisabled).not.toBe('true'));
      await user.click(button);
    },
  },
  {
    id: 'certificateOfflineOrder',
    address: '/personalCenter?tab=orders',
    sample: { orderId: '1', orderNo: 'ZS1' },
    async act() {
      await press('申请纸质证书');
      const dialog = within(await screen.findByRole('dialog', { name: '申请纸质证书' }));
      await fill(/^收件人手机号/, '13800017719', dialog);
      await fill(/^收件地址/, '江苏省南京市玄武区中山路 1 号 8 栋 302 室', dialog);
      await user.click(dialog.getByRole('button', { name: '提交申请' }));
    },
  },
  {
    id: 'extractQuestion',
    address: examPaths.offlineTraining.to({ classExamId: 'ce-power-open' }),
    sample: { questionList: [{ id: '1', title: 't', content: 'c', score: 1 }] },
    async act() {
      await press('抽题');
      const question = within(await screen.findByRole('alertdialog', { name: '现在抽题吗？' }));
      await user.click(question.getByRole('button', { name: '抽题' }));
    },
  },
];

function answersFor({ sample }: EffectRow): string[] {
  return ['null', '"ok"', '{"code":{},"message":[1],"data":"x"}', '<html>502</html>', ...surelyOddAnswers(sample)];
}

/** What is wrong with the screen after the call was answered oddly. */
async function faultsOf(client: TestClient, row: EffectRow, text: string): Promise<string[]> {
  await client.platform.clearFaults();
  await goTo(client, rest);
  await goTo(client, row.address);
  await client.platform.fault({ match: { id: row.id }, mode: 'answer', text, times: 0 });
  const before = await timesAsked(client, row.id);
  const errors = await watched(async () => {
    await row.act();
    await waitFor(async () => expect(await timesAsked(client, row.id)).toBeGreaterThan(before));
    await act(() => settled(client));
  });
  return [...screenFaults(), ...errors].map((fault) => `${fault}\n  after ${row.id}: ${text.slice(0, 300)}`);
}

const timesAsked = async ({ platform }: TestClient, id: string) =>
  (await platform.log()).filter((entry) => entry.id === id).length;

describe.each([
  ['a visitor', undefined, visitorRows],
  ['a learner', '13800017719', learnerRows],
] as const)('any JSON in place of what %s is answered after an effect', (_, phone, rows) => {
  let client: TestClient;
  beforeAll(async () => {
    await installMultipart();
    client = await openApp(rest, phone === undefined ? {} : { signedIn: phone });
  });
  afterAll(() => client.stop());

  it.each(rows.map((row) => [row.id, row] as const))('%s', async (_id, row) => {
    const faults: string[] = [];
    for (const text of answersFor(row)) faults.push(...(await faultsOf(client, row, text)));
    expect(faults.join('\n')).toBe('');
    await client.platform.clearFaults();
  });
});
