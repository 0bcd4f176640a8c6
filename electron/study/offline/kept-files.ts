import { keptPath } from '#contract/ipc/offline.ts';
import { fileAnswer } from '#electron/platform/gateway/media-answer.ts';
import type { OfflineService } from './offline-service.ts';

/** Answers requests for files of kept items, whole or in part: players ask for ranges. */
export function createKeptFiles(offline: Pick<OfflineService, 'file'>): (request: Request) => Promise<Response> {
  return async (request) => {
    const fileId = new URL(request.url).pathname.slice(keptPath.length);
    const found = request.method === 'GET' ? await offline.file(fileId) : null;
    if (!found) return new Response('There is no such file.', { status: 404 });
    const { file, size, type } = found;
    const read = (start: number, end: number) => streamOf(file.read(start, end));
    const headers = { 'content-type': type || 'application/octet-stream' };
    return fileAnswer({ size, read }, request.headers.get('range'), headers);
  };
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
