import { randomUUID } from 'node:crypto';
import { connect, createServer, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

// A socket of the system's, not Node's own channel between processes: Chromium takes the descriptor of that one for itself
// on Linux, Electron does not promise it on Windows, and the script before an AppImage would hold a copy open.

/** One end of the channel between a client and its watchdog. */
export interface Channel {
  send: (message: unknown) => void;
  /** What the other one says; what is no JSON is null. */
  onMessage: (listener: (message: unknown) => void) => void;
  /** The other one's process is gone, or has closed. */
  onClosed: (listener: () => void) => void;
  close: () => void;
}

/** An address for one watchdog, and the channel once it has come. */
export interface OpenChannel {
  address: string;
  connected: Promise<Channel>;
  /** Takes nobody any more. */
  close: () => void;
}

/** Rejects where the system gives no address. */
export async function openChannel(): Promise<OpenChannel> {
  const name = `lectern-${randomUUID()}`;
  const address = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), name);
  const server = createServer();
  const { promise: connected, resolve } = Promise.withResolvers<Channel>();
  server.once('connection', (socket) => {
    server.close();
    resolve(channelOver(socket));
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(address, listening);
  });
  // A watchdog keeps no client alive.
  server.unref();
  return { address, connected, close: () => server.close() };
}

/** The watchdog's end. An address where nobody listens closes at once. */
export function connectTo(address: string): Channel {
  return channelOver(connect(address), false);
}

function channelOver(socket: Socket, unref = true): Channel {
  if (unref) socket.unref();
  // `close` follows.
  socket.on('error', () => undefined);
  return {
    send: (message) => void socket.write(`${JSON.stringify(message)}\n`),
    onMessage: (listener) => void createInterface({ input: socket }).on('line', (line) => listener(read(line))),
    onClosed: (listener) => void socket.once('close', listener),
    close: () => void socket.end(),
  };
}

function read(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
