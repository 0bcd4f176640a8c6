import { CodedError } from '#electron/kernel/coded-error.ts';
import type { Session } from '#electron/platform/session/session.ts';

export interface ExternalLinksOptions {
  /** Of the platform: its own pages are opened over http where the platform itself is reached so. */
  ownOrigin: string;
  /** Hosts that are opened without a question: those of platform, tenant and configuration. */
  knownHosts: () => readonly string[];
  /** Asks the learner in a native dialog, which the page cannot answer. */
  ask: (host: string, address: string) => Promise<boolean>;
  open: (address: string) => Promise<void>;
  session: Pick<Session, 'onTokenChange'>;
  /** True while a paper is written, which no other program covers. */
  isPaperOpen: () => boolean;
}

/**
 * Opens addresses in the system's browser. A host that is not known is asked about once; the consent lasts until the
 * session ends. Rejects with `not-allowed` for everything but https and the platform's own origin, with `declined`, and with
 * `paper-open`.
 */
export function createExternalLinks(options: ExternalLinksOptions): (address: string) => Promise<void> {
  const { ownOrigin, knownHosts, ask, open, session, isPaperOpen } = options;
  const accepted = new Set<string>();
  let asking = false;
  session.onTokenChange((call) => {
    if (call === null) accepted.clear();
  });

  async function accepts(host: string, address: string): Promise<boolean> {
    // One question at a time: a page cannot cover the screen with them.
    if (asking) return false;
    asking = true;
    try {
      if (!(await ask(host, address))) return false;
      accepted.add(host);
      return true;
    } finally {
      asking = false;
    }
  }

  return async (address) => {
    const url = allowedAddress(address, ownOrigin);
    if (!url) throw new CodedError('not-allowed', `${address} is no https address.`);
    if (isPaperOpen()) throw new CodedError('paper-open', 'A paper is open.');
    const known = isBelow(url.hostname, knownHosts()) || accepted.has(url.host);
    if (!known && !(await accepts(url.host, url.href))) throw new CodedError('declined', `${url.host} was declined.`);
    await open(address);
  };
}

/** An https address, or one of the platform, without credentials; null: anything else. */
function allowedAddress(address: string, ownOrigin: string): URL | null {
  const url = URL.parse(address);
  if (!url || url.username !== '' || url.password !== '') return null;
  return url.protocol === 'https:' || url.origin === ownOrigin ? url : null;
}

/** True for a host of the list, and for a subdomain of one. */
function isBelow(hostname: string, hosts: readonly string[]): boolean {
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
