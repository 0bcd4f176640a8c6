import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { app } from 'electron';
import { applyProxy } from '../network/apply-proxy.ts';
import { createNetFetch } from '../network/net-fetch.ts';
import { createProxyLogin } from '../network/proxy-login.ts';
import type { Preparation } from '../core/prepare.ts';
import { safeKeystore } from '../security/electron-system.ts';
import { reportOf } from './command.ts';
import { electronMachine } from './electron-machine.ts';
import { measureMachine } from './measure.ts';

const failedCode = 2;

/** Runs the check and ends: no window, no instance lock; a client that runs meanwhile is not disturbed. */
export async function runReadiness({ examFolder, folderWitness, policy, info }: Preparation): Promise<void> {
  // Two programs must not share Chromium's own files. Synchronously: the folder is read once, before Electron is ready.
  const session = mkdtempSync(path.join(os.tmpdir(), 'lectern-readiness-'));
  removeAtExit(session);
  try {
    app.setPath('sessionData', session);
    await app.whenReady();
    const report = (what: string, error: unknown) => void process.stderr.write(`${what}: ${String(error)}\n`);
    // The client of this seat would go the same way.
    await applyProxy(policy.proxy, (error) => report('proxy of the policy', error));
    const { version, platformOrigin, os: system } = info();
    const options = {
      machine: electronMachine(system),
      keystore: safeKeystore(system, policy.plainKeystore),
      fetch: createNetFetch(createProxyLogin()),
      platformOrigin,
      overrides: () => policy.paths,
      examFolder,
      folderWitness,
      worker: new URL('journal-worker.js', import.meta.url),
      report,
    };
    const rows = await measureMachine(options, new AbortController().signal);
    const facts = { version, platform: platformOrigin, machine: os.hostname(), at: Date.now() };
    const { text, exitCode } = reportOf(facts, rows, process.argv.includes('--json'));
    await new Promise((resolve) => process.stdout.write(`${text}\n`, resolve));
    app.exit(exitCode);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    app.exit(failedCode);
  }
}

/** When the process ends: until then Chromium writes there. The exit code is the verdict's, whatever cannot be removed. */
function removeAtExit(folder: string): void {
  process.once('exit', () => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    } catch (error) {
      process.stderr.write(`${folder} is left: ${String(error)}\n`);
    }
  });
}
