import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

/** Port of the feed that the packages of the workflow are made for. */
export const feedPort = 4178;

/** Serves a folder of updates on this machine, with ranges, which a differential download asks for. */
export async function serveFeed(folder: string, port = feedPort): Promise<{ close: () => void }> {
  const server = createServer((request, response) => {
    const name = path.basename(new URL(request.url ?? '/', 'http://feed').pathname);
    const file = path.join(folder, decodeURIComponent(name));
    if (!existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end();
    const { size } = statSync(file);
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    if (first === undefined) {
      response.writeHead(200, { 'content-length': size, 'accept-ranges': 'bytes' });
      return void createReadStream(file).pipe(response);
    }
    const start = Number(first);
    const end = Math.min(last ? Number(last) : size - 1, size - 1);
    if (start > end) return void response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
    response.writeHead(206, { 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 });
    createReadStream(file, { start, end }).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
