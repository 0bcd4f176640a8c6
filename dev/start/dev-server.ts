import { cpSync } from 'node:fs';
import { createServer as createSocket } from 'node:net';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { copyShippedAssets } from '../vite/shipped-assets.ts';
import { textAreas } from '../vite/text-areas.ts';
import { themes } from '../vite/theme-sheet.ts';

/** Vite's server for the page, with hot reload. The gateway proxies to it; the page never sees its address. */
export async function startDevServer(root: string): Promise<{ url: string; close(): Promise<void> }> {
  const publicDir = `${root}/.cache/dev-public`;
  copyShippedAssets(publicDir);
  cpSync(`${root}/resources/public`, publicDir, { recursive: true });
  const port = await freePort();
  const server = await createServer({
    configFile: false,
    root,
    publicDir,
    plugins: [react(), textAreas(root), themes()],
    // The page's own address says nothing about this server: its socket is told where to go.
    server: { host: '127.0.0.1', port, strictPort: true, hmr: { protocol: 'ws', host: '127.0.0.1', clientPort: port } },
    clearScreen: false,
    logLevel: 'warn',
  });
  await server.listen();
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The development server did not start.');
  return { url: new URL(url).origin, close: () => server.close() };
}

/** A port that is free now; Vite writes it into the page before it listens. */
async function freePort(): Promise<number> {
  const socket = createSocket();
  await new Promise<void>((resolve) => socket.listen(0, '127.0.0.1', resolve));
  const address = socket.address();
  await new Promise((resolve) => socket.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
  return address.port;
}
