import { expect, it } from 'vitest';
import { contract } from '#contract/ipc/contract.ts';
import { channelOf } from '#contract/ipc/ipc-types.ts';
import { startCalls, startEvents, startHandOuts } from '#contract/ipc/start-state.ts';
import { withEarlyAnswers } from './early-answers.ts';

function main() {
  const asked: string[] = [];
  const listeners = new Map<string, () => void>();
  const transport = {
    async invoke(channel: string) {
      asked.push(channel);
      if (channel === 'breaks') throw new Error('main is gone');
      return `${channel} ${asked.filter((one) => one === channel).length}`;
    },
    listen(channel: string, listener: (payload: unknown) => void) {
      listeners.set(channel, () => listener(null));
      return () => void listeners.delete(channel);
    },
  };
  return { asked, listeners, transport };
}

it('asks at once and hands each answer out once', async () => {
  const { asked, transport } = main();
  const early = withEarlyAnswers(transport, ['a', 'b'], []);
  expect(asked).toEqual(['a', 'b']);
  expect(await early.invoke('a', [])).toBe('a 1');
  expect(asked).toEqual(['a', 'b']);
  expect(await early.invoke('a', [])).toBe('a 2');
});

it('asks again when something changed before the page asked', async () => {
  const { listeners, transport } = main();
  const early = withEarlyAnswers(transport, ['a', 'b'], ['changed']);
  expect(await early.invoke('a', [])).toBe('a 1');
  listeners.get('changed')?.();
  expect(await early.invoke('b', [])).toBe('b 2');
});

it('listens no longer than there are answers left', async () => {
  const { listeners, transport } = main();
  const early = withEarlyAnswers(transport, ['a'], ['changed']);
  expect(listeners.size).toBe(1);
  await early.invoke('a', []);
  expect(listeners.size).toBe(0);
});

it('tells a failure to who asks', async () => {
  const early = withEarlyAnswers(main().transport, ['breaks'], []);
  await expect(early.invoke('breaks', [])).rejects.toThrow('main is gone');
});

it('names calls and events of the contract', () => {
  const channels = (wanted: 'call' | 'event') =>
    Object.entries(contract).flatMap(([domain, verbs]) =>
      Object.entries(verbs).flatMap(([verb, { kind }]) => (kind === wanted ? [channelOf(domain, verb)] : [])),
    );
  expect(channels('call')).toEqual(expect.arrayContaining([...startCalls, ...startHandOuts]));
  expect(channels('event')).toEqual(expect.arrayContaining([...startEvents]));
});
