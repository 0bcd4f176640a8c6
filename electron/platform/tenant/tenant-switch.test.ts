import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountLogin } from '#contract/platform/account/account.ts';
import { switchSaas } from '#contract/platform/account/session.ts';
import { withTenantSwitch } from './tenant.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

function sessionWith(refresh: () => Promise<void>) {
  const begun: string[] = [];
  const session = {
    token: () => null,
    begin: async (token: string) => void begun.push(token),
    identify: async () => undefined,
    end: async () => undefined,
  };
  return { begun, session: withTenantSwitch(session, { refresh }) };
}

it('fetches the next tenant with the new token before the switch is answered', async () => {
  const asked: number[] = [];
  const { begun, session } = sessionWith(async () => void asked.push(begun.length));
  await session.begin('t-1', '7', accountLogin.id);
  expect(asked).toEqual([]);
  await session.begin('t-2', '7', switchSaas.id);
  expect(asked).toEqual([2]);
});
