import type { IncomingHttpHeaders } from 'node:http';

/**
 * Why Electron would play an answer to a request of a film or a sound wrongly; null: it would not. For a scheme of the app's,
 * Chromium looks at neither status nor Content-Range: whatever arrives is taken for the bytes that were asked for, and the
 * length is where they were to begin plus Content-Length.
 */
export function mediaProblem(asked: IncomingHttpHeaders, { status, headers }: Response): string | null {
  if (!isForMedia(asked) || status === 0) return null;
  const from = Number(/^bytes=(\d+)-/.exec(asked.range ?? '')?.[1] ?? 0);
  if (![200, 206, 416].includes(status)) return `the text of status ${status} would be decoded as film`;
  const length = headers.get('content-length');
  if (length === null) return 'without Content-Length it could not be sought';
  if (status === 416) return null;
  if (status === 200) return from === 0 ? null : `the first bytes would be taken for those from ${from} on`;
  const [, start, total] = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  if (start !== undefined && Number(start) !== from)
    return `bytes from ${start} on would be taken for those from ${from} on`;
  const isOpen = /^bytes=\d+-$/.test(asked.range ?? '');
  const end = from + Number(length);
  return isOpen && total !== undefined && end < Number(total) ? `it would end at byte ${end} of ${total}` : null;
}

/** Chromium takes a scheme of the app's for one that gives parts, whatever comes first, and then asks for later ones. */
export function asPart(asked: IncomingHttpHeaders, response: Response): Response {
  const length = Number(response.headers.get('content-length'));
  if (!isForMedia(asked) || asked.range === undefined || response.status !== 200 || length === 0) return response;
  const headers = new Headers(response.headers);
  headers.set('content-range', `bytes 0-${length - 1}/${length}`);
  return new Response(response.body, { status: 206, headers });
}

function isForMedia(asked: IncomingHttpHeaders): boolean {
  return ['audio', 'video'].includes(String(asked['sec-fetch-dest']));
}
