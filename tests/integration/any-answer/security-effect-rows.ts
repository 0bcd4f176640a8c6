import { screen, within } from '@testing-library/react';
import { fill, newPassword, press, user, type EffectRow } from './effect-acts.ts';

const address = '/personalCenter?tab=security';
const contacts = { Phone: /^手机/, Mail: /^邮箱/ } as const;
type Contact = keyof typeof contacts;

async function openDialog(button: string) {
  await press(button);
  return within(await screen.findByRole('dialog'));
}

/** What proves who it is, by the present phone or mail. */
const proofs = (contact: Contact): EffectRow[] => [
  {
    id: `accountGet${contact}AuthCodeBySelf`,
    address,
    sample: { seconds: 60 },
    claim: /^验证码已发送至/,
    async act() {
      const dialog = await openDialog('更换手机号');
      await user.click(await dialog.findByRole('radio', { name: contacts[contact] }));
      await user.click(dialog.getByRole('button', { name: '获取验证码' }));
    },
  },
  {
    id: `accountCheck${contact}AuthCodeBySelf`,
    address,
    sample: { valid: true, left: 4 },
    async act() {
      const dialog = await openDialog('更换手机号');
      await user.click(await dialog.findByRole('radio', { name: contacts[contact] }));
      await fill('验证码', '123456', dialog);
      await user.click(dialog.getByRole('button', { name: '下一步' }));
    },
  },
  {
    id: `accountChangePasswordBy${contact}AuthCode`,
    address,
    sample: { changed: true, left: 4 },
    async act() {
      const dialog = await openDialog('修改密码');
      await user.click(dialog.getByRole('tab', { name: '用验证码' }));
      await user.click(await dialog.findByRole('radio', { name: contacts[contact] }));
      await fill('验证码', '123456', dialog);
      await fill('新密码', newPassword, dialog);
      await fill('确认新密码', newPassword, dialog);
      await user.click(dialog.getByRole('button', { name: '确认修改' }));
    },
  },
];

export const securityRows: readonly EffectRow[] = [...proofs('Phone'), ...proofs('Mail')];
