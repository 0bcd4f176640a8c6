import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { copyShippedAssets } from '../vite/shipped-assets.ts';

/** Vite's server for the page, with hot reload. The gateway proxies to it; the page never sees its address. */
export async function startDevServer(root: string): Promise<{ url: string; close(): Promise<void> }> {
  copyShippedAssets(`${root}/.cache/dev-public`);
  const server = await createServer({
    configFile: false,
    root,
    publicDir: `${root}/.cache/dev-public`,
    plugins: [react()],
    server: { host: '127.0.0.1', port: 0, strictPort: false },
    clearScreen: false,
    logLevel: 'warn',
  });
  await server.listen();
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The development server did not start.');
  return { url: new URL(url).origin, close: () => server.close() };
}
