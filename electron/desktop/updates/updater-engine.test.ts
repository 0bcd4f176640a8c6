import { describe, expect, it } from 'vitest';
import type { AtEnd } from './update-service.ts';
import { updaterEngine, type Updater } from './updater-engine.ts';

const feed = { address: 'https://updates.example.cn/qicheng', publicKey: 'PEM' };

/** electron-updater as it comes, and what was done with it. */
function setUp() {
  const done: string[] = [];
  const seen: boolean[] = [];
  let ended = () => {};
  const updater: Updater = {
    autoDownload: true,
    autoInstallOnAppQuit: true,
    allowDowngrade: true,
    allowPrerelease: true,
    disableDifferentialDownload: false,
    disableWebInstaller: false,
    setFeedURL: () => undefined,
    checkForUpdates: async () => null,
    async downloadUpdate() {
      // MacUpdater looks at it when the file has come.
      seen.push(updater.autoInstallOnAppQuit);
      return [];
    },
    on: () => undefined,
    off: () => undefined,
  };
  const engine = updaterEngine(updater, feed, {
    installsAtEnd: true,
    quit: () => void done.push('quit'),
    onEnd: (listener) => (ended = listener),
    install: (restart) => void done.push(`install, ${restart ? 'restart' : 'end'}`),
  });
  return { engine, updater, done, seen, end: () => ended() };
}

describe('an update', () => {
  it('is never given to the system by the updater itself', async () => {
    const { engine, updater, seen } = setUp();
    await engine.load(() => undefined, new AbortController().signal);
    engine.atEnd('install');
    expect([updater.autoInstallOnAppQuit, ...seen]).toEqual([false, false]);
  });

  it.each<[AtEnd | null, string[]]>([
    [null, ['quit']],
    ['nothing', ['quit']],
    ['install', ['quit', 'install, end']],
    ['restart', ['quit', 'install, restart']],
  ])('waits for the end of the client, told %s', (what, expected) => {
    const { engine, done, end } = setUp();
    engine.quit();
    if (what !== null) engine.atEnd(what);
    expect(done).toEqual(['quit']);
    end();
    expect(done).toEqual(expected);
  });
});
