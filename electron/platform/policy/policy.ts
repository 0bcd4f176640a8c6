import path from 'node:path';
import type { AppInfo, ManagedFacts } from '#contract/ipc/app.ts';
import type { Locale } from '#contract/ipc/locale.ts';
import { lockdownLevels, type LockdownLevel } from '#contract/ipc/lockdown.ts';
import type { LogLevel } from '#contract/ipc/policy.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { readOverrides, type PathOverrides } from '../gateway/call-path.ts';
import { mergeProfiles } from '../profile/merge-profiles.ts';
import { describeFaults, readProfile } from '../profile/read-profile.ts';
import type { DatedCode } from './code-hash.ts';
import type { EnvironmentName } from './environment.ts';
import type { PolicyFields } from './policy-fields.ts';
import type { PolicySystem } from './policy-system.ts';
import { PolicyError, readPolicyText } from './policy-text.ts';

/** Configuration by a training centre or a tenant's build (docs/DEPLOYMENT.md). */
export interface Policy {
  /** Address of the platform. */
  platform: string | null;
  /** Host that identifies the tenant at the platform. */
  tenant: string | null;
  /** How seats are called; null: as somebody called each of them there. */
  seat: 'hostname' | Readonly<Record<string, string>> | null;
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
  /** Hash of the staff code (electron/platform/policy/code-hash.ts); null: no code works on this seat. */
  staffCode: string | null;
  /** Further codes, each for its local times. */
  staffCodes: readonly DatedCode[];
  /** Starts in full screen, at the list of exams. */
  kiosk: boolean;
  /** Seat, learner and paper stand over every paper, so that a photo of it tells whose it is. */
  watermark: boolean;
  /** A start of an installed client may choose its data folder: a learner could begin with an empty one. */
  allowUserDataDir: boolean;
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
  shipped: string | null;
  /** For every client of the machine, then for this program; in a fixed folder: a variable of the environment could name another. */
  machine: readonly string[];
  /** A platform profile shipped with the client. */
  profile: string | null;
}

/** Of a client that is not installed: the file that its command line names; null: none. */
export function developmentPolicy(file: string | null): PolicyFiles | null {
  return file === null ? null : { shipped: path.resolve(file), machine: [], profile: null };
}

/** `program`: the name of the package, by which clients of several organisations on one machine are told apart. */
export function policyFiles(os: AppInfo['os'], resources: string, program: string): PolicyFiles {
  const folder = {
    windows: 'C:\\ProgramData\\Lectern\\',
    mac: '/Library/Application Support/Lectern/',
    linux: '/etc/lectern/',
  }[os];
  return {
    shipped: path.join(resources, 'policy.json'),
    machine: [`${folder}policy.json`, `${folder}policy.${program}.json`],
    profile: path.join(resources, 'platform-profile.json'),
  };
}

/** A merged policy, and why a file of the machine is not part of it (null: all are, or there is none). */
export interface ReadPolicy {
  policy: Policy;
  refused: string | null;
}

/**
 * Merges the policy files field by field. Throws on an invalid file: a policy must not be ignored silently. A machine's
 * file that a user without administrator rights could have written is left out but for what it restricts, and reported.
 */
export function readPolicy(files: PolicyFiles | null, system: PolicySystem): ReadPolicy {
  if (files === null) return { policy: policyOf({}, {}), refused: null };
  let trusted = files.shipped === null ? {} : readOne(files.shipped, system);
  let restrictions: PolicyFields = {};
  let profile = mergeProfiles(profileOf(files.profile, system, []), profileOf(files.shipped, system, ['profile']));
  const refusals: string[] = [];
  for (const file of files.machine) {
    const why = distrustOf(file, system);
    if (why === null) {
      trusted = { ...trusted, ...readOne(file, system) };
      profile = mergeProfiles(profile, profileOf(file, system, ['profile']));
    } else {
      refusals.push(why);
      restrictions = { ...restrictions, ...restrictionsIn(file, system) };
    }
  }
  const fields = restrictedBy(trusted, restrictions);
  return { policy: policyOf(fields, profile), refused: refusals.length === 0 ? null : refusals.join('\n') };
}

function profileOf(file: string | null, system: PolicySystem, inside: string[]): PlatformProfile {
  return file === null ? {} : profileIn(file, system, inside);
}

/**
 * What a file that is not trusted restricts all the same: whoever spoils a policy must not be rid of it by that. It loosens
 * nothing, and one that cannot be read restricts nothing.
 */
function restrictionsIn(file: string, system: PolicySystem): PolicyFields {
  const text = system.read(file);
  const read = text === null ? null : readPolicyText(text);
  if (read === null || !('fields' in read)) return {};
  const { lockdown, cameras, staffCode, staffCodes, journalFolder } = read.fields;
  return {
    ...(lockdown === 'lab' || lockdown === 'standard' ? { lockdown } : {}),
    ...(cameras === undefined ? {} : { cameras }),
    ...(staffCode === undefined ? {} : { staffCode }),
    ...(staffCodes === undefined ? {} : { staffCodes }),
    ...(journalFolder === undefined ? {} : { journalFolder }),
  };
}

/** What trusted files decide stays: whoever wrote the other one must not be staff by it. Of two locks the stricter holds. */
function restrictedBy(trusted: PolicyFields, restrictions: PolicyFields): PolicyFields {
  const { staffCode: _, staffCodes: __, ...codeless } = restrictions;
  const hasCode = trusted.staffCode !== undefined || trusted.staffCodes !== undefined;
  const level = (told: PolicyFields['lockdown']) => (told === undefined ? -1 : lockdownLevels.indexOf(told));
  const { lockdown } = level(restrictions.lockdown) > level(trusted.lockdown) ? restrictions : trusted;
  return { ...(hasCode ? codeless : restrictions), ...trusted, ...(lockdown === undefined ? {} : { lockdown }) };
}

/** Null: the file is trusted, or there is none. */
export function distrustOf(file: string, system: PolicySystem): string | null {
  return system.read(file) === null ? null : system.distrust(file);
}

/** The profile of a file, `inside` of its JSON; {} without a file. Throws on a wrong one: a client that speaks wrongly must not sit anybody's exam. */
export function profileIn(file: string, system: PolicySystem, inside: string[]): PlatformProfile {
  const text = system.read(file);
  if (text === null) return {};
  const { profile, faults } = readProfile(text, inside);
  if (profile === null) throw new Error(`The platform profile is wrong:\n${describeFaults(file, faults)}`);
  return profile;
}

/** The name of this computer's seat by its policy; null: it decides none. Windows and others tell names of computers in any case. */
export function seatIn({ seat }: Pick<Policy, 'seat'>, host: string): string | null {
  if (seat === null) return null;
  if (seat === 'hostname') return host;
  const wanted = host.toLowerCase();
  return Object.entries(seat).find(([name]) => name.toLowerCase() === wanted)?.[1] ?? null;
}

/** What the page must know of a policy. */
export function managedFacts({ language, cameras, kiosk, signOut, watermark }: Policy): ManagedFacts {
  return { locale: language, cameras, kiosk, shared: kiosk || signOut !== null, watermark };
}

function policyOf(read: PolicyFields, profile: PlatformProfile): Policy {
  return {
    platform: read.platform ?? null,
    tenant: read.tenant ?? null,
    seat: read.seat ?? null,
    paths: readOverrides(read.paths),
    profile,
    rescueKey: read.rescueKey ?? null,
    environment: read.environment ?? 'production',
    plainKeystore: read.plainKeystore ?? false,
    lockdown: read.lockdown ?? null,
    staffCode: read.staffCode ?? null,
    staffCodes: read.staffCodes ?? [],
    kiosk: read.kiosk ?? false,
    watermark: read.watermark ?? false,
    allowUserDataDir: read.allowUserDataDir ?? false,
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

function readOne(file: string, system: PolicySystem): PolicyFields {
  const text = system.read(file);
  if (text === null) return {};
  const read = readPolicyText(text);
  if ('fields' in read) return read.fields;
  throw new PolicyError(file, read.faults);
}
