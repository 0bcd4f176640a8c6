import path from 'node:path';
import type { AppInfo, ManagedFacts } from '../../src/contract/ipc/app.ts';
import type { Locale } from '../../src/contract/ipc/locale.ts';
import type { LockdownLevel } from '../../src/contract/ipc/lockdown.ts';
import type { LogLevel } from '../../src/contract/ipc/policy.ts';
import type { EnvironmentName } from '../core/environment.ts';
import { readOverrides, type PathOverrides } from '../gateway/call-path.ts';
import { mergeProfiles } from '../profile/merge-profiles.ts';
import { describeFaults, readProfile } from '../profile/read-profile.ts';
import type { PlatformProfile } from '../../src/contract/platform/profile/profile.ts';
import type { PolicyFields } from './policy-fields.ts';
import { describePolicyFaults, readPolicyText } from './policy-text.ts';
import type { PolicySystem } from './policy-system.ts';

/** Configuration by a training centre or a tenant's build (docs/DEPLOYMENT.md). */
export interface Policy {
  /** Address of the platform. */
  platform: string | null;
  /** Host that identifies the tenant at the platform. */
  tenant: string | null;
  /** Paths of calls that differ at this platform, by call id. */
  paths: PathOverrides;
  /** How the platform speaks: what the policy files say, over what was shipped beside them. */
  profile: PlatformProfile;
  /** PEM of the rescue public key: its private half decrypts journals whose keystore is lost. */
  rescueKey: string | null;
  /** The platform environment of this client. */
  environment: EnvironmentName;
  /** Stores the session on a Linux without a secret service, in a file that this user can read. */
  plainKeystore: boolean;
  /** The lockdown level of every paper; null: tenant and exam decide. */
  lockdown: LockdownLevel | null;
  /** Hash of the staff code (electron/exam/staff-code/code-hash.ts); null: no code works on this seat. */
  staffCode: string | null;
  /** Starts in full screen, at the list of exams. */
  kiosk: boolean;
  /** The language of every learner on this machine; null: the learner decides. */
  language: Locale | null;
  /** Where journals and evidence lie; null: in the user's folder. */
  journalFolder: string | null;
  /** Parts of the names of the cameras that may be used here; null: every camera. */
  cameras: readonly string[] | null;
  /** How the network is reached; null: as the system says. */
  proxy: PolicyProxy | null;
  /** When a learner who is gone is signed out; null: never. */
  signOut: SignOutRule | null;
  /** Size that waiting evidence may take, in MB; null: the client's own limit. */
  evidenceQuotaMb: number | null;
  /** How much of the log is written. */
  logLevel: LogLevel;
  updates: UpdatePolicy;
}

export interface UpdatePolicy {
  /** This client does not update itself. */
  off: boolean;
  /** When nothing is asked, loaded or installed; local times. */
  freeze: readonly { from: string; to: string }[];
}

export type PolicyProxy = NonNullable<PolicyFields['proxy']>;

export interface SignOutRule {
  /** Without key, click or touch. */
  afterMinutes: number;
  /** Whether what the learner left on this computer goes as well; never journals and unsent papers. */
  wipe: boolean;
}

/** Policy files in order of increasing precedence: shipped with the client, then the machine's. */
export interface PolicyFiles {
  /** As trustworthy as the program beside it. */
  shipped: string;
  /** In a fixed folder, because a variable of the environment could name another. */
  machine: string;
  /** A platform profile shipped with the client. */
  profile: string;
}

type GivenFiles = { [File in keyof PolicyFiles]: PolicyFiles[File] | null };

/** Of a client that is not installed: the file that its command line names; null: none. */
export function developmentPolicy(file: string | null): GivenFiles | null {
  return file === null ? null : { shipped: path.resolve(file), machine: null, profile: null };
}

export function policyFiles(os: AppInfo['os'], resources: string): PolicyFiles {
  const machine = {
    windows: String.raw`C:\ProgramData\Lectern\policy.json`,
    mac: '/Library/Application Support/Lectern/policy.json',
    linux: '/etc/lectern/policy.json',
  }[os];
  return {
    shipped: path.join(resources, 'policy.json'),
    machine,
    profile: path.join(resources, 'platform-profile.json'),
  };
}

/** A merged policy, and why the machine's file is not part of it (null: it is, or there is none). */
export interface ReadPolicy {
  policy: Policy;
  refused: string | null;
}

/**
 * Merges the policy files field by field. Throws on an invalid file: a policy must not be ignored silently. A machine's
 * file that a user without administrator rights could have written is left out, and reported.
 */
export function readPolicy(files: GivenFiles | null, system: PolicySystem): ReadPolicy {
  if (files === null) return { policy: policyOf({}, {}), refused: null };
  const shipped = readOne(files.shipped, system);
  const refused = distrustOf(files.machine, system);
  const machine = refused === null ? readOne(files.machine, system) : {};
  const profileOf = (file: string | null, inside: string[]) => (file === null ? {} : profileIn(file, system, inside));
  const profile = mergeProfiles(
    profileOf(files.profile, []),
    profileOf(files.shipped, ['profile']),
    refused === null ? profileOf(files.machine, ['profile']) : {},
  );
  return { policy: policyOf({ ...shipped, ...machine }, profile), refused };
}

function distrustOf(file: string | null, system: PolicySystem): string | null {
  if (file === null || system.read(file) === null) return null;
  try {
    return system.distrust(file);
  } catch (error) {
    return `The owner of ${file} could not be read: ${String(error)}`;
  }
}

/** The profile of a file, `inside` of its JSON; {} without a file. Throws on a wrong one: a client that speaks wrongly must not sit anybody's exam. */
export function profileIn(file: string, system: PolicySystem, inside: string[]): PlatformProfile {
  const text = system.read(file);
  if (text === null) return {};
  const { profile, faults } = readProfile(text, inside);
  if (profile === null) throw new Error(`The platform profile is wrong:\n${describeFaults(file, faults)}`);
  return profile;
}

/** What the page must know of a policy. */
export function managedFacts({ language, cameras, kiosk, signOut }: Policy): ManagedFacts {
  return { locale: language, cameras, kiosk, shared: kiosk || signOut !== null };
}

function policyOf(read: PolicyFields, profile: PlatformProfile): Policy {
  return {
    platform: read.platform ?? null,
    tenant: read.tenant ?? null,
    paths: readOverrides(read.paths),
    profile,
    rescueKey: read.rescueKey ?? null,
    environment: read.environment ?? 'production',
    plainKeystore: read.plainKeystore ?? false,
    lockdown: read.lockdown ?? null,
    staffCode: read.staffCode ?? null,
    kiosk: read.kiosk ?? false,
    language: read.language ?? null,
    journalFolder: read.journalFolder ?? null,
    cameras: read.cameras ?? null,
    proxy: read.proxy ?? null,
    signOut: read.signOut ? { wipe: false, ...read.signOut } : null,
    evidenceQuotaMb: read.evidenceQuotaMb ?? null,
    logLevel: read.logLevel ?? 'info',
    updates: { off: false, freeze: [], ...read.updates },
  };
}

function readOne(file: string | null, system: PolicySystem): PolicyFields {
  const text = file === null ? null : system.read(file);
  if (file === null || text === null) return {};
  const read = readPolicyText(text);
  if ('fields' in read) return read.fields;
  throw new Error(`${file} is no valid policy:\n${describePolicyFaults(file, read.faults)}`);
}
