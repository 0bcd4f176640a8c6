import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CodedError } from '#electron/kernel/coded-error.ts';
import { handler, noArguments } from '#electron/kernel/ipc/handler.ts';
import { answerCall } from './answer-call.ts';

const failures: unknown[] = [];
const handlers = {
  add: handler(z.tuple([z.number(), z.number()]), (a, b) => a + b),
  later: handler(noArguments, async () => 'done'),
  coded: handler(noArguments, () => Promise.reject(new CodedError('not-ours', 'no'))),
  system: handler(noArguments, () => Promise.reject(Object.assign(new Error('disk'), { code: 'ENOSPC' }))),
  thrown: handler(noArguments, () => {
    throw new Error('plain');
  }),
};
const ask = (verb: string, ...args: unknown[]) => answerCall(handlers, verb, args, (error) => failures.push(error));

describe('answerCall', () => {
  it('resolves to the value of the handler', async () => {
    expect(await ask('add', 1, 2)).toEqual({ ok: true, value: 3 });
    expect(await ask('later')).toEqual({ ok: true, value: 'done' });
  });

  it.each([
    ['add', [1]],
    ['add', [1, '2']],
    ['add', [1, 2, 3]],
    ['later', [1]],
  ])('refuses %s with %j before the handler runs', async (verb, args) => {
    expect(await ask(verb, ...args)).toMatchObject({ ok: false, error: { code: 'bad-arguments' } });
  });

  it('rejects unknown calls, also names that every object inherits', async () => {
    expect(await ask('nothing')).toMatchObject({ ok: false, error: { code: 'unknown-call' } });
    expect(await ask('toString')).toMatchObject({ ok: false, error: { code: 'unknown-call' } });
  });

  it.each([
    ['coded', { code: 'not-ours', message: 'no' }],
    ['system', { code: 'failed', message: 'disk' }],
    ['thrown', { code: 'failed', message: 'plain' }],
  ])('turns an error of %s into plain data and reports it', async (verb, error) => {
    failures.length = 0;
    expect(await ask(verb)).toEqual({ ok: false, error });
    expect(failures).toHaveLength(1);
  });
});
