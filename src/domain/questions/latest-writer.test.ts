import { expect, it } from 'vitest';
import { LatestWriter } from './latest-writer.ts';

const draft = (questionId: string, text: string) => ({ questionId, text });

it('writes one after the other, and only the latest of those that waited', async () => {
  const written: string[] = [];
  let running = 0;
  const writer = new LatestWriter<ReturnType<typeof draft>>(async ({ text }) => {
    running += 1;
    expect(running).toBe(1);
    await Promise.resolve();
    written.push(text);
    running -= 1;
    return true;
  });
  void writer.write(draft('a', 'a1'));
  void writer.write(draft('a', 'a2'));
  void writer.write(draft('b', 'b1'));
  expect(await writer.write(draft('a', 'a3'))).toBe(true);
  expect(written).toEqual(['a1', 'a3', 'b1']);
});

it('tells when something was not stored, and goes on', async () => {
  const writer = new LatestWriter<ReturnType<typeof draft>>(({ text }) => Promise.resolve(text !== 'bad'));
  expect(await writer.settled()).toBe(true);
  expect(await writer.write(draft('a', 'bad'))).toBe(false);
  expect(await writer.write(draft('a', 'good'))).toBe(true);
});
