import type { Upstream } from '../../gateway/upstream.ts';
import type { MediaFile } from './media.ts';

const timeoutMs = 20_000;

/** Gets a picture or sound from the platform; null when it has none, or is not there. */
export async function fetchMedia(upstream: Upstream, address: string): Promise<MediaFile | null> {
  const { pathname, search } = new URL(address, 'http://platform');
  const outcome = await upstream.send({ method: 'GET', path: pathname, search, effect: false, timeoutMs });
  if (outcome.kind !== 'answer') return null;
  const { response } = outcome;
  if (!response.ok) {
    await response.body?.cancel();
    return null;
  }
  const type = response.headers.get('content-type') ?? '';
  return { type, bytes: new Uint8Array(await response.arrayBuffer()) };
}
