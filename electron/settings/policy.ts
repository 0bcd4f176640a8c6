import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { AppInfo } from '../../src/contract/ipc/app.ts';
import { environmentNames, type EnvironmentName } from '../core/environment.ts';
import { readOverrides, type PathOverrides } from '../gateway/call-path.ts';

/** What a training centre or a tenant's build decides for this client (docs/DEPLOYMENT.md). */
export interface Policy {
  /** Address of the platform. */
  platform: string | null;
  /** Host by which the platform knows the tenant. */
  tenant: string | null;
  /** Paths of calls that this platform serves elsewhere, by call id. */
  paths: PathOverrides;
  /** PEM of the public key with which the centre can open a sealed-away exam. */
  rescueKey: string | null;
  /** Which of the platform's environments this client is for. */
  environment: EnvironmentName;
  /** Keeps the session on a Linux without a secret service, in a file that this user can read. */
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

/** Where a policy may lie, the weaker one first: shipped with the client, then the machine's. */
export function policyFiles(os: AppInfo['os'], resources: string, environment: NodeJS.ProcessEnv): string[] {
  const machine = {
    windows: path.join(environment['ProgramData'] ?? 'C:\\ProgramData', 'Lectern'),
    mac: '/Library/Application Support/Lectern',
    linux: '/etc/lectern',
  }[os];
  return [path.join(resources, fileName), path.join(machine, fileName)];
}

/** Reads the policies; the machine's wins field by field. A broken file throws a sentence: it must not pass unseen. */
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
