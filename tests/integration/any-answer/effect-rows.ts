import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { accountPaths } from '#contract/paths/account.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { marketPaths } from '#contract/paths/market.ts';
import { fill, newPassword, press, user, type EffectRow } from './effect-acts.ts';

/** The agreement may be remembered from the visit before. */
async function agree(): Promise<void> {
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /已阅读并同意/ });
  if (!box.checked) await user.click(box);
}

export const visitorRows: readonly EffectRow[] = [
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
      await fill('设置密码', newPassword);
      await fill('确认密码', newPassword);
      await agree();
      await press('注册');
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

export const learnerRows: readonly EffectRow[] = [
  {
    id: 'accountChangePasswordByOld',
    address: '/personalCenter?tab=security',
    sample: { changed: true, left: 4 },
    async act() {
      await press('修改密码');
      const dialog = within(await screen.findByRole('dialog'));
      await fill('当前密码', 'Lectern2026', dialog);
      await fill('新密码', newPassword, dialog);
      await fill('确认新密码', newPassword, dialog);
      await user.click(dialog.getByRole('button', { name: '确认修改' }));
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
  {
    id: 'orderEvaluationSave',
    address: accountPaths.personalCenter.to({ tab: 'orders' }),
    sample: true,
    claim: /评价已提交/,
    async act() {
      const [, paid] = await screen.findAllByRole('article', { name: /DD-/ });
      await user.click(within(paid!).getByRole('button', { name: '查看' }));
      await press('评价订单');
      const [stars] = await screen.findAllByRole('radio', { name: '4 星' });
      await user.click(stars!);
      await press('提交评价');
    },
  },
  {
    id: 'distribute',
    address: marketPaths.platformGoodsDetail.to({ goodsId: 'g-weld', view: 'provider' }),
    sample: { distributed: true },
    claim: /本机构已分销/,
    async act() {
      await press('分销这门课程');
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '分销' }));
    },
  },
];
