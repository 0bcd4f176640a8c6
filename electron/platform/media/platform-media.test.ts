import { expect, it } from 'vitest';
import { remoteAddressOf } from '#contract/platform/remote-path.ts';
import type { Upstream } from '../gateway/upstream.ts';
import { largestFile } from './media.ts';
import { fetchMedia } from './platform-media.ts';

const png = () => new Response(new Uint8Array([1, 2]), { headers: { 'content-type': 'image/png' } });

function sources(response: Response) {
  const asked: string[] = [];
  const send: Upstream['send'] = async ({ path, search }) => {
    asked.push(`platform ${path}${search ?? ''}`);
    return { kind: 'answer', response, sentToken: null };
  };
  const remote = async ({ url }: Request) => {
    asked.push(url);
    return response;
  };
  return { asked, upstream: { send }, remote };
}

it.each([
  ['/media/a.png?x=1', 'platform /media/a.png?x=1'],
  [remoteAddressOf('https://cdn.cn/a.png'), 'app://client/remote?address=https%3A%2F%2Fcdn.cn%2Fa.png'],
])('%s comes from where it lies', async (path, from) => {
  const { asked, ...all } = sources(png());
  expect(await fetchMedia(all, path)).toEqual({ type: 'image/png', bytes: new Uint8Array([1, 2]) });
  expect(asked).toEqual([from]);
});

it('what is not there, or too large to be kept, is none, and nobody reads all of it', async () => {
  const pulled = (headers: HeadersInit) => {
    let mb = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        mb += 1;
        controller.enqueue(new Uint8Array(1_000_000));
      },
    });
    return { response: new Response(body, { headers }), read: () => mb };
  };
  const [told, untold] = [pulled({ 'content-length': String(largestFile + 1) }), pulled({})];
  for (const { response } of [told, untold, { response: new Response('', { status: 404 }) }])
    expect(await fetchMedia(sources(response), '/media/a.mp4')).toBeNull();
  expect(told.read()).toBeLessThan(3);
  expect(untold.read()).toBeLessThan(14);
});
