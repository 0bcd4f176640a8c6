import { keptPath } from '../../src/contract/ipc/offline.ts';
import { readRange } from '../gateway/byte-range.ts';
import type { OfflineService } from './offline-service.ts';

/** Answers requests for files of kept items, whole or in part: players ask for ranges. */
export function createKeptFiles(offline: Pick<OfflineService, 'file'>): (request: Request) => Promise<Response> {
  return async (request) => {
    const fileId = new URL(request.url).pathname.slice(keptPath.length);
    const found = request.method === 'GET' ? await offline.file(fileId) : null;
    if (!found) return new Response('There is no such file.', { status: 404 });
    const { file, size, type } = found;
    const range = readRange(request.headers.get('range'), size);
    const headers = new Headers({ 'content-type': type || 'application/octet-stream', 'accept-ranges': 'bytes' });
    if (range.kind === 'unsatisfiable') {
      headers.set('content-range', `bytes */${size}`);
      return new Response(null, { status: 416, headers });
    }
    const [start, end] = range.kind === 'part' ? [range.start, range.end + 1] : [0, size];
    headers.set('content-length', String(end - start));
    if (range.kind === 'part') headers.set('content-range', `bytes ${start}-${end - 1}/${size}`);
    return new Response(streamOf(file.read(start, end)), { status: range.kind === 'part' ? 206 : 200, headers });
  };
}

/** True for a request that `createKeptFiles` answers. */
export function isKeptFile(pathname: string): boolean {
  return pathname.startsWith(keptPath);
}

function streamOf(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}
