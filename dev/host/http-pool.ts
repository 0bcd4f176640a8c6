import http from 'node:http';
import https from 'node:https';

/** What Chromium sends over one connection. */
export interface WireRequest {
  url: URL;
  method: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** `host:port` of an HTTP proxy; null: the server itself. */
  proxy: string | null;
}

/** Failures of a connection that Chromium takes for a keep-alive that had ended meanwhile. */
const deadConnection = /^(ECONNRESET|EPIPE)$/;
/** Chromium opens six connections to a host; more requests wait. */
const options = { keepAlive: true, maxSockets: 6 };

/** The connections of one session. A request is sent again by itself when a used connection dies before the answer. */
export class HttpPool {
  private plain = new http.Agent(options);
  private secure = new https.Agent(options);

  /** Ends every connection, idle or not. */
  closeAll(): void {
    this.plain.destroy();
    this.secure.destroy();
    this.plain = new http.Agent(options);
    this.secure = new https.Agent(options);
  }

  async send(wire: WireRequest, signal: AbortSignal): Promise<http.IncomingMessage> {
    for (;;) {
      const answer = await this.once(wire, signal);
      if (answer) return answer;
    }
  }

  /** Null: the connection was a used one and had ended; Chromium then sends again, a POST as well. */
  private once(wire: WireRequest, signal: AbortSignal): Promise<http.IncomingMessage | null> {
    return new Promise((resolve, reject) => {
      const outgoing = this.begin(wire, signal);
      outgoing.on('response', resolve);
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        const again = outgoing.reusedSocket && deadConnection.test(error.code ?? '') && !signal.aborted;
        if (again) resolve(null);
        else reject(error);
      });
      outgoing.end(wire.body);
    });
  }

  private begin({ url, method, headers, body, proxy }: WireRequest, signal: AbortSignal): http.ClientRequest {
    const length = body.length > 0 || method === 'POST' ? { 'content-length': String(body.length) } : {};
    const sent = { ...headers, ...length };
    if (url.protocol === 'https:') {
      if (proxy !== null) throw new Error('host: https through a proxy is not imitated');
      return https.request(url, { method, headers: sent, agent: this.secure, signal });
    }
    if (proxy === null) return http.request(url, { method, headers: sent, agent: this.plain, signal });
    const { hostname, port } = new URL(`http://${proxy}`);
    const forwarded = { ...sent, host: url.host };
    return http.request({ hostname, port, path: url.href, method, headers: forwarded, agent: this.plain, signal });
  }
}
