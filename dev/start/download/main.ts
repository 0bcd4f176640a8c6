// Loads Electron's archive into the cache of its own installer, which then unpacks it. A process of its own: Node reads the
// variables of a proxy when it starts.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { say } from '../../setup/steps.mjs';
import { createResuming, partsFolder } from './resuming.ts';

const idleMs = 30_000;
const sayEveryMs = 10_000;
const root = path.resolve(import.meta.dirname, '../../..');
const electron = createRequire(path.join(root, 'node_modules', 'electron', 'package.json'));

/** What is used of `@electron/get`, which belongs to Electron's own package. */
interface ElectronGet {
  downloadArtifact: (details: {
    version: string;
    artifactName: 'electron';
    cacheRoot: string | undefined;
    checksums: Record<string, string>;
    downloader: { download: (url: string, target: string) => Promise<void> };
  }) => Promise<string>;
}

function tellProgress() {
  let toldAt = 0;
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
  return (received: number, total: number | null) => {
    if (performance.now() - toldAt < sayEveryMs) return;
    toldAt = performance.now();
    say(`  Electron: ${megabytes(received)}${total === null ? '' : ` of ${megabytes(total)}`} MB`);
  };
}

const { version }: { version: string } = electron('./package.json');
const checksums: Record<string, string> = electron('./checksums.json');
const get: ElectronGet = await import(pathToFileURL(electron.resolve('@electron/get')).href);
const folder = partsFolder(root);
try {
  await get.downloadArtifact({
    version,
    artifactName: 'electron',
    cacheRoot: process.env['electron_config_cache'],
    checksums,
    downloader: createResuming({ folder, idleMs, onProgress: tellProgress() }),
  });
} catch (error) {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined };
  process.stderr.write(`${cause instanceof Error ? `${message} (${cause.message})` : message}\n`);
  process.exit(1);
}
