import { EventEmitter } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Protocol } from '../../node_modules/playwright-core/types/protocol.d.ts';

export type { Protocol };
type Commands = Protocol.CommandParameters;
type Answers = Protocol.CommandReturnValues;
type PageEvents = Protocol.Events;

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: Record<string, unknown>;
  result?: unknown;
  error?: { message: string };
}
interface Pending {
  method: string;
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

/** Chromium's debugging protocol over its pipe: JSON messages, each ended by a zero byte. */
export class CdpConnection {
  readonly root: CdpSession;
  private readonly sessions = new Map<string, CdpSession>();
  private readonly pending = new Map<number, Pending>();
  private readonly writable: Writable;
  private chunks: Buffer[] = [];
  private lastId = 0;
  private closed = false;
  private readonly whenClosed: () => void;

  constructor(writable: Writable, readable: Readable, whenClosed: () => void) {
    this.writable = writable;
    this.whenClosed = whenClosed;
    this.root = new CdpSession(this, undefined);
    readable.on('data', (data: Buffer) => this.receive(data));
    for (const stream of [readable, writable]) {
      stream.on('close', () => this.close());
      stream.on('error', () => this.close());
    }
  }

  session(id: string): CdpSession | undefined {
    return this.sessions.get(id);
  }

  send<M extends keyof Commands>(method: M, params: Commands[M] | undefined, sessionId?: string): Promise<Answers[M]> {
    if (this.closed) return Promise.reject(new Error(`${method}: Chromium is gone`));
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { method, resolve, reject });
      this.writable.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  private receive(data: Buffer): void {
    let start = 0;
    for (let end = data.indexOf(0); end !== -1; end = data.indexOf(0, start)) {
      this.chunks.push(data.subarray(start, end));
      const text = Buffer.concat(this.chunks).toString('utf8');
      this.chunks = [];
      this.dispatch(JSON.parse(text));
      start = end + 1;
    }
    if (start < data.length) this.chunks.push(data.subarray(start));
  }

  private dispatch(message: Message): void {
    if (message.id !== undefined) return this.settle(message.id, message);
    const session = message.sessionId === undefined ? this.root : this.sessions.get(message.sessionId);
    const child = message.params?.sessionId;
    if (message.method === 'Target.attachedToTarget' && typeof child === 'string') {
      this.sessions.set(child, new CdpSession(this, child));
    }
    if (message.method) session?.emitEvent(message.method, message.params);
    if (message.method === 'Target.detachedFromTarget' && typeof child === 'string') this.sessions.delete(child);
  }

  private settle(id: number, message: Message): void {
    const waiting = this.pending.get(id);
    this.pending.delete(id);
    if (message.error) waiting?.reject(new Error(`${waiting.method}: ${message.error.message}`));
    else waiting?.resolve(message.result as never);
  }

  private close(): void {
    if (this.closed) return;
    this.closed = true;
    for (const { method, reject } of this.pending.values()) reject(new Error(`${method}: Chromium is gone`));
    this.pending.clear();
    this.whenClosed();
  }
}

/** One attached target, or the browser itself. */
export class CdpSession {
  readonly id: string | undefined;
  private readonly connection: CdpConnection;
  private readonly events = new EventEmitter().setMaxListeners(0);

  constructor(connection: CdpConnection, id: string | undefined) {
    this.connection = connection;
    this.id = id;
  }
  send<M extends keyof Commands>(method: M, params?: Commands[M]): Promise<Answers[M]> {
    return this.connection.send(method, params, this.id);
  }
  on<E extends keyof PageEvents>(event: E, listener: (params: PageEvents[E]) => void): void {
    this.events.on(event, listener);
  }
  off<E extends keyof PageEvents>(event: E, listener: (params: PageEvents[E]) => void): void {
    this.events.off(event, listener);
  }
  once<E extends keyof PageEvents>(event: E, listener: (params: PageEvents[E]) => void): void {
    this.events.once(event, listener);
  }
  emitEvent(event: string, params: unknown): void {
    this.events.emit(event, params);
  }
}
