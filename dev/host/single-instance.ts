import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

const sender = `require('net').connect(process.argv[1]).end(process.argv[2])`;

/** What a second start tells the first. */
export interface SecondInstance {
  argv: string[];
  cwd: string;
  data: unknown;
}

/** The one-instance lock of a profile: a file with the owner's process id, and a socket to reach it. */
export class InstanceLock {
  private server: net.Server | undefined;
  private file = '';

  get held(): boolean {
    return this.server !== undefined;
  }

  /** True when this process owns the profile now; otherwise the owner is told of this start. */
  take(profile: string, data: unknown, onSecond: (second: SecondInstance) => void): boolean {
    if (this.server) return true;
    fs.mkdirSync(profile, { recursive: true });
    const file = path.join(profile, 'lectern-host.lock');
    const name = createHash('sha256').update(profile).digest('hex').slice(0, 16);
    const socket = path.join(os.tmpdir(), `lectern-host-${name}.sock`);
    while (!claim(file)) {
      if (isAlive(Number(fs.readFileSync(file, 'utf8')))) {
        tell(socket, JSON.stringify({ argv: process.argv, cwd: process.cwd(), data }));
        return false;
      }
      fs.rmSync(file, { force: true }); // Its owner was killed.
    }
    this.file = file;
    fs.rmSync(socket, { force: true });
    this.server = net.createServer((connection) => hear(connection, onSecond)).listen(socket);
    this.server.unref();
    return true;
  }

  release(): void {
    if (!this.server) return;
    this.server.close();
    this.server = undefined;
    fs.rmSync(this.file, { force: true });
  }
}

/** The answer to "is there another one" must come at once, so another process sends. */
function tell(socket: string, message: string): void {
  const { status } = spawnSync(fs.readlinkSync('/proc/self/exe'), ['-e', sender, socket, message], {
    stdio: 'ignore',
    timeout: 3000,
  });
  if (status !== 0) console.error('host: the first instance does not listen');
}

function claim(file: string): boolean {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** A process id that was given to another program since does not count. */
function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('start.ts');
  } catch {
    return false; // No such process.
  }
}

function hear(connection: net.Socket, onSecond: (second: SecondInstance) => void): void {
  let text = '';
  connection.on('data', (chunk) => (text += String(chunk)));
  connection.on('error', () => connection.destroy());
  connection.on('end', () => {
    const message: SecondInstance = JSON.parse(text);
    onSecond(message);
  });
}
