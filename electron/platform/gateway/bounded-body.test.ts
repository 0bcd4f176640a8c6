import { expect, it } from 'vitest';
import { boundedBody } from './bounded-body.ts';

it('an answer without end is cut off at the limit, all others come whole', async () => {
  let [sent, cancelled] = [0, false];
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(10).fill((sent += 1))),
    cancel: () => void (cancelled = true),
  });
  expect(await boundedBody(new Response(endless), 100)).toBeNull();
  expect({ sent: sent < 15, cancelled }).toEqual({ sent: true, cancelled: true });
  expect((await boundedBody(new Response('试卷'), 100))?.toString()).toBe('试卷');
  expect((await boundedBody(new Response(null), 100))?.length).toBe(0);
});
