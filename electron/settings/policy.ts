import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { AppInfo } from '../../src/contract/ipc/app.ts';
import { environmentNames, type EnvironmentName } from '../core/environment.ts';
import { readOverrides, type PathOverrides } from '../gateway/call-path.ts';

/** Configuration by a training centre or a tenant's build (docs/DEPLOYMENT.md). */
export interface Policy {
  /** Address of the platform. */
  platform: string | null;
  /** Host that identifies the tenant at the platform. */
  tenant: string | null;
  /** Paths of calls that differ at this platform, by call id. */
  paths: PathOverrides;
  /** PEM of the rescue public key: its private half decrypts journals whose keystore is lost. */
  rescueKey: string | null;
  /** The platform environment of this client. */
  environment: EnvironmentName;
  /** Stores the session on a Linux without a secret service, in a file that this user can read. */
  plainKeystore: boolean;
}

const fields = z.object({
  platform: z.optional(z.string()),
  tenant: z.optional(z.string()),
  paths: z.optional(z.unknown()),
  rescueKey: z.optional(z.string()),
  plainKeystore: z.optional(z.boolean()),
  environment: z.optional(z.enum(environmentNames)),
});

const fileName = 'policy.json';

/** Locations of policy files in order of increasing precedence: shipped with the client, then the machine's. */
export function policyFiles(os: AppInfo['os'], resources: string, environment: NodeJS.ProcessEnv): string[] {
  const machine = {
    windows: path.join(environment['ProgramData'] ?? 'C:\\ProgramData', 'Lectern'),
    mac: '/Library/Application Support/Lectern',
    linux: '/etc/lectern',
  }[os];
  return [path.join(resources, fileName), path.join(machine, fileName)];
}

/** Merges the policy files field by field. Throws on an invalid file: a policy must not be ignored silently. */
export function readPolicy(files: readonly string[]): Policy {
  const merged = Object.assign({}, ...files.map(readOne));
  const read = z.parse(fields, merged);
  return {
    platform: read.platform ?? null,
    tenant: read.tenant ?? null,
    paths: readOverrides(read.paths),
    rescueKey: read.rescueKey ?? null,
    environment: read.environment ?? 'production',
    plainKeystore: read.plainKeystore ?? false,
  };
}

function readOne(file: string): object {
  const text = textOf(file);
  if (text === null) return {};
  try {
    return z.parse(fields, JSON.parse(text));
  } catch (error) {
    throw new Error(`${file} is no valid policy.`, { cause: error });
  }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
