import { expect, it } from 'vitest';
import type { Contract } from '#contract/ipc/contract.ts';
import type { Branch } from '#contract/ipc/session.ts';
import { directCalls } from '#electron/testing/direct-calls.ts';
import { memoryFile } from '#electron/testing/memory-file.ts';
import { sessionHandlers } from './ipc.ts';
import { createSession } from './session.ts';

const [a, b]: Branch[] = ['a', 'b'].map((code) => ({ code, name: code, actor: null, organ: 'o' }));
const vault = {
  open: async () => null,
  save: async () => 'memory' as const,
  clear: async () => undefined,
  onStored: () => undefined,
};

it('a branch to which a paper belongs that is not at the platform is not left', async () => {
  let kept = true;
  const session = createSession(vault, memoryFile(), 'https://a.example');
  const calls = directCalls<Contract['session']>(sessionHandlers(session, async () => kept));
  await session.begin('t-1', '7');
  // The first choice leaves nothing, and the same one again neither.
  await calls.chooseBranch(a!);
  await calls.chooseBranch({ ...a!, name: '总校' });
  await expect(calls.chooseBranch(b!)).rejects.toMatchObject({ code: 'paper-here' });
  expect(session.branch()).toMatchObject({ code: 'a', name: '总校' });
  kept = false;
  await calls.chooseBranch(b!);
  expect(session.branch()).toMatchObject({ code: 'b' });
});
