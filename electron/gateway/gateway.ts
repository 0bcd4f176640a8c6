import type { PageFiles } from './page-files.ts';
import { pageHeaders } from './page-headers.ts';

export interface GatewayOptions {
  files: PageFiles;
  forward: (request: Request) => Promise<Response>;
  /** Content security policy of every answer. */
  policy: string;
  onFailure: (error: unknown) => void;
}

/** Answers every request for `app://`: the page's files, and `/api/...` from the platform. Never rejects. */
export function createGateway(options: GatewayOptions): (request: Request) => Promise<Response> {
  const { files, forward, onFailure } = options;
  const commonHeaders = Object.entries(pageHeaders(options.policy));

  async function answer(request: Request): Promise<Response> {
    const { host, pathname } = new URL(request.url);
    if (host !== 'client') return new Response('There is no such host.', { status: 404 });
    return pathname.startsWith('/api/') ? forward(request) : files(request);
  }

  return async (request) => {
    const response = await answer(request).catch((error: unknown) => {
      onFailure(error);
      return new Response('The client could not answer.', { status: 500 });
    });
    const headers = new Headers(response.headers);
    for (const [name, value] of commonHeaders) headers.set(name, value);
    return new Response(response.body, { status: response.status, headers });
  };
}
