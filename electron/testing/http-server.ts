import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface TestServer {
  origin: string;
  /** Requests so far, in order. */
  seen: IncomingMessage[];
  close: () => Promise<void>;
}

/** A real server on a free port; `answer` does with each request what the test wants. */
export async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<TestServer> {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The test server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
