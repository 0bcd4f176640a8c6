// Preloaded with `node -r` before anything else, which must be CommonJS: puts the stand-in where the app asks for 'electron'.
const { registerHooks } = require('node:module');
const { isMainThread } = require('node:worker_threads');
const { pathToFileURL } = require('node:url');
const path = require('node:path');

const standIn = pathToFileURL(path.join(__dirname, 'electron.ts')).href;
const names = new Set(['electron', 'electron/main', 'electron/common']);
registerHooks({
  resolve(specifier, context, next) {
    if (names.has(specifier)) return { url: standIn, format: 'module-typescript', shortCircuit: true };
    // Libraries that see process.versions.electron ask Electron for the unpatched file system.
    if (specifier === 'original-fs') return next('node:fs', context);
    return next(specifier, context);
  },
});

const versions = { ...process.versions, electron: '45.4.1', chrome: '156.0.0.0' };
Object.defineProperty(process, 'versions', { value: Object.freeze(versions) });
Object.defineProperty(process, 'type', { value: 'browser' });
if (isMainThread) {
  process.argv.splice(1, 1); // start.ts, so that argv looks like Electron's
  const executable = path.resolve(process.env.LECTERN_HOST_EXECUTABLE ?? __filename);
  delete process.env.LECTERN_HOST_EXECUTABLE;
  process.argv[0] = executable;
  Object.defineProperty(process, 'execPath', { value: executable, writable: true, configurable: true });
  process.resourcesPath = path.join(path.dirname(executable), 'resources');
  // Playwright's own preload cuts its switches out of process.argv; Chromium needs them later.
  process.lecternHostArguments = process.argv.slice(1);
}
