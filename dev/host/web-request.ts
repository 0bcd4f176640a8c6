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
export async function receivedHead(response: Response): Promise<ReceivedHead> {
  const head: ReceivedHead = {
    statusText: asUtf8(response.statusText),
    headers: [...response.headers].map(([name, value]) => [name, asUtf8(value)]),
  };
  if (!handler) return head;
  const changed = await ask(handler, response, head);
  const headers = Object.entries(changed.responseHeaders ?? {}).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
  const statusText = changed.statusLine?.split(' ').slice(2).join(' ') ?? head.statusText;
  return { statusText, headers: changed.responseHeaders ? headers : head.headers };
}

function ask(listener: NonNullable<HeadersHandler>, response: Response, { statusText, headers }: ReceivedHead) {
  return new Promise<Electron.HeadersReceivedResponse>((resolve) => {
    const responseHeaders: Record<string, string[]> = {};
    for (const [name, value] of headers) (responseHeaders[name] ??= []).push(value);
    const details = {
      id: 1,
      url: response.url,
      method: 'GET',
      resourceType: 'other' as const,
      referrer: '',
      timestamp: Date.now(),
      statusLine: `HTTP/1.1 ${response.status} ${statusText}`,
      statusCode: response.status,
      responseHeaders,
    };
    listener(details, resolve);
  });
}

/** Node reads headers as Latin-1, and the reason phrase as UTF-8. */
function asUtf8(text: string): string {
  if (/[^\0-\u00ff]/.test(text)) return text;
  return Buffer.from(text, 'latin1').toString('utf8');
}
