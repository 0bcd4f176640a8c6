import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { killNow, openClient, processTree, type Client } from './client.ts';
import { signIn } from './journeys.ts';
import { platformOnDisk, type DiskPlatform } from './platform.ts';

export interface Seat {
  readonly client: Client;
  readonly page: Page;
  readonly platform: DiskPlatform;
  /** Where this computer keeps what outlives the client. */
  readonly userData: string;
  /** Ends the client as a power cut would. */
  kill(): void;
  /** Starts the client, on the same computer unless another folder is given. */
  start(args?: readonly string[], folder?: string): Promise<void>;
  /** Both, in this order. */
  restart(args?: readonly string[]): Promise<void>;
}

/** A platform and a computer of their own for a whole file, with a learner who is signed in; without a camera. */
export function openSeat(name: string, learner?: { account: string; password: string }): Seat {
  const userData = mkdtempSync(path.join(os.tmpdir(), `lectern-${name}-`));
  let client: Client | null = null;
  let platform: DiskPlatform | null = null;
  const there = <Part>(part: Part | null): Part => {
    if (part === null) throw new Error('The seat has not opened.');
    return part;
  };
  const seat: Seat = {
    userData,
    get client() {
      return there(client);
    },
    get page() {
      return there(client).page;
    },
    get platform() {
      return there(platform);
    },
    kill: () => killNow(processTree(there(client).pid)),
    async start(args = [], folder = userData) {
      client = await openClient({ platform: there(platform).origin, userData: folder, cameras: 0, args });
    },
    async restart(args) {
      seat.kill();
      await seat.start(args);
    },
  };
  beforeAll(async () => {
    platform = await platformOnDisk();
    await seat.start();
    await signIn(seat.page, platform.origin, learner);
  });
  afterAll(async () => {
    if (client) seat.kill();
    await platform?.stop();
  });
  return seat;
}
