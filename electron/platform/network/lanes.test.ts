import { expect, it } from 'vitest';
import { createLanes } from './lanes.ts';

it('gives each lane to one user at a time, and makes no more than needed', async () => {
  const lanes = createLanes((number) => number, 2);
  const first = await lanes.take();
  lanes.giveBack(first);
  expect(await lanes.take()).toBe(first);
  const second = await lanes.take();
  expect(second).not.toBe(first);
  const third = lanes.take();
  lanes.giveBack(first);
  expect(await third).toBe(first);
});

it('skips a user who gave up waiting', async () => {
  const lanes = createLanes((number) => number, 1);
  const only = await lanes.take();
  const aborter = new AbortController();
  const impatient = lanes.take(aborter.signal);
  const next = lanes.take();
  aborter.abort(new Error('given up'));
  await expect(impatient).rejects.toThrow('given up');
  lanes.giveBack(only);
  expect(await next).toBe(only);
});
