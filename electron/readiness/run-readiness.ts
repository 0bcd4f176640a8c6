import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { app } from 'electron';
import { applyProxy } from '../network/apply-proxy.ts';
import { createNetFetch } from '../network/net-fetch.ts';
import { createProxyLogin } from '../network/proxy-login.ts';
import type { Preparation } from '../core/prepare.ts';
import { reportText } from '../../src/contract/readiness/report.ts';
import { safeKeystore } from '../security/electron-system.ts';
import { boundedKeystore } from '../session/bounded-keystore.ts';
import { readOnlyFiles } from '../settings/read-only-files.ts';
import { exitCodeOf, jsonOf, linesOf, readOrder } from './command.ts';
import { passMachine } from './command-pass.ts';
import { openCommandSession } from './command-session.ts';
import { electronMachine } from './electron-machine.ts';
import { measureMachine } from './measure.ts';
import { printReport } from './print-report.ts';
import { reportWords } from './report-words.ts';
import { sendPass, takesPasses } from './send-pass.ts';

const failedCode = 2;

/** Runs the check and ends: no window to see, no instance lock; a client that runs meanwhile is not disturbed. */
export async function runReadiness(prepared: Preparation): Promise<void> {
  // Two programs must not share Chromium's own files. Synchronously: the folder is read once, before Electron is ready.
  const session = mkdtempSync(path.join(os.tmpdir(), 'lectern-readiness-'));
  removeAtExit(session);
  try {
    app.setPath('sessionData', session);
    // The window that draws a report is no client whose end ends the program.
    app.on('window-all-closed', () => undefined);
    await app.whenReady();
    // The client of this seat would go the same way.
    await applyProxy(prepared.policy.proxy, (error) => complain('proxy of the policy', error));
    app.exit(await check(prepared));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    app.exit(failedCode);
  }
}

const complain = (what: string, error: unknown) => void process.stderr.write(`${what}: ${String(error)}\n`);

/** Measures, passes and tells; the exit code. */
async function check({ examFolder, folderWitness, userData, policy, look, info }: Preparation): Promise<number> {
  const facts = info();
  const { version, platformOrigin, os: system } = facts;
  const order = readOrder(process.argv);
  const keystore = boundedKeystore(safeKeystore(system, policy.plainKeystore));
  const fetch = createNetFetch(createProxyLogin());
  const measuring = {
    machine: electronMachine(system),
    keystore,
    fetch,
    platformOrigin,
    overrides: () => policy.paths,
    examFolder,
    folderWitness,
    worker: new URL('journal-worker.js', import.meta.url),
    report: complain,
  };
  const rows = await measureMachine(measuring, new AbortController().signal);
  const { platform, tenant, clock, settings, locale } = await openCommandSession({
    info: facts,
    fetch,
    keystore,
    look,
    openFile: readOnlyFiles(userData),
    policyPaths: policy.paths,
    platformProfile: policy.profile,
    log: (level, what, error) => (level === 'info' ? undefined : complain(what, error)),
  });
  const seat = order.seat ?? settings.read().seatName;
  const passed = await passMachine(rows, {
    seat,
    givenFolder: policy.journalFolder !== null,
    client: version,
    os: system,
    now: () => clock.now(),
    send: async (report) => (takesPasses(tenant.configuration().data) ? sendPass(platform, report) : 'off'),
  });
  const told = { seat, client: version, platform: platformOrigin, os: system, at: clock.now() };
  const json = jsonOf(os.hostname(), told, rows, passed);
  await say(order.asJson ? json : linesOf(os.hostname(), told, rows, passed));
  if (order.saveJson !== null) await writeFile(order.saveJson, `${json}\n`);
  if (order.savePdf !== null) {
    const words = reportText({ ...told, pass: passed.pass }, rows, reportWords(locale()));
    await writeFile(order.savePdf, await printReport(words, locale()));
  }
  return exitCodeOf(rows);
}

const say = (text: string) => new Promise((resolve) => process.stdout.write(`${text}\n`, resolve));

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
