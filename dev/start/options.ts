import path from 'node:path';
import { parseArgs } from 'node:util';
import { locales } from '#contract/ipc/locale.ts';

/** What `npm start -- ...` was asked for. */
export interface StartOptions {
  client: 'electron' | 'chromium' | null;
  platform: string | null;
  tenant: string | null;
  /** File of a platform profile. */
  profile: string | null;
  userDataDir: string | null;
  headless: boolean;
  fakeCameras: 0 | 1 | 2 | null;
  debuggingPort: number | null;
  lang: string | null;
  fresh: boolean;
  dev: boolean;
}

/** A sentence for somebody who typed an option wrong. */
export class UsageError extends Error {}

/** Reads the options of `npm start`. Throws `UsageError` with a sentence. */
export function readOptions(args: readonly string[]): StartOptions {
  const values = parse(args);
  return {
    client: oneOf('--client', values.client, ['electron', 'chromium'] as const),
    platform: readUrl(values.platform),
    tenant: values.tenant ?? null,
    profile: values.profile === undefined ? null : path.resolve(values.profile),
    userDataDir: values['user-data-dir'] ?? null,
    headless: values.headless ?? false,
    fakeCameras: readCameras(values['fake-cameras']),
    debuggingPort: readPort(values['remote-debugging-port']),
    lang: oneOf('--lang', values.lang, locales),
    fresh: values.fresh ?? false,
    dev: values.dev ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        client: { type: 'string' },
        platform: { type: 'string' },
        tenant: { type: 'string' },
        profile: { type: 'string' },
        'user-data-dir': { type: 'string' },
        headless: { type: 'boolean' },
        'fake-cameras': { type: 'string' },
        'remote-debugging-port': { type: 'string' },
        lang: { type: 'string' },
        fresh: { type: 'boolean' },
        dev: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function oneOf<Value extends string>(name: string, value: string | undefined, allowed: readonly Value[]): Value | null {
  if (value === undefined) return null;
  const found = allowed.find((candidate) => candidate === value);
  if (!found) throw new UsageError(`${name} takes ${allowed.join(', ')}; it was given ${value}.`);
  return found;
}

function readUrl(value: string | undefined): string | null {
  if (value === undefined) return null;
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`--platform takes an http(s) address; it was given ${value}.`);
  return url.origin;
}

function readCameras(value: string | undefined): 0 | 1 | 2 | null {
  if (value === undefined) return null;
  if (value === '0' || value === '1' || value === '2') return value === '0' ? 0 : value === '1' ? 1 : 2;
  throw new UsageError(`--fake-cameras takes 0, 1 or 2; it was given ${value}.`);
}

function readPort(value: string | undefined): number | null {
  if (value === undefined) return null;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new UsageError(`--remote-debugging-port takes a port number; it was given ${value}.`);
}
