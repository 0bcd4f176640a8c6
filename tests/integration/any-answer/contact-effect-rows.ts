import { screen, within } from '@testing-library/react';
import type { TestClient } from '../../support/app.ts';
import { lastMessage } from '../../support/outbox.ts';
import { fill, press, user, type EffectRow } from './effect-acts.ts';

const address = '/personalCenter?tab=security';

interface Contact {
  kind: 'Phone' | 'Mail';
  /** How the screens call it. */
  name: '手机号' | '邮箱';
  fresh: string;
}
const phone: Contact = { kind: 'Phone', name: '手机号', fresh: '13988880001' };
const mail: Contact = { kind: 'Mail', name: '邮箱', fresh: 'new.mail@example.cn' };

/** What the platform's clock is ahead: a minute more before each code, since it sends none sooner. */
const ahead = new WeakMap<TestClient, number>();

/** The platform sends another code: the minute after the one before is over. */
async function letAMinutePass(client: TestClient): Promise<void> {
  const offset = (ahead.get(client) ?? 0) + 61_000;
  ahead.set(client, offset);
  await client.platform.moveClock(offset);
}

/** What the account has already, and proves who it is by. */
interface Proof {
  way: RegExp;
  target: string;
}

/** Opens the dialog and, where the account has the contact already, proves who it is by a code of the platform. */
async function openNewContact(client: TestClient, opener: string, proof: Proof | null) {
  await letAMinutePass(client);
  await press(opener);
  const dialog = within(await screen.findByRole('dialog'));
  if (proof === null) return dialog;
  await user.click(dialog.getByRole('radio', { name: proof.way }));
  await user.click(dialog.getByRole('button', { name: '获取验证码' }));
  await dialog.findByText(/^验证码已发送至/);
  await fill('验证码', (await lastMessage(client.platform, proof.target)).code, dialog);
  await user.click(dialog.getByRole('button', { name: '下一步' }));
  return dialog;
}

/** A code to the new contact, asked for or already there. */
function newContact({ kind, name, fresh }: Contact, verb: '更换' | '绑定', proof: Proof | null): EffectRow[] {
  const call = verb === '更换' ? 'Change' : 'Bind';
  const open = async (client: TestClient) => {
    const dialog = await openNewContact(client, `${verb}${name}`, proof);
    await fill(`新${name}`, fresh, dialog);
    return dialog;
  };
  return [
    {
      id: `accountGet${kind}AuthCode4Change${kind}`,
      address,
      sample: { seconds: 60 },
      claim: /^验证码已发送至/,
      act: async (client) => user.click((await open(client)).getByRole('button', { name: '获取验证码' })),
    },
    {
      id: `account${call}${kind}`,
      address,
      sample: { changed: true },
      claim: /^(?:手机号|邮箱)已(?:更换|绑定)/,
      async act(client) {
        const dialog = await open(client);
        await fill('验证码', '123456', dialog);
        await user.click(dialog.getByRole('button', { name: '确认' }));
      },
    },
  ];
}

/** Changes by a learner with this phone and mail, proved by what is changed: a platform sends few codes a day to each. */
export const changeRows = (own: { phone: string; mail: string }): EffectRow[] => [
  ...newContact(phone, '更换', { way: /^手机/, target: own.phone }),
  ...newContact(mail, '更换', { way: /^邮箱/, target: own.mail }),
];

/** The last one of each: what asks for the code is the same call as at a change. */
export const bindPhoneRows = newContact(phone, '绑定', null).slice(1);
export const bindMailRows = newContact(mail, '绑定', null).slice(1);
