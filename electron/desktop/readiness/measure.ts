import type { ReadinessRow } from '#contract/ipc/readiness.ts';
import { type MachineCheck, type Readings, machineChecks } from '#contract/ipc/readings.ts';
import { measureUpload } from '#contract/platform/site/readiness.ts';
import { freeDiskBytes } from '#electron/kernel/free-disk.ts';
import type { PathOverrides } from '#electron/platform/gateway/call-path.ts';
import type { Fetch } from '#electron/platform/gateway/upstream.ts';
import type { Keystore } from '#electron/storage/keystore/vault.ts';
import { judge } from '#rules/readiness/judge.ts';
import { tryFolder, type FolderTrialOptions } from './folder-trial.ts';
import { tryJournal, type JournalTrialOptions } from './journal-trial.ts';
import type { Machine } from './machine.ts';
import { tryNetwork } from './network-trial.ts';
import { tryUpload } from './upload-trial.ts';

export interface MeasureOptions extends JournalTrialOptions, Pick<FolderTrialOptions, 'folderWitness'> {
  machine: Machine;
  keystore: Keystore;
  fetch: Fetch;
  platformOrigin: string;
  overrides: () => PathOverrides;
  /** Called when a check could not measure, with the reason for the log. */
  report: (what: string, error: unknown) => void;
}

type Measures = { readonly [Name in MachineCheck]: () => Readings[Name] | null | Promise<Readings[Name] | null> };

/** Measures and judges one check after the other, each row told as it is known. Rejects only when `signal` aborts. */
export async function measureMachine(
  options: MeasureOptions,
  signal: AbortSignal,
  onRow: (row: ReadinessRow) => void = () => undefined,
): Promise<ReadinessRow[]> {
  const measures = measuresOf(options, signal);
  const rows: ReadinessRow[] = [];
  for (const check of machineChecks) {
    const row = await rowOf(check, measures[check], options.report);
    signal.throwIfAborted();
    rows.push(row);
    onRow(row);
  }
  return rows;
}

async function rowOf<Name extends MachineCheck>(
  check: Name,
  measure: Measures[Name],
  report: MeasureOptions['report'],
): Promise<ReadinessRow> {
  try {
    return judge<Name>(check, await measure());
  } catch (error) {
    report(`readiness ${check}`, error);
    return judge(check, null);
  }
}

function measuresOf(options: MeasureOptions, signal: AbortSignal): Measures {
  const { machine, fetch, platformOrigin, examFolder } = options;
  let asked: ReturnType<typeof tryNetwork> | null = null;
  // One series of requests tells of three things.
  const network = () => (asked ??= tryNetwork(fetch, platformOrigin, signal));
  return {
    system: machine.system,
    memory: () => ({ totalBytes: machine.totalMemoryBytes() }),
    async disk() {
      const freeBytes = await freeDiskBytes(examFolder);
      return freeBytes === null ? null : { freeBytes };
    },
    journal: () => tryJournal(options, signal),
    folder: () => tryFolder({ ...options, boot: machine.boot, now: Date.now }),
    keystore: async () => ({ state: await keystoreState(options.keystore) }),
    clock: async () => (await network()).clock,
    latency: async () => (await network()).latency,
    loss: async () => (await network()).loss,
    upload: () => tryUpload(fetch, platformOrigin, options.overrides()[measureUpload.id], signal),
    proxy: async () => ({ proxy: proxyIn(await machine.proxyFor(platformOrigin)) }),
    displays() {
      const displays = machine.displays();
      const [main] = displays;
      return { count: displays.length, ...(main && { main: { width: main.width, height: main.height } }) };
    },
    async power() {
      const onBattery = machine.onBattery();
      return { onBattery, level: onBattery ? await machine.batteryLevel() : null };
    },
    sleep: () => ({ held: machine.holdsAwake() }),
  };
}

const sample = 'readiness';

/** Seals and opens something: a keystore that says it is there may still be locked. */
async function keystoreState(keystore: Keystore): Promise<Readings['keystore']['state']> {
  if (!(await keystore.available())) return 'none';
  const { text } = await keystore.decrypt(await keystore.encrypt(sample));
  if (text !== sample) return 'none';
  return (await keystore.protects()) ? 'protects' : 'plain';
}

/** Host and port of the first proxy of Chromium's list; null: none is used. */
export function proxyIn(list: string): string | null {
  const [first = ''] = list.split(';');
  const [kind = '', host = ''] = first.trim().split(/\s+/);
  return kind === 'DIRECT' || host === '' ? null : host;
}
