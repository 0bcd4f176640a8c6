import path from 'node:path';
import { build, type Plugin } from 'vite';

const entry = path.resolve(import.meta.dirname, '../../src/features/learning/player/courseware/frame/main.ts');
/** Main serves it at the origin of every package (electron/courseware/package-host.ts). */
const fileName = 'courseware/player.js';

/** The player of courseware as one script that needs no other file: its origin has none of the page's. */
async function playerScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: 'chrome148',
      write: false,
      lib: { entry, formats: ['iife'], name: 'lecternCourseware', fileName: () => 'player.js' },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunk = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .find((one) => one.type === 'chunk' && one.isEntry);
  if (chunk?.type !== 'chunk') throw new Error('The player of courseware was not built.');
  return chunk.code;
}

/** Vite plugin: builds the player of courseware beside the page, and serves it in development. */
export function coursewarePlayer(): Plugin {
  return {
    name: 'lectern-courseware-player',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName, source: await playerScript() });
    },
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_, response, next) => {
        playerScript().then((code) => response.setHeader('content-type', 'text/javascript').end(code), next);
      });
    },
  };
}
