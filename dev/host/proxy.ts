import { app } from './app.ts';

/** The proxy of Chromium's switches for an address, `host:port`; null: none. Loopback is excepted, as in Chromium. */
export function proxyFor(url: URL): string | null {
  const given = app.commandLine.getSwitchValue('proxy-server').replace(/^http:\/\//, '');
  const bypass = app.commandLine.getSwitchValue('proxy-bypass-list').split(';');
  const loopback = /^(localhost|127\..*|\[::1\])$/.test(url.hostname);
  if (given === '' || (loopback && !bypass.includes('<-loopback>'))) return null;
  return given;
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
