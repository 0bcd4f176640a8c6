import type { PageFiles } from './page-files.ts';
import { foreignPolicy, pageHeaders } from './page-headers.ts';
import { isKeptFile } from '../offline/kept-files.ts';
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
  onFailure: (error: unknown) => void;
}

/** Answers every request for `app://`: the page's files, and `/api/...` from the platform. Never rejects. */
export function createGateway(options: GatewayOptions): (request: Request) => Promise<Response> {
  const { files, packages, forward, remoteFiles, keptFiles, onFailure } = options;

  async function answer(request: Request): Promise<Response> {
    const { host, pathname } = new URL(request.url);
    if (host !== 'client') return new Response('There is no such host.', { status: 404 });
    if (isRemoteFile(pathname)) return remoteFiles(request);
    if (isKeptFile(pathname)) return keptFiles(request);
    return pathname.startsWith('/api/') ? forward(request) : files(request);
  }

  function policyFor(address: string): string {
    const { pathname } = new URL(address);
    const isForeign = isRemoteFile(pathname) || isKeptFile(pathname) || pathname.startsWith('/api/');
    return isForeign ? foreignPolicy : options.policy;
  }

  return async (request) => {
    const failed = (error: unknown) => {
      onFailure(error);
      return new Response('The client could not answer.', { status: 500 });
    };
    const ofPackage = packages(request);
    if (ofPackage) return ofPackage.catch(failed);
    const response = await answer(request).catch(failed);
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(pageHeaders(policyFor(request.url)))) headers.set(name, value);
    return new Response(response.body, { status: response.status, headers });
  };
}
