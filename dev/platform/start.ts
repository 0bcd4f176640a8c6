import { once } from 'node:events';
import { createServer } from 'node:http';
import { documentedOnly } from './habits/documented.ts';
import { habits, type HabitName } from './habits/habits.ts';
import { startLiveHost, type LiveHost } from './live-host/live-host.ts';
import { setOwnOrigin } from './server/own-origin.ts';
import { createPlatform } from './server/platform.ts';
import { serve } from './server/serve.ts';
import { services } from './services.ts';
import { accounts } from './services/account/session.ts';

export interface PlatformOptions {
  /** 0: any free one. */
  port: number;
  /** A file, or ':memory:'. */
  db: string;
  /** Name of the tenant that every host gets; left out: by host. */
  tenant?: string | undefined;
  /** How it speaks where it differs from the documents; left out: as documented. */
  habits?: HabitName | undefined;
  /** It has what the documents show and no more; a seed decides about the rest. Left out: it has all that the client assumes. */
  documented?: { seed: number | null } | undefined;
}

export interface RunningPlatform {
  origin: string;
  close: () => Promise<void>;
}

/** Starts the embedded platform on 127.0.0.1. Rejects when the port is taken (code EADDRINUSE). */
export async function startPlatform(options: PlatformOptions): Promise<RunningPlatform> {
  const { port, db, tenant, habits: name, documented } = options;
  const platform = createPlatform({
    db,
    services,
    accounts,
    tenant: tenant ?? null,
    habit: documented ? () => documentedOnly(documented.seed) : name === undefined ? null : habits[name],
  });
  const { store } = platform;
  let closed = false;
  let liveHost: LiveHost | null = null;
  const server = createServer((request, response) => {
    serve(request, response, platform).catch((error: unknown) => {
      if (!closed) console.error(`platform: ${request.method} ${request.url} failed`, error);
      response.destroy();
    });
  });
  server.keepAliveTimeout = 15_000;
  try {
    platform.seed();
    liveHost = await startLiveHost(store);
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch (error) {
    liveHost?.close();
    store.close();
    throw error;
  }
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  const origin = `http://127.0.0.1:${bound}`;
  setOwnOrigin(store, origin);
  return {
    origin,
    close: async () => {
      closed = true;
      liveHost?.close();
      server.close();
      server.closeAllConnections();
      store.close();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
