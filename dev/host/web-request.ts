import type http from 'node:http';

type HeadersHandler = Parameters<Electron.WebRequest['onHeadersReceived']>[0];

let handler: HeadersHandler = null;

/** Of `webRequest` the host has what an app can change in an answer before it reads it. */
export const webRequest: { onHeadersReceived(listener: HeadersHandler): void } = {
  onHeadersReceived(listener) {
    handler = listener;
  },
};

export interface ReceivedHead {
  statusText: string;
  headers: [name: string, value: string][];
}

/** The status line and headers as Chromium reads them (UTF-8), after the app's handler. */
export async function receivedHead(wire: http.IncomingMessage, url: string, method: string): Promise<ReceivedHead> {
  const { rawHeaders, statusMessage = '' } = wire;
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  const head: ReceivedHead = {
    statusText: asUtf8(statusMessage),
    headers: names.map((name, index) => [name.toLowerCase(), asUtf8(rawHeaders[2 * index + 1] ?? '')]),
  };
  if (!handler) return head;
  const changed = await ask(handler, { url, method, status: wire.statusCode ?? 0 }, head);
  const headers = Object.entries(changed.responseHeaders ?? {}).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
  const statusText = changed.statusLine?.split(' ').slice(2).join(' ') ?? head.statusText;
  return { statusText, headers: changed.responseHeaders ? headers : head.headers };
}

interface Exchange {
  url: string;
  method: string;
  status: number;
}

function ask(
  listener: NonNullable<HeadersHandler>,
  { url, method, status }: Exchange,
  { statusText, headers }: ReceivedHead,
) {
  return new Promise<Electron.HeadersReceivedResponse>((resolve) => {
    const responseHeaders: Record<string, string[]> = {};
    for (const [name, value] of headers) (responseHeaders[name] ??= []).push(value);
    const details = {
      id: 1,
      url,
      method,
      resourceType: 'other' as const,
      referrer: '',
      timestamp: Date.now(),
      statusLine: `HTTP/1.1 ${status} ${statusText}`,
      statusCode: status,
      responseHeaders,
    };
    listener(details, resolve);
  });
}

/** Node reads headers and the reason phrase as Latin-1. */
function asUtf8(text: string): string {
  if (/[^\0-\u00ff]/.test(text)) return text;
  return Buffer.from(text, 'latin1').toString('utf8');
}
