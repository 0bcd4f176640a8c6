import { filmHost } from '#electron/platform/gateway/our-page.ts';
import type { PageFiles } from '#electron/platform/gateway/page-files.ts';
import type { FilmPlayer } from './film-player.ts';

/** Where the build puts our script of the player's page. */
const ourScript = 'app://client/film/player.js';
const scriptPath = '/player.js';

export interface FilmHostOptions {
  /** Files of the build. */
  files: PageFiles;
  /** What the tenant brings now; null: nothing. */
  player: () => FilmPlayer | null;
  platformOrigin: string;
}

/**
 * Serves the page of the player that a tenant brings for the films of its media's host, at an origin of its own: foreign
 * code runs there without the bridge, `/api`, or anything of the learner but the film's id and credential.
 */
export class FilmHost {
  readonly #options: FilmHostOptions;

  constructor(options: FilmHostOptions) {
    this.#options = options;
  }

  /** Null: the tenant brings no player. */
  address(): string | null {
    return this.#options.player() === null ? null : `app://${filmHost}/`;
  }

  /** Null: another host. */
  answer(request: Request): Promise<Response> | null {
    return new URL(request.url).host === filmHost ? this.#answer(request) : null;
  }

  async #answer(request: Request): Promise<Response> {
    const { files, player, platformOrigin } = this.#options;
    const { pathname } = new URL(request.url);
    const brought = player();
    if (brought === null || request.method !== 'GET' || (pathname !== '/' && pathname !== scriptPath)) {
      return new Response('There is no such file.', { status: 404, headers: headersFor(null, platformOrigin) });
    }
    const headers = headersFor(brought, platformOrigin);
    if (pathname === '/') {
      return new Response(pageOf(brought), { headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } });
    }
    const script = await files(new Request(ourScript));
    if (!script.ok) return new Response('The player is not there.', { status: 404, headers });
    return new Response(await script.arrayBuffer(), { headers: { ...headers, 'content-type': 'text/javascript' } });
  }
}

/** Scripts come from the address that the tenant brings and nowhere else; media hosts are known to the player only. */
function headersFor(player: FilmPlayer | null, platformOrigin: string): Record<string, string> {
  const brought = player ? [player.script, ...(player.style ? [player.style] : [])] : [];
  const [script, ...styles] = brought.map(withoutQuery);
  const media = ['https:', 'blob:', 'data:', ...(player && isPlain(player.script) ? [platformOrigin] : [])].join(' ');
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval'${script === undefined ? '' : ` ${folderOf(script)}`}`,
    `style-src 'unsafe-inline'${styles.map((one) => ` ${one}`).join('')}`,
    `img-src ${media}`,
    `media-src ${media}`,
    `font-src ${media}`,
    `connect-src ${media}`,
    "worker-src 'self' blob:",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors app://client',
    'sandbox allow-scripts allow-same-origin',
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'permissions-policy':
      'camera=(), microphone=(), fullscreen=(), geolocation=(), display-capture=(), usb=(), serial=(), hid=(), midi=(), clipboard-read=(), clipboard-write=()',
  };
}

const isPlain = (address: string) => address.startsWith('http:');
const withoutQuery = (address: string) => new URL(address).origin + new URL(address).pathname;

/** The player loads further scripts of its own from beside the first one. */
const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/') + 1);

function pageOf(player: FilmPlayer): string {
  const style = player.style === null ? '' : `<link rel="stylesheet" href="${escaped(player.style)}">`;
  return `<!doctype html>
<html>
<head><meta charset="utf-8"><title>Film</title>${style}
<style>html,body,#film{margin:0;width:100%;height:100%;overflow:hidden;background:#000}</style>
</head>
<body data-player="${escaped(JSON.stringify({ script: player.script, license: player.license }))}">
<div id="film"></div>
<script src="${scriptPath}"></script>
</body>
</html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
