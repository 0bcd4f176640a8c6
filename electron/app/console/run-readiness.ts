import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import { app, session } from 'electron';
import { userHere } from '#electron/desktop/diagnostics/about-facts.ts';
import { passMachine } from '#electron/desktop/readiness/command-pass.ts';
import { exitCodeOf, jsonOf, linesOf, readOrder } from '#electron/desktop/readiness/command.ts';
import { electronMachine } from '#electron/desktop/readiness/electron-machine.ts';
import { measureMachine } from '#electron/desktop/readiness/measure.ts';
import { printReport } from '#electron/desktop/readiness/print-report.ts';
import { reportWords } from '#electron/desktop/readiness/report-words.ts';
import { sendPass, takesPasses } from '#electron/desktop/readiness/send-pass.ts';
import { safeKeystore } from '#electron/desktop/security/electron-system.ts';
import { noUpdatesHere, shippedFeed } from '#electron/desktop/updates/open-updates.ts';
import { createExamClock } from '#electron/exam/create-exams.ts';
import { endStart, print } from '#electron/kernel/command/end-start.ts';
import { systemTimer } from '#electron/kernel/timer.ts';
import { consoleLocale, consoleWords } from '#electron/kernel/words/console-words.ts';
import { createCoreSession, type SessionOptions } from '#electron/platform/client/core-session.ts';
import { openPlatformZone } from '#electron/platform/clock/platform-zone.ts';
import { applyProxy } from '#electron/platform/network/apply-proxy.ts';
import { createNetFetch } from '#electron/platform/network/net-fetch.ts';
import { createProxyLogin } from '#electron/platform/network/proxy-login.ts';
import { paperFacts } from '#electron/platform/policy/policy-facts.ts';
import { seatIn } from '#electron/platform/policy/policy.ts';
import { restoreSession } from '#electron/platform/session/restore-session.ts';
import { boundedKeystore } from '#electron/storage/keystore/bounded-keystore.ts';
import { readOnlyFiles } from '#electron/storage/settings/read-only-files.ts';
import { openSettings } from '#electron/storage/settings/settings.ts';
import { reportText } from '#rules/readiness/report.ts';
import { appIdIn } from '../start/app-id.ts';
import type { Preparation } from '../start/prepare.ts';
import { keepSessionApart } from '../start/session-apart.ts';

/** Runs the check and ends: no window to see, no instance lock; a client that runs meanwhile is not disturbed. */
export async function runReadiness(prepared: Preparation): Promise<void> {
  try {
    keepSessionApart();
    // The window that draws a report is no client whose end ends the program.
    app.on('window-all-closed', () => undefined);
    await app.whenReady();
    // The client of this seat would go the same way.
    await applyProxy(prepared.policy.proxy, { app, defaultSession: session.defaultSession }, (error) =>
      complain('proxy of the policy', error),
    );
    app.exit(await check(prepared));
  } catch (error) {
    await endStart(error instanceof Error ? error.message : String(error), null);
  }
}

const complain = (what: string, error: unknown) => void process.stderr.write(`${what}: ${String(error)}\n`);

/** Measures, passes and tells; the exit code. */
async function check(prepared: Preparation): Promise<number> {
  const { examFolder, folderWitness, userData, policy, look } = prepared;
  const facts = prepared.info();
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
  const seat = order.seat ?? seatIn(policy, os.hostname()) ?? settings.read().seatName;
  const passed = await passMachine(rows, {
    seat,
    givenFolder: policy.journalFolder !== null,
    client: version,
    os: system,
    now: () => clock.now(),
    send: async (report) => (takesPasses(tenant.configuration().data) ? sendPass(platform, report) : 'off'),
  });
  const told = { seat, client: version, platform: platformOrigin, os: system, at: clock.now() };
  const seatFacts = {
    machine: os.hostname(),
    user: userHere(),
    product: app.getName(),
    policy: { ...paperFacts(policy), files: prepared.policyFileFacts() },
    noUpdates: noUpdatesHere({ ...facts, appId: appIdIn(app.getAppPath()) }, shippedFeed(facts), policy.updates),
  };
  const json = jsonOf(seatFacts, told, rows, passed);
  const console = consoleWords(consoleLocale(process.argv, app.getPreferredSystemLanguages()));
  await print(process.stdout, order.asJson ? json : linesOf(seatFacts, told, rows, passed, console));
  if (order.saveJson !== null) await writeFile(order.saveJson, `${json}\n`);
  if (order.savePdf !== null) {
    const words = reportText({ ...told, pass: passed.pass }, rows, reportWords(locale()));
    await writeFile(order.savePdf, await printReport(words, locale()));
  }
  return exitCodeOf(rows);
}

/** No longer than a script can wait for a keystore that asks somebody. */
const restoreWaitMs = 5_000;

/**
 * Platform, tenant and kept sign-in of this machine's user for a run beside the client: `options.openFile` writes nothing
 * that stays.
 */
async function openCommandSession(options: SessionOptions) {
  const settings = openSettings(options.openFile('settings'));
  const zone = openPlatformZone(options.openFile('platform-zone'), options.info.platformOrigin);
  const clock = createExamClock(() => undefined, zone);
  const base = createCoreSession(options, settings, clock);
  const report = (what: string, error: unknown) => options.log('warn', what, error);
  await restoreSession({ session: base.session, timer: systemTimer, waitMs: restoreWaitMs, report });
  await base.tenant.refresh();
  return { ...base, clock, settings };
}
