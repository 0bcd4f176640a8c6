import { accountGetPhoneAuthCode4Register, accountRegister } from '#contract/platform/account/security.ts';
import type { TestClient } from '../../support/app.ts';
import { lastMessage } from '../../support/outbox.ts';
import { askAsPage, sendAsPage } from '../../support/page-calls.ts';
import { newPassword } from './effect-acts.ts';

/** Registers an account of a phone only, and signs it in. */
export async function registerNew({ core, platform }: TestClient, phone: string): Promise<void> {
  await sendAsPage(core, accountGetPhoneAuthCode4Register, { phone });
  const { code } = await lastMessage(platform, phone);
  await askAsPage(core, accountRegister, { account: phone, authCode: code, password: newPassword });
}
