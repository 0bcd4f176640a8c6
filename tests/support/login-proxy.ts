import { createServer, request as send } from 'node:http';

/** An HTTP proxy that passes a request on only with its login. */
export interface LoginProxy {
  /** Host and port. */
  address: string;
  /** Requests that it refused because of their login, with what they were: null for none. */
  refused: (string | null)[];
  stop: () => Promise<void>;
}

export async function startLoginProxy(user: string, password: string): Promise<LoginProxy> {
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const refused: (string | null)[] = [];
  const server = createServer((incoming, outgoing) => {
    const { 'proxy-authorization': given = null, ...headers } = incoming.headers;
    if (given !== expected) {
      refused.push(given);
      outgoing.writeHead(407, { 'proxy-authenticate': 'Basic realm="school"' }).end();
      return;
    }
    const passedOn = send(incoming.url ?? '', { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    passedOn.on('error', () => outgoing.destroy());
    incoming.pipe(passedOn);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const found = server.address();
  if (typeof found !== 'object' || found === null) throw new Error('The proxy has no port.');
  return {
    address: `127.0.0.1:${found.port}`,
    refused,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
