import { call, event } from './ipc-types.ts';
import type { Locale } from './locale.ts';

/** The application name sent to the platform: the package's name. */
export const appName = 'lectern';

/** Environments as the platform's calls name them (001 §9). */
export type WireEnvironment = 'daily' | 'pre' | 'prod';

/** What the machine's policy decides for the page. */
export interface ManagedFacts {
  /** The language of every learner; null: the learner decides. */
  locale: Locale | null;
  /** Parts of the names of the cameras that may be used; null: every camera. */
  cameras: readonly string[] | null;
  /** The client starts in full screen, and its home page is the list of exams. */
  kiosk: boolean;
  /** Learners share this computer: the next one must not see where the last one was. */
  shared: boolean;
  /** Seat, learner and paper stand over every paper. */
  watermark: boolean;
}

export const unmanaged: ManagedFacts = { locale: null, cameras: null, kiosk: false, shared: false, watermark: false };

/** Facts of this run of the client. */
export interface AppInfo {
  version: string;
  platformOrigin: string;
  tenantHost: string;
  /** The language of the command line, for this run; null: none was given. */
  givenLocale: Locale | null;
  managed: ManagedFacts;
  /** The platform environment that this client is configured for. */
  environment: WireEnvironment;
  os: 'windows' | 'mac' | 'linux';
  packaged: boolean;
  /** Links into this client begin with it and a colon: the program's name, or what its tenant chose. */
  linkScheme: string;
  /** True when the platform is the embedded one: the sign-in page offers its demo accounts. */
  embedded: boolean;
}

/** The tenant's configuration as last received from the platform (001 §3). The page parses it leniently. */
export interface TenantConfiguration {
  data: unknown;
  /** Epoch ms; null: the built-in default, nothing was ever fetched. */
  fetchedAt: number | null;
}

/** `online`: the platform answered the last request; `offline`: it could not be reached. */
export type Connection = 'unknown' | 'online' | 'offline';

/** What is wrong with the platform's certificate. `date`: expired, not valid yet, or this machine's date is wrong. */
export type CertificateFault = 'date' | 'issuer' | 'name' | 'revoked' | 'other';

/** Why the platform is not reached, where more is known than that. `code`: the network stack's own name, for staff. */
export type ConnectionTrouble = { kind: 'certificate'; fault: CertificateFault; code: string } | ProxyLoginTrouble;

/** The network's proxy asks for a login. `refused`: it did not take the last one. */
export interface ProxyLoginTrouble {
  kind: 'proxy-login';
  /** Host and port. */
  proxy: string;
  realm: string;
  refused: boolean;
}

export const appDomain = {
  info: call<[], AppInfo>(),
  configuration: call<[], TenantConfiguration>(),
  configurationChanged: event<TenantConfiguration>(),
  connection: call<[], Connection>(),
  connectionChanged: event<Connection>(),
  connectionTrouble: call<[], ConnectionTrouble | null>(),
  connectionTroubleChanged: event<ConnectionTrouble | null>(),
  /** Tries a login at the proxy that asked last, once. Stays in memory until the client ends. */
  answerProxyLogin: call<[user: string, password: string], 'accepted' | 'refused' | 'unreachable'>(),
  /** Opens an https address in the system's browser; an unknown host is asked about once. `declined`, `not-allowed`, `paper-open`. */
  openExternal: call<[url: string], void>(),
  /** Switches this run to another tenant host, on the embedded platform only; resolves once its configuration is loaded. */
  chooseTenant: call<[host: string], void>(),
  /** Writes one line to the client's log. */
  log: call<[level: 'info' | 'warn' | 'error', message: string], void>(),
};
