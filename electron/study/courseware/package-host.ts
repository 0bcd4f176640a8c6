import path from 'node:path';
import { contentTypeOf } from '#electron/platform/gateway/content-types.ts';
import { fileAnswer, fileOfBytes } from '#electron/platform/gateway/media-answer.ts';
import { isPackageHost } from '#electron/platform/gateway/our-page.ts';
import type { PageFiles } from '#electron/platform/gateway/page-files.ts';
import { guardedDocument, guardPath, isDocument } from './guarded-document.ts';
import { PackageError } from './package-error.ts';
import type { PackageFiles } from './package-files.ts';
import { packageHeaders, scriptlessHeaders } from './package-headers.ts';

const types: Readonly<Record<string, string>> = {
  '.htm': 'text/html',
  '.xhtml': 'application/xhtml+xml',
  '.xml': 'text/xml',
  '.xsd': 'text/xml',
  '.dtd': 'application/xml-dtd',
  '.wav': 'audio/wav',
  '.ogg': 'audio/ogg',
  '.oga': 'audio/ogg',
  '.ogv': 'video/ogg',
  '.m4a': 'audio/mp4',
  '.m4v': 'video/mp4',
  '.aac': 'audio/aac',
  '.bmp': 'image/bmp',
  '.eot': 'application/vnd.ms-fontobject',
};

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
    const name = namesOf(pathname).find((one) => files.has(one)) ?? '';
    try {
      const type = packageTypeOf(name);
      const large = isDocument(type) ? null : await files.large(name);
      if (large) return fileAnswer(large, request.headers.get('range'), { ...packageHeaders, 'content-type': type });
      const bytes = await files.read(name);
      return bytes ? fileOf(bytes, type, request.headers) : plain(404, 'The package has no such file.');
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

/**
 * The files that an address may name: makers write `%` as it is, pack names that are encoded already, and encode names in
 * GBK.
 */
function namesOf(pathname: string): string[] {
  const written = pathname.replaceAll('\\', '/').replace(/^\/+/, '');
  const bytes = written.replaceAll(/%([\da-f]{2})/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
  const gbk = () => new TextDecoder('gbk').decode(Buffer.from(bytes, 'latin1'));
  try {
    return [decodeURIComponent(written), written];
  } catch {
    return [gbk(), written];
  }
}

/**
 * What a script reads is no document, and it reads what the package holds. Chromium names what a frame loads by its Accept
 * alone: requests of `app:` have no Sec-Fetch headers. One that says nothing may be a document.
 */
function isRead(asked: Headers): boolean {
  const accept = asked.get('accept');
  return accept !== null && !accept.includes('application/xhtml+xml');
}

/** A document gets the guard; where it cannot have one, nothing of it runs. */
function fileOf(bytes: Uint8Array<ArrayBuffer>, type: string, asked: Headers): Promise<Response> {
  if (!isDocument(type) || isRead(asked)) return served(bytes, type, asked.get('range'));
  const guarded = guardedDocument(bytes, type);
  return guarded ? served(guarded, type, null) : served(bytes, type, null, scriptlessHeaders);
}

function served(bytes: Uint8Array, type: string, range: string | null, base = packageHeaders): Promise<Response> {
  return fileAnswer(fileOfBytes(bytes), range, { ...base, 'content-type': type });
}

function plain(status: number, text: string): Response {
  return new Response(text, { status, headers: { ...packageHeaders, 'content-type': 'text/plain; charset=utf-8' } });
}

/** The type of a file of a package. No charset is told: a page of a package says its own, which may be GBK. */
function packageTypeOf(name: string): string {
  const known = types[path.extname(name).toLowerCase()] ?? contentTypeOf(name);
  return known.replace('; charset=utf-8', '');
}
