import { expect, it } from 'vitest';
import { contract } from '#contract/ipc/contract.ts';
import { bridgeOf } from './bridge.ts';

function desktop() {
  const invoked: [string, readonly unknown[]][] = [];
  const listening = new Map<string, (payload: unknown) => void>();
  const bridge = bridgeOf(contract, {
    async invoke(channel, args) {
      invoked.push([channel, args]);
      return { ok: true, value: undefined };
    },
    listen(channel, listener) {
      listening.set(channel, listener);
      return () => void listening.delete(channel);
    },
  });
  return { bridge, invoked, listening };
}

it('has one function for each call and event of the contract', () => {
  const { bridge } = desktop();
  expect(Object.keys(bridge).sort()).toEqual(Object.keys(contract).sort());
  for (const [domain, verbs] of Object.entries(contract)) {
    const members = Object.entries(bridge).find(([name]) => name === domain)![1];
    expect(Object.keys(members).sort()).toEqual(Object.keys(verbs).sort());
    for (const member of Object.values(members)) expect(member).toBeTypeOf('function');
  }
});

it('is deeply frozen', () => {
  const { bridge } = desktop();
  expect(Object.isFrozen(bridge)).toBe(true);
  for (const members of Object.values(bridge)) {
    expect(Object.isFrozen(members)).toBe(true);
    for (const member of Object.values(members)) expect(Object.isFrozen(member)).toBe(true);
  }
});

it('derives the channels of calls and events from their names in the tree', async () => {
  const { bridge, invoked, listening } = desktop();
  await bridge.exam.mark('a', 'q', true);
  expect(invoked).toEqual([['exam:mark', ['a', 'q', true]]]);
  const heard: unknown[] = [];
  const stop = bridge.session.changed((state) => heard.push(state));
  listening.get('session:changed')!({ signedIn: true });
  stop();
  expect(heard).toEqual([{ signedIn: true }]);
  expect(listening.size).toBe(0);
});
