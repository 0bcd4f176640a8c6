import type http from 'node:http';
import { Readable } from 'node:stream';
import type { ReceivedHead } from './web-request.ts';

/** An answer as Electron gives it. Destroying it frees no connection: only the end of the body or an abort does. */
export class IncomingMessage extends Readable {
  readonly statusCode: number;
  readonly statusMessage: string;
  readonly rawHeaders: string[];
  readonly headers: Record<string, string | string[]>;
  private readonly wire: http.IncomingMessage;

  constructor(wire: http.IncomingMessage, { statusText, headers }: ReceivedHead) {
    super();
    this.wire = wire;
    this.statusCode = wire.statusCode ?? 0;
    this.statusMessage = statusText;
    this.rawHeaders = headers.flat();
    this.headers = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
    wire.pause();
    wire.on('data', (chunk: Buffer) => {
      if (!this.destroyed && !this.push(chunk)) wire.pause();
    });
    wire.on('end', () => void (this.destroyed || this.push(null)));
    wire.on('error', () => this.destroy(new Error('net::ERR_ABORTED')));
    wire.on('aborted', () => this.destroy(new Error('net::ERR_CONTENT_LENGTH_MISMATCH')));
  }

  override _read(): void {
    this.wire.resume();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.wire.pause();
    done(error);
  }
}
