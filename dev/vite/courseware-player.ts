import path from 'node:path';
import { build, type Plugin } from 'vite';

const player = path.resolve(import.meta.dirname, '../../src/features/learning/player');

/** Scripts of pages that main serves at origins of their own. */
const scripts = [
  // electron/study/courseware/package-host.ts
  { fileName: 'courseware/player.js', entry: path.join(player, 'courseware/frame/main.ts') },
  // electron/study/courseware/guarded-document.ts
  { fileName: 'courseware/guard.js', entry: path.join(player, 'courseware/frame/guard-main.ts') },
  // electron/study/films/film-host.ts
  { fileName: 'film/player.js', entry: path.join(player, 'host-film/frame/main.ts') },
];

/** One script that needs no other file: its origin has none of the page's. */
async function scriptOf(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: 'chrome148',
      write: false,
      lib: { entry, formats: ['iife'], name: 'lecternPlayer', fileName: () => 'player.js' },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunk = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .find((one) => one.type === 'chunk' && one.isEntry);
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not built.`);
  return chunk.code;
}

/** Vite plugin: builds the players of courseware and of hosts' films beside the page, and serves them in development. */
export function coursewarePlayer(): Plugin {
  return {
    name: 'lectern-courseware-player',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { fileName, entry } of scripts) {
        this.emitFile({ type: 'asset', fileName, source: await scriptOf(entry) });
      }
    },
    configureServer(server) {
      for (const { fileName, entry } of scripts) {
        server.middlewares.use(`/${fileName}`, (_, response, next) => {
          scriptOf(entry).then((code) => response.setHeader('content-type', 'text/javascript').end(code), next);
        });
      }
    },
  };
}
