import path from 'node:path';
import type { AppInfo } from '../../src/contract/ipc/app.ts';
import type { LockdownLevel } from '../../src/contract/ipc/lockdown.ts';
import type { EnvironmentName } from '../core/environment.ts';
import { readOverrides, type PathOverrides } from '../gateway/call-path.ts';
import { mergeProfiles } from '../profile/merge-profiles.ts';
import { describeFaults, readProfile } from '../profile/read-profile.ts';
import type { PlatformProfile } from '../../src/contract/platform/profile/profile.ts';
import { describePolicyFaults, readPolicyText, type PolicyFields } from './policy-text.ts';
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
export function readPolicy(files: PolicyFiles | null, system: PolicySystem): ReadPolicy {
  if (files === null) return { policy: policyOf({}, {}), refused: null };
  const shipped = readOne(files.shipped, system);
  const refused = system.read(files.machine) === null ? null : distrustOf(files.machine, system);
  const machine = refused === null ? readOne(files.machine, system) : {};
  const profile = mergeProfiles(
    profileIn(files.profile, system, []),
    profileIn(files.shipped, system, ['profile']),
    refused === null ? profileIn(files.machine, system, ['profile']) : {},
  );
  return { policy: policyOf({ ...shipped, ...machine }, profile), refused };
}

function distrustOf(file: string, system: PolicySystem): string | null {
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
  };
}

function readOne(file: string, system: PolicySystem): PolicyFields {
  const text = system.read(file);
  if (text === null) return {};
  const read = readPolicyText(text);
  if ('fields' in read) return read.fields;
  throw new Error(`${file} is no valid policy:\n${describePolicyFaults(file, read.faults)}`);
}
