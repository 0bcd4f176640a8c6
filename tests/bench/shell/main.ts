import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { app, BrowserWindow, protocol } from 'electron';

// A minimal shell like the client's: own scheme, sandboxed window, the client's window size.

const folder = path.join(import.meta.dirname, '../.cache/pages');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

protocol.registerSchemesAsPrivileged([
  { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true } },
]);

async function serve(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const file = path.join(folder, pathname);
  if (!file.startsWith(folder + path.sep)) return new Response(null, { status: 404 });
  const bytes = await readFile(file).catch(() => null); // A missing file is answered with 404 below.
  if (!bytes) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' },
  });
}

async function start(): Promise<void> {
  await app.whenReady();
  protocol.handle('app', serve);
  const window = new BrowserWindow({
    width: 1366,
    height: 860,
    show: false,
    webPreferences: { sandbox: true, contextIsolation: true, nodeIntegration: false, backgroundThrottling: false },
  });
  window.once('ready-to-show', () => window.show());
  app.on('window-all-closed', () => app.quit());
  await window.loadURL(`app://client/${app.commandLine.getSwitchValue('page')}.html`);
}

void start();
