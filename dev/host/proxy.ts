import { app } from './app.ts';

/**
 * The proxy for an address, `host:port`; null: none. `set`: what the session was told, else Chromium's switches decide.
 * Loopback is excepted, as in Chromium.
 */
export function proxyFor(url: URL, set: Electron.ProxyConfig | null): string | null {
  const { server, bypass } = rulesOf(set);
  const given = server.replace(/^http:\/\//, '');
  const loopback = /^(localhost|127\..*|\[::1\])$/.test(url.hostname);
  if (given === '' || (loopback && !bypass.includes('<-loopback>'))) return null;
  return bypass.includes(url.hostname) ? null : given;
}

function rulesOf(set: Electron.ProxyConfig | null): { server: string; bypass: string[] } {
  const value = (name: string) => app.commandLine.getSwitchValue(name);
  if (set === null) return { server: value('proxy-server'), bypass: value('proxy-bypass-list').split(';') };
  if (set.mode === 'direct') return { server: '', bypass: [] };
  if (set.mode !== 'fixed_servers') throw new Error(`host: a proxy of mode ${set.mode} is not imitated`);
  return { server: set.proxyRules ?? '', bypass: (set.proxyBypassRules ?? '').split(';') };
}

export interface Login {
  user: string;
  password: string;
}

/** Logins that proxies accepted, for as long as the session lives. */
export class ProxyLogins {
  private readonly known = new Map<string, string>();

  headers(proxy: string | null): Record<string, string> {
    const value = proxy === null ? undefined : this.known.get(proxy);
    return value === undefined ? {} : { 'proxy-authorization': value };
  }

  set(proxy: string, { user, password }: Login): void {
    this.known.set(proxy, `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`);
  }

  drop(proxy: string): void {
    this.known.delete(proxy);
  }
}

/** What a proxy asks for. */
export function challengeOf(header: string, proxy: string): Electron.AuthInfo {
  const { hostname, port } = new URL(`http://${proxy}`);
  const scheme = header.split(' ')[0]?.toLowerCase() ?? '';
  const realm = /realm="([^"]*)"/.exec(header)?.[1] ?? '';
  return { isProxy: true, scheme, host: hostname, port: Number(port), realm };
}
