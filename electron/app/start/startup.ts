import { toLocale, type Locale } from '#contract/ipc/locale.ts';
import { consoleWords } from '#electron/kernel/words/console-words.ts';
import { platformOrigin } from '#electron/platform/policy/platform-address.ts';
import { SpokenError } from '#electron/platform/policy/policy-text.ts';
import type { Policy } from '#electron/platform/policy/policy.ts';

/** Options of the command line. */
export interface StartOptions {
  platform: string | null;
  tenant: string | null;
  /** File of a policy; a client that is not installed takes it. */
  policy: string | null;
  /** File of a platform profile; a client that is not installed takes it. */
  profile: string | null;
  userDataDir: string | null;
  lang: string | null;
  devServer: string | null;
  embedded: boolean;
  /** Lockdown level of every paper; a client that is not installed takes it. */
  lockdown: string | null;
  /** Hash of a staff code; a client that is not installed takes it. */
  staffCode: string | null;
}

/** Reads the client's switches among Chromium's and Electron's; the last one of a name wins. */
export function readStartOptions(argv: readonly string[]): StartOptions {
  const value = (name: string) => {
    const found = argv.findLast((argument) => argument.startsWith(`--${name}=`));
    return found?.slice(name.length + 3) || null;
  };
  const given = (name: string) =>
    argv.some((argument) => argument === `--${name}` || argument.startsWith(`--${name}=`));
  return {
    platform: value('platform'),
    tenant: value('tenant'),
    policy: value('policy'),
    profile: value('profile'),
    userDataDir: value('user-data-dir'),
    lang: value('lang'),
    devServer: value('dev-server'),
    embedded: given('embedded'),
    lockdown: value('lockdown'),
    staffCode: value('staff-code-hash'),
  };
}

/** Platform and tenant of this run. */
export interface Deployment {
  platformOrigin: string;
  tenantHost: string;
  embedded: boolean;
  devServer: string | null;
}

/** A start that must be aborted, with a message for the administrator. */
export class StartError extends SpokenError {
  readonly #words: (locale: Locale) => string;

  constructor(words: (locale: Locale) => string) {
    super(words('en-US'));
    this.#words = words;
  }

  saidIn(locale: Locale): string {
    return this.#words(locale);
  }
}

/**
 * A packaged client reads platform and tenant from its policy only: a shortcut must not be able to send a learner's
 * session to another host. Throws StartError.
 */
export function deploymentOf(options: StartOptions, policy: Policy, packaged: boolean): Deployment {
  const address = packaged ? policy.platform : (options.platform ?? policy.platform);
  if (address === null) {
    throw new StartError((locale) => consoleWords(locale).say('start.noPlatform'));
  }
  const origin = originOf(address);
  const tenant = packaged ? policy.tenant : (options.tenant ?? policy.tenant);
  return {
    platformOrigin: origin,
    tenantHost: tenant ?? new URL(origin).host,
    embedded: !packaged && options.embedded,
    devServer: packaged || options.devServer === null ? null : originOf(options.devServer),
  };
}

function originOf(address: string): string {
  const origin = platformOrigin(address);
  if (origin !== null) return origin;
  throw new StartError((locale) => consoleWords(locale).say('start.noAddress', { address }));
}

/** The language of the command line; null: none, or not supported. The system's language is not used (000 §4). */
export function givenLocale(lang: string | null): Locale | null {
  return toLocale(lang ?? undefined) ?? null;
}
