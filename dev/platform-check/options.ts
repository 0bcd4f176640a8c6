import { parseArgs } from 'node:util';

/** What `npm run platform:check -- ...` was asked for. */
export interface CheckCommand {
  platform: string;
  tenant: string | null;
  account: string;
  password: string;
  branch: string | null;
  sit: boolean;
  exam: string | null;
  /** File of a profile to begin with. */
  profile: string | null;
  out: string | null;
}

/** A sentence for somebody who typed an option wrong. */
export class UsageError extends Error {}

const usage =
  'npm run platform:check -- --platform <url> [--tenant <name>] --account <a> --password <p> [--branch <name>] [--sit [--exam <id>]] [--profile <file>] [--out <file>]';

/** Reads the command line. Throws `UsageError` with a sentence. */
export function readCommand(args: readonly string[]): CheckCommand {
  const values = parse(args);
  const { platform, account, password } = values;
  if (platform === undefined || account === undefined || password === undefined) throw new UsageError(usage);
  const url = URL.parse(platform);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`--platform takes an http(s) address; it was given ${platform}.`);
  }
  return {
    platform: url.origin,
    tenant: values.tenant ?? null,
    account,
    password,
    branch: values.branch ?? null,
    sit: values.sit ?? false,
    exam: values.exam ?? null,
    profile: values.profile ?? null,
    out: values.out ?? null,
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        platform: text,
        tenant: text,
        account: text,
        password: text,
        branch: text,
        exam: text,
        profile: text,
        out: text,
        sit: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`, { cause: error });
  }
}
