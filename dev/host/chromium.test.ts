import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findChromium, isSnapStub, rootSwitches } from './chromium.ts';

const browser = '#!/bin/sh\nexec /usr/lib/chromium/chromium "$@"\n';
const stub = '#!/bin/sh\necho "run: snap install chromium"; exec /snap/bin/chromium "$@"\n';

/** A PATH of folders with these files. */
function pathWith(...folders: Record<string, { text: string; mode?: number }>[]): { PATH: string; all: string[] } {
  const root = mkdtempSync(path.join(os.tmpdir(), 'lectern-find-'));
  const all = folders.map((files, index) => {
    const folder = path.join(root, String(index));
    mkdirSync(folder);
    for (const [name, { text, mode = 0o755 }] of Object.entries(files)) {
      writeFileSync(path.join(folder, name), text);
      chmodSync(path.join(folder, name), mode);
    }
    return folder;
  });
  return { PATH: all.join(path.delimiter), all };
}

describe('the Chromium to use', () => {
  it('is the one that CHROME_PATH names, wherever it is', () => {
    expect(findChromium({ CHROME_PATH: '/opt/own/chrome', PATH: '/usr/bin' })).toBe('/opt/own/chrome');
  });

  it('is chromium before google-chrome, wherever they are on PATH', () => {
    const { PATH, all } = pathWith({ 'google-chrome': { text: browser } }, { chromium: { text: browser } });
    expect(findChromium({ PATH })).toBe(path.join(all[1]!, 'chromium'));
  });

  it('is never a stub for a snap, nor a file that cannot be run', () => {
    const { PATH, all } = pathWith(
      { 'chromium-browser': { text: stub }, chromium: { text: browser, mode: 0o644 } },
      { msedge: { text: browser } },
    );
    expect(findChromium({ PATH })).toBe(path.join(all[1]!, 'msedge'));
  });

  it('is none when there is none', () => {
    expect(findChromium({ PATH: pathWith({ 'chromium-browser': { text: stub } }).PATH })).toBeUndefined();
    expect(findChromium({})).toBeUndefined();
  });
});

it.each([
  ['a stub that tells to install', stub, true],
  ['a stub that runs the snap', '#!/bin/bash\nexec /snap/bin/chromium "$@"', true],
  ["Debian's start script", browser, false],
  ['a binary', '\u007fELF /snap/bin/', false],
  ['a large script', `#!/bin/sh\n# /snap/bin/\n${'#'.repeat(70_000)}`, false],
])('%s: %#', (_, text, expected) => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'lectern-stub-')), 'chromium-browser');
  writeFileSync(file, text);
  expect(isSnapStub(file)).toBe(expected);
});

it('starts without a sandbox as root only', () => {
  const getuid = process.getuid;
  try {
    process.getuid = () => 0;
    expect(rootSwitches()).toEqual(['--no-sandbox']);
    process.getuid = () => 1000;
    expect(rootSwitches()).toEqual([]);
  } finally {
    process.getuid = getuid;
  }
});
