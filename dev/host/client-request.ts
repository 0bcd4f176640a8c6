import { setMaxListeners } from 'node:events';
import type http from 'node:http';
import { Emitter } from './emitter.ts';
import type { HttpPool } from './http-pool.ts';
import { IncomingMessage } from './incoming-message.ts';
import { challengeOf, proxyFor, type ProxyLogins } from './proxy.ts';
import type { ClientRequestEvents } from './surface-events.ts';
import { receivedHead } from './web-request.ts';

const codes: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'net::ERR_CONNECTION_REFUSED',
  ENOTFOUND: 'net::ERR_NAME_NOT_RESOLVED',
  EAI_AGAIN: 'net::ERR_NAME_NOT_RESOLVED',
  EHOSTUNREACH: 'net::ERR_ADDRESS_UNREACHABLE',
  ENETUNREACH: 'net::ERR_INTERNET_DISCONNECTED',
  ECONNRESET: 'net::ERR_CONNECTION_RESET',
  EPIPE: 'net::ERR_CONNECTION_RESET',
  ETIMEDOUT: 'net::ERR_CONNECTION_TIMED_OUT',
  CERT_HAS_EXPIRED: 'net::ERR_CERT_DATE_INVALID',
  CERT_NOT_YET_VALID: 'net::ERR_CERT_DATE_INVALID',
  CERT_REVOKED: 'net::ERR_CERT_REVOKED',
  ERR_TLS_CERT_ALTNAME_INVALID: 'net::ERR_CERT_COMMON_NAME_INVALID',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'net::ERR_CERT_AUTHORITY_INVALID',
  SELF_SIGNED_CERT_IN_CHAIN: 'net::ERR_CERT_AUTHORITY_INVALID',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'net::ERR_CERT_AUTHORITY_INVALID',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'net::ERR_CERT_AUTHORITY_INVALID',
};

/** Chromium's errors have a name and no cause. */
function chromiumError(error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new Error(codes[code] ?? (code === '' && error instanceof Error ? error.message : 'net::ERR_FAILED'));
}

/** What a request takes from its session. */
export interface RequestSession {
  readonly proxy: Electron.ProxyConfig | null;
  readonly proxyLogins: ProxyLogins;
  readonly pool: HttpPool;
  getUserAgent(): string;
}

export interface RequestOptions {
  url: string;
  method?: string;
  headers?: Record<string, string | string[]>;
  session: RequestSession;
  redirect?: 'follow' | 'error' | 'manual';
}

const maxRedirects = 20;

/** `net.request`: one request over Chromium's network stack, as far as an app can tell. */
export class ClientRequest extends Emitter<ClientRequestEvents> {
  static override readonly apiName = 'ClientRequest';
  private readonly options: RequestOptions;
  private readonly headers: Record<string, string> = {};
  private readonly parts: Buffer[] = [];
  private readonly aborter = new AbortController();
  private ended = false;

  constructor(options: RequestOptions) {
    super();
    this.options = options;
    setMaxListeners(0, this.aborter.signal);
    for (const [name, value] of Object.entries(options.headers ?? {})) this.setHeader(name, String(value));
  }

  setHeader(name: string, value: string): void {
    this.headers[name.toLowerCase()] = value;
  }

  write(chunk: string | Buffer): void {
    this.parts.push(Buffer.from(chunk));
  }

  end(chunk?: string | Buffer): this {
    if (chunk !== undefined) this.write(chunk);
    if (!this.ended) void this.run();
    this.ended = true;
    return this;
  }

  abort(): void {
    if (this.aborter.signal.aborted) return;
    this.aborter.abort();
    this.emit('abort');
  }

  followRedirect(): void {
    throw new Error('host: electron.ClientRequest.followRedirect is not implemented');
  }

  private async run(): Promise<void> {
    try {
      await this.exchange(new URL(this.options.url), this.options.method ?? 'GET', 0);
    } catch (error) {
      // Electron says nothing more of a request that the app aborted.
      if (!this.aborter.signal.aborted) this.emit('error', chromiumError(error));
    }
    this.emit('close');
  }

  private async exchange(url: URL, method: string, redirects: number): Promise<void> {
    const wire = await this.authorised(url, method);
    const { location } = wire.headers;
    const status = wire.statusCode ?? 0;
    if (status >= 300 && status < 400 && status !== 304 && location !== undefined) {
      wire.resume();
      await this.redirected(new URL(location, url), status, method, redirects);
      return;
    }
    const message = new IncomingMessage(wire, await receivedHead(wire, url.href, method));
    this.aborter.signal.addEventListener('abort', () => message.destroy());
    this.emit('response', message);
  }

  private async redirected(to: URL, status: number, given: string, redirects: number): Promise<void> {
    if (this.options.redirect === 'error') throw new Error("Attempted to redirect, but redirect policy was 'error'");
    const method = status === 303 || (given === 'POST' && status < 303) ? 'GET' : given;
    this.emit('redirect', status, method, to.href, {});
    if (this.options.redirect === 'manual') throw new Error('Redirect was cancelled');
    if (redirects >= maxRedirects) throw new Error('net::ERR_TOO_MANY_REDIRECTS');
    await this.exchange(to, method, redirects + 1);
  }

  /** The answer, with a login where a proxy asks for one and somebody has it. */
  private async authorised(url: URL, method: string): Promise<http.IncomingMessage> {
    const { session } = this.options;
    const proxy = proxyFor(url, session.proxy);
    const { signal } = this.aborter;
    const body = method === 'GET' || method === 'HEAD' ? Buffer.alloc(0) : Buffer.concat(this.parts);
    const headers = { 'user-agent': session.getUserAgent(), ...this.headers };
    for (;;) {
      const login = session.proxyLogins.headers(proxy);
      const wire = await session.pool.send({ url, method, headers: { ...headers, ...login }, body, proxy }, signal);
      if (wire.statusCode !== 407 || proxy === null) return wire;
      session.proxyLogins.drop(proxy);
      const given = await this.askForLogin(challengeOf(wire.headers['proxy-authenticate'] ?? '', proxy));
      if (!given) return wire;
      wire.resume();
      session.proxyLogins.set(proxy, given);
    }
  }

  private askForLogin(info: Electron.AuthInfo): Promise<{ user: string; password: string } | null> {
    return new Promise((resolve) => {
      const answer = (user?: string, password?: string) =>
        resolve(user === undefined ? null : { user, password: password ?? '' });
      if (!this.emit('login', info, answer)) answer();
    });
  }
}
