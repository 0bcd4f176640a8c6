import { keptPath } from '#contract/ipc/offline.ts';
import { orError } from './media-answer.ts';
import type { PageFiles } from './page-files.ts';
import { foreignPolicy, pageHeaders } from './page-headers.ts';
import { isRemoteFile } from './remote-files.ts';

export interface GatewayOptions {
  files: PageFiles;
  /** The files of courseware, at origins of their own, with headers of their own; null: no such origin. */
  packages: (request: Request) => Promise<Response> | null;
  forward: (request: Request) => Promise<Response>;
  /** Pictures, films and sounds on other hosts. */
  remoteFiles: (request: Request) => Promise<Response>;
  /** Files of items that are kept on this computer. */
  keptFiles: (request: Request) => Promise<Response>;
  /** Content security policy of the page. */
  policy: string;
  /** The `Link` header of the page itself: what it will read first; null: none. */
  early: () => string | null;
  onFailure: (error: unknown) => void;
}

/** Answers every request for `app://`: the page's files, and `/api/...` from the platform. Never rejects. */
export function createGateway(options: GatewayOptions): (request: Request) => Promise<Response> {
  const { files, packages, forward, remoteFiles, keptFiles, onFailure } = options;

  async function answer(request: Request): Promise<Response> {
    const { host, pathname } = new URL(request.url);
    if (host !== 'client') return new Response('There is no such host.', { status: 404 });
    if (isRemoteFile(pathname)) return remoteFiles(request);
    if (pathname.startsWith(keptPath)) return keptFiles(request);
    return pathname.startsWith('/api/') ? forward(request) : files(request);
  }

  function isForeign(address: string): boolean {
    const { pathname } = new URL(address);
    return isRemoteFile(pathname) || pathname.startsWith(keptPath) || pathname.startsWith('/api/');
  }

  /** A page names what it will read first; nothing else does. */
  function earlyFor(address: string, headers: Headers): string | null {
    const isPage = !isForeign(address) && headers.get('content-type')?.startsWith('text/html') === true;
    return isPage ? options.early() : null;
  }

  return async (request) => {
    const failed = (error: unknown) => {
      onFailure(error);
      return new Response('The client could not answer.', { status: 500 });
    };
    const ofPackage = packages(request);
    if (ofPackage) return orError(request, await ofPackage.catch(failed));
    const response = orError(request, await answer(request).catch(failed));
    if (response.type === 'error') return response;
    const headers = new Headers(response.headers);
    const policy = isForeign(request.url) ? foreignPolicy : options.policy;
    for (const [name, value] of Object.entries(pageHeaders(policy))) headers.set(name, value);
    const early = earlyFor(request.url, headers);
    if (early !== null) headers.set('link', early);
    return new Response(response.body, { status: response.status, headers });
  };
}
