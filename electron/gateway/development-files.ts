import type { PageFiles } from './page-files.ts';
import type { Fetch } from './upstream.ts';

const passed = ['content-type', 'etag', 'cache-control', 'accept-ranges', 'content-range'];

/** Proxies the page's files to Vite's server, so that the page keeps its address while it is developed. */
export function developmentFiles(devServer: string, fetch: Fetch): PageFiles {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const accept = request.headers.get('accept') ?? '*/*';
    const answer = await fetch(devServer + pathname + search, { headers: { accept } });
    const headers = new Headers();
    for (const name of passed) {
      const value = answer.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Response(answer.body, { status: answer.status, headers });
  };
}
