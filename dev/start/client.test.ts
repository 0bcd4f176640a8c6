import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { launch, problemOf } from './client.ts';

describe('a client that does not start', () => {
  it('says what helps where its sandbox is forbidden', () => {
    const said = problemOf(
      [
        '[1:FATAL:sandbox/linux/suid/client/setuid_sandbox_host.cc:163] The SUID sandbox helper binary was found',
        'it failed',
      ],
      '/home/li/lectern',
    );
    expect(said).toContain("sudo chown root:root '/home/li/lectern/node_modules/electron/dist/chrome-sandbox'");
    expect(said).toContain('sudo chmod 4755');
  });

  it('says its last error', () => {
    expect(problemOf(['first error', 'cannot open shared object file: libnss3.so'], '/x')).toBe(
      'cannot open shared object file: libnss3.so',
    );
    expect(problemOf([], '/x')).toBeNull();
  });
});

/** A made-up Electron in the place of the real one, which is a script. */
function madeUp(script: string): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'lectern-start-'));
  const folder = path.join(root, 'node_modules', 'electron');
  mkdirSync(path.join(folder, 'dist'), { recursive: true });
  writeFileSync(path.join(folder, 'path.txt'), 'electron');
  writeFileSync(path.join(folder, 'dist', 'electron'), `#!/bin/sh\n${script}\n`);
  chmodSync(path.join(folder, 'dist', 'electron'), 0o755);
  return root;
}

describe.runIf(process.platform === 'linux')('a client without a display', () => {
  it('is started as Electron knows it, with no other program between', async () => {
    const root = madeUp('echo "fatal: $*" >&2; exit 1');
    const client = launch({ root, kind: 'electron', headless: true, fakeCameras: null, switches: [] });
    await expect(client.ready).rejects.toThrow(/--ozone-platform=headless --disable-gpu/);
  });

  it('is ended with everything that it started', async () => {
    const root = madeUp('sh -c "echo LECTERN_READY; sleep 1000" & wait');
    const client = launch({ root, kind: 'electron', headless: true, fakeCameras: null, switches: [] });
    await client.ready;
    // Its pipe is closed once the last one that holds it has ended.
    const closed = once(client.child, 'close');
    client.kill();
    await expect(closed).resolves.toEqual([null, 'SIGKILL']);
  });
});
