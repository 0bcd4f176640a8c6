import os from 'node:os';
import type { AppInfo } from '#contract/ipc/app.ts';
import type { Locale } from '#contract/ipc/locale.ts';
import type { Settings } from '#contract/ipc/settings.ts';
import type { PolicyFileFacts } from '#electron/platform/policy/policy-facts.ts';
import { seatIn, type Policy } from '#electron/platform/policy/policy.ts';
import type { PackagedLook } from '#electron/platform/tenant/packaged-look.ts';
import type { DisplayFacts, Machine } from '../readiness/machine.ts';

/** What is known by name; null: nobody knows, or it is not so. */
export type AboutFacts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/** Where this client runs, and as what. */
export interface PlaceFacts {
  /** The name of the product, which is its organisation's. */
  product: string;
  /** The folder of this user's settings, log and sign-in. */
  dataFolder: string;
  policyFiles: () => readonly PolicyFileFacts[];
}

interface RunningClient {
  info: AppInfo;
  place: PlaceFacts;
  look: PackagedLook | null;
  givenPolicy: Policy;
  examFolder: string;
  machine: Pick<Machine, 'displays' | 'proxyFor'>;
}

/** Of the client that runs, with what only a desktop tells. */
export async function aboutClient(
  { info, place, look, givenPolicy, examFolder, machine }: RunningClient,
  tenantHost: string,
  locale: Locale,
  { seatName }: Pick<Settings, 'seatName'>,
): Promise<AboutFacts> {
  // What is managed is told by the policy.
  const { managed: _managed, ...facts } = info;
  return {
    ...facts,
    tenantHost,
    locale,
    product: place.product,
    title: look?.title ?? null,
    seat: seatName || null,
    seatByPolicy: seatIn(givenPolicy, os.hostname()),
    dataFolder: place.dataFolder,
    journalFolder: examFolder,
    displays: machine.displays().map(displayLine),
    proxy: await machine.proxyFor(info.platformOrigin).catch((error: unknown) => String(error)),
    ...machineFacts(),
  };
}

/** Of the computer, whether a client runs on it or not. */
export function machineFacts(): AboutFacts {
  const { electron, chrome, node } = process.versions;
  return {
    machine: os.hostname(),
    user: userHere(),
    system: `${os.type()} ${os.release()} ${os.arch()}`,
    memoryBytes: os.totalmem(),
    upSeconds: Math.round(process.uptime()),
    electron: electron ?? null,
    chrome: chrome ?? null,
    node,
  };
}

/** Null: the system has no name for who runs this. */
export function userHere(): string | null {
  try {
    return os.userInfo().username;
  } catch {
    return null; // An account without an entry, as services have.
  }
}

function displayLine({ width, height, scale }: DisplayFacts): string {
  return `${width}x${height} @ ${scale}`;
}
