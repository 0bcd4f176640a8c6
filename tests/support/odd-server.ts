import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';

/** A server in front of a platform that does what some networks and servers do. */
export interface OddServer {
  origin: string;
  /** Films begun and not yet given up by the client. */
  openFilms: () => number;
  /** Requests for `/drop`, each of which ended its connection without an answer. */
  dropped: () => number;
  stop: () => Promise<void>;
}

/** Header bytes in UTF-8, which Node writes as Latin-1. */
const raw = (text: string) => Buffer.from(text).toString('latin1');

/** `/drop` is never answered, `/` redirects elsewhere, every answer has Chinese in a header and the reason phrase, and a film never ends. */
export async function startOddServer(platform: string): Promise<OddServer> {
  let films = 0;
  let drops = 0;
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/') outgoing.writeHead(302, { location: 'https://elsewhere.invalid/' }).end();
    else if (incoming.url?.startsWith('/endless.mp4')) film(outgoing);
    else if (incoming.url === '/drop') drop(incoming);
    else forward(incoming, outgoing);
  });

  function drop(incoming: IncomingMessage): void {
    drops += 1;
    incoming.socket.destroy();
  }

  function film(outgoing: ServerResponse): void {
    films += 1;
    outgoing.on('close', () => (films -= 1));
    outgoing.writeHead(200, { 'content-type': 'video/mp4' });
    outgoing.write(Buffer.alloc(64 * 1024));
  }

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, headers, url } = incoming;
    const target = send(new URL(url ?? '/', platform), { method, headers }, (answer) => {
      const extra = { 'x-file-name': raw('证书.json') };
      outgoing.writeHead(answer.statusCode ?? 502, raw('操作成功'), { ...answer.headers, ...extra });
      answer.pipe(outgoing);
    });
    target.on('error', () => outgoing.destroy());
    incoming.pipe(target);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    openFilms: () => films,
    dropped: () => drops,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
