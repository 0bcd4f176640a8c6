import { screen } from '@testing-library/react';
import { accountPaths } from '#contract/paths/account.ts';
import { fill, press, user, type EffectRow } from './effect-acts.ts';

const code = (id: string, address: string, field: string, contact: string, tab?: string): EffectRow => ({
  id,
  address,
  sample: { seconds: 60 },
  claim: /^验证码已发送至/,
  async act() {
    if (tab !== undefined) await user.click(await screen.findByRole('tab', { name: tab }));
    await fill(field, contact);
    await press('获取验证码');
  },
});

/** Codes that a visitor asks for. */
export const codeRows: readonly EffectRow[] = [
  code('accountGetPhoneAuthCode4Login', '/login', '手机号或邮箱', '13800010021', '验证码登录'),
  code('accountGetMailAuthCode4Login', '/login', '手机号或邮箱', 'li.yan@example.cn', '验证码登录'),
  code('accountGetPhoneAuthCode4Register', '/register', '手机号', '13912345678'),
  code('accountGetPhoneAuthCode4ChangePwd', accountPaths.forget.to(), '手机号或邮箱', '13800010002'),
  code('accountGetMailAuthCode4ChangePwd', accountPaths.forget.to(), '手机号或邮箱', 'li.yan@example.cn'),
];
