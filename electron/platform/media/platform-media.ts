import { boundedBody } from '../gateway/bounded-body.ts';
import { isRemoteFile } from '../gateway/remote-files.ts';
import type { Upstream } from '../gateway/upstream.ts';
import { largestFile, type MediaFile } from './media.ts';

const timeoutMs = 20_000;

interface Sources {
  upstream: Upstream;
  /** Answers the page's requests for what lies on other hosts. */
  remote: (request: Request) => Promise<Response>;
}

/** Gets a picture or sound by the page's path of it; null: it is not there, or larger than what is kept. */
export async function fetchMedia({ upstream, remote }: Sources, address: string): Promise<MediaFile | null> {
  const { pathname, search } = new URL(address, 'http://platform');
  const response = isRemoteFile(pathname)
    ? await remote(new Request(`app://client${pathname}${search}`))
    : await ofPlatform(upstream, pathname, search);
  if (!response?.ok || Number(response.headers.get('content-length')) > largestFile) {
    await response?.body?.cancel();
    return null;
  }
  const bytes = await boundedBody(response, largestFile);
  return bytes && { type: response.headers.get('content-type') ?? '', bytes: new Uint8Array(bytes) };
}

async function ofPlatform(upstream: Upstream, path: string, search: string): Promise<Response | null> {
  const outcome = await upstream.send({ method: 'GET', path, search, effect: false, timeoutMs });
  return outcome.kind === 'answer' ? outcome.response : null;
}
