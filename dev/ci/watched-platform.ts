import { mkdtempSync } from 'node:fs';
import { createServer, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { startPlatform } from '../platform/start.ts';

/** Port of the platform that the packages of the workflow are made for. */
export const platformPort = 4177;

/** What a client asked of the platform. */
export interface Asked {
  method: string;
  path: string;
  /** Its `User-Agent`, which carries the client's version. */
  agent: string;
}

/** The embedded platform behind a front that remembers what is asked. */
export interface WatchedPlatform {
  origin: string;
  asked: Asked[];
  /** Resolves with the first request that fits; rejects after the time. */
  until: (fits: (asked: Asked) => boolean, withinMs: number) => Promise<Asked>;
  close: () => Promise<void>;
}

/** Starts both. The front listens on `port`; 0: on any. */
export async function watchPlatform(port = platformPort): Promise<WatchedPlatform> {
  const db = path.join(mkdtempSync(path.join(os.tmpdir(), 'lectern-ci-')), 'platform.db');
  const platform = await startPlatform({ port: 0, db });
  const asked: Asked[] = [];
  const waiting = new Set<(one: Asked) => void>();
  const server = createServer((incoming, outgoing) => {
    const one = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      agent: incoming.headers['user-agent'] ?? '',
    };
    asked.push(one);
    for (const hear of waiting) hear(one);
    const onward = request(
      new URL(one.path, platform.origin),
      { method: one.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The front has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    asked,
    until: (fits, withinMs) =>
      new Promise((resolve, reject) => {
        const found = asked.find(fits);
        if (found) return resolve(found);
        const hear = (one: Asked) => {
          if (!fits(one)) return;
          done();
          resolve(one);
        };
        const timer = setTimeout(() => {
          done();
          const last = asked.slice(-10).map(({ method, path: given, agent }) => `  ${method} ${given} (${agent})`);
          reject(new Error(`Nothing fitting was asked within ${withinMs / 1000} s. The last:\n${last.join('\n')}`));
        }, withinMs);
        const done = () => {
          clearTimeout(timer);
          waiting.delete(hear);
        };
        waiting.add(hear);
      }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await platform.close();
    },
  };
}
