import { isPackageHost } from '../security/our-page.ts';
import { readRange } from '../gateway/byte-range.ts';
import type { PageFiles } from '../gateway/page-files.ts';
import { PackageError } from './package-error.ts';
import type { PackageFiles } from './package-files.ts';
import { guardedDocument, guardPath, isDocument } from './guarded-document.ts';
import { packageHeaders, scriptlessHeaders } from './package-headers.ts';
import { packageTypeOf } from './package-types.ts';

/** The folder of our player at each package's origin; no package has one of this name. */
const playerFolder = '/.lectern/';
const playerPage = `<!doctype html>
<html>
<head><meta charset="utf-8"><title>Courseware</title>
<style>html,body{margin:0;height:100%;overflow:hidden;background:#fff}iframe{display:block;width:100%;height:100%;border:0}</style>
</head>
<body><script src="guard.js"></script><script src="player.js"></script></body>
</html>`;

/** Where the build puts our scripts among the page's files. */
const scripts: Readonly<Record<string, string>> = {
  [`${playerFolder}player.js`]: 'app://client/courseware/player.js',
  [guardPath]: 'app://client/courseware/guard.js',
};

export interface PackageHostOptions {
  /** Files of the build. */
  files: PageFiles;
  report: (what: string, error: unknown) => void;
}

/** Serves opened packages, each at `app://<host>` and nowhere else. */
export class PackageHost {
  readonly #options: PackageHostOptions;
  readonly #open = new Map<string, PackageFiles>();

  constructor(options: PackageHostOptions) {
    this.#options = options;
  }

  /** The address of the player. */
  add(host: string, files: PackageFiles): string {
    this.remove(host);
    this.#open.set(host, files);
    return `app://${host}${playerFolder}player.html`;
  }

  remove(host: string): void {
    const files = this.#open.get(host);
    this.#open.delete(host);
    files?.release().catch((error: unknown) => this.#options.report('a package stays on the disk', error));
  }

  /** Null: no host of packages. */
  answer(request: Request): Promise<Response> | null {
    const { host } = new URL(request.url);
    return isPackageHost(host) ? this.#answer(request) : null;
  }

  async #answer(request: Request): Promise<Response> {
    const { host, pathname } = new URL(request.url);
    const files = this.#open.get(host);
    if (!files || request.method !== 'GET') return plain(404, 'There is no such package.');
    if (pathname === `${playerFolder}player.html`) return served(Buffer.from(playerPage), 'text/html', null);
    const script = scripts[pathname];
    if (script !== undefined) return this.#script(script);
    const name = nameOf(pathname);
    try {
      const bytes = name === null ? null : await files.read(name);
      if (name === null || bytes === null) return plain(404, 'The package has no such file.');
      return fileOf(bytes, packageTypeOf(name), request.headers);
    } catch (error) {
      if (!(error instanceof PackageError)) throw error;
      this.#options.report('a file of a package', error);
      return plain(500, 'The file is damaged.');
    }
  }

  async #script(address: string): Promise<Response> {
    const answer = await this.#options.files(new Request(address));
    if (!answer.ok) return plain(404, 'The player is not there.');
    return served(new Uint8Array(await answer.arrayBuffer()), 'text/javascript; charset=utf-8', null);
  }
}

function nameOf(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname).slice(1);
  } catch {
    return null; // Invalid percent encoding names no file.
  }
}

/** A document gets the guard; where it cannot have one, nothing of it runs. */
function fileOf(bytes: Uint8Array<ArrayBuffer>, type: string, asked: Headers): Response {
  // What a script reads is no document, and it reads what the package holds.
  const isRead = asked.get('sec-fetch-dest') === 'empty';
  if (!isDocument(type) || isRead) return served(bytes, type, asked.get('range'));
  const guarded = guardedDocument(bytes, type);
  return guarded ? served(guarded, type, null) : served(bytes, type, null, scriptlessHeaders);
}

/** Films in a package are asked for in ranges. */
function served(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  rangeHeader: string | null,
  base = packageHeaders,
): Response {
  const headers = new Headers({ ...base, 'content-type': type, 'accept-ranges': 'bytes' });
  const range = readRange(rangeHeader, bytes.length);
  if (range.kind === 'unsatisfiable') {
    headers.set('content-range', `bytes */${bytes.length}`);
    return new Response(null, { status: 416, headers });
  }
  if (range.kind !== 'part') return new Response(bytes, { headers });
  headers.set('content-range', `bytes ${range.start}-${range.end}/${bytes.length}`);
  return new Response(bytes.subarray(range.start, range.end + 1), { status: 206, headers });
}

function plain(status: number, text: string): Response {
  return new Response(text, { status, headers: { ...packageHeaders, 'content-type': 'text/plain; charset=utf-8' } });
}
