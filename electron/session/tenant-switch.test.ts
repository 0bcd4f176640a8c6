import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionCalls } from '../contract/session.ts';
import { withTenantSwitch } from './tenant-switch.ts';

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

it('asks for the next tenant with the new token, before the page hears of the switch', async () => {
  const asked: number[] = [];
  const { begun, session } = sessionWith(async () => void asked.push(begun.length));
  await session.begin('t-1', '7', sessionCalls.accountLogin.id);
  expect(asked).toEqual([]);
  await session.begin('t-2', '7', sessionCalls.accountSwitchSaas.id);
  expect(asked).toEqual([2]);
});
