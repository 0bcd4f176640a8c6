import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CodedError } from '../core/coded-error.ts';
import { answerCall, type DomainService } from './answer-call.ts';

const failures: unknown[] = [];
const service: DomainService = {
  handlers: {
    add: (a: number, b: number) => a + b,
    later: async () => 'done',
    coded: () => Promise.reject(new CodedError('not-ours', 'no')),
    system: () => Promise.reject(Object.assign(new Error('disk'), { code: 'ENOSPC' })),
    thrown: () => {
      throw new Error('plain');
    },
  },
  accepts: {
    add: z.tuple([z.number(), z.number()]),
    later: z.tuple([]),
    coded: z.tuple([]),
    system: z.tuple([]),
    thrown: z.tuple([]),
  },
};
const ask = (verb: string, ...args: unknown[]) => answerCall(service, verb, args, (error) => failures.push(error));

describe('answerCall', () => {
  it('gives the value', async () => {
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

  it('knows no other call, also none that every object has', async () => {
    expect(await ask('nothing')).toMatchObject({ ok: false, error: { code: 'unknown-call' } });
    expect(await ask('toString')).toMatchObject({ ok: false, error: { code: 'unknown-call' } });
  });

  it.each([
    ['coded', { code: 'not-ours', message: 'no' }],
    ['system', { code: 'failed', message: 'disk' }],
    ['thrown', { code: 'failed', message: 'plain' }],
  ])('makes an error of %s plain, and reports it', async (verb, error) => {
    failures.length = 0;
    expect(await ask(verb)).toEqual({ ok: false, error });
    expect(failures).toHaveLength(1);
  });
});
