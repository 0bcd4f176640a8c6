import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import type { HabitName } from '#dev/platform/habits/habits.ts';
import { startPlatform } from '#dev/platform/start.ts';

/** The small formal exam with every kind of question, two cameras and a face check. */
export const demoExam = '低压电工作业（复审）理论考试';

const entry = z.object({
  id: z.nullable(z.string()),
  method: z.string(),
  token: z.object({ present: z.boolean(), sha256: z.nullable(z.string()) }),
  path: z.string(),
  query: z.record(z.string(), z.unknown()),
  body: z.nullable(z.record(z.string(), z.unknown())),
  headers: z.record(z.string(), z.string()),
  status: z.number(),
  code: z.nullable(z.number()),
  at: z.number(),
});
export type LoggedRequest = z.output<typeof entry>;

/** An embedded platform that can be stopped and started again on the same port, with the same database. */
export interface DiskPlatform {
  origin: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Everything it was asked since it was started last. */
  log(): Promise<LoggedRequest[]>;
  fault(fault: Record<string, unknown>): Promise<void>;
  clearFaults(): Promise<void>;
  /** Publishes a language pack of its tenant. */
  publish(pack: { language: string; version: string; texts: Record<string, unknown> }): Promise<void>;
  /** Adds read messages to the inbox of an account. */
  fillBox(account: string, count: number): Promise<void>;
  /** Gives an account more training tasks. */
  fillTasks(account: string, count: number): Promise<void>;
  /** Adds goods to the market. */
  fillShelf(count: number): Promise<void>;
  /** Ends every session of an account: its next call is answered with this code. */
  endSessions(account: string, action: '303' | '10000' | '403'): Promise<void>;
  /** Moves its clock, Date header included, until it is stopped. */
  moveClock(offsetMs: number): Promise<void>;
}

interface OwnPlatformOptions {
  tenant?: string | undefined;
  /** How it speaks where it differs from the documents. */
  habits?: HabitName | undefined;
  /** It has what the documents show and no more. */
  documented?: { seed: number | null } | undefined;
}

/** Starts an embedded platform of its own for a test. */
export async function platformOnDisk(options: OwnPlatformOptions = {}): Promise<DiskPlatform> {
  const db = path.join(mkdtempSync(path.join(os.tmpdir(), 'lectern-platform-')), 'platform.db');
  let running: Awaited<ReturnType<typeof startPlatform>> | null = await startPlatform({ port: 0, db, ...options });
  const { origin } = running;
  const ask = async (method: string, address: string, body?: unknown) => {
    const response = await fetch(`${origin}${address}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}.`);
    return response.json() as Promise<unknown>;
  };
  return {
    origin,
    async start() {
      running ??= await startPlatform({ port: Number(new URL(origin).port), db, ...options });
    },
    async stop() {
      const ending = running;
      running = null;
      await ending?.close();
    },
    log: async () => z.parse(z.object({ requests: z.array(entry) }), await ask('GET', '/__log')).requests,
    fault: async (fault) => void (await ask('POST', '/__faults', fault)),
    publish: async (pack) => void (await ask('POST', '/__language', pack)),
    fillTasks: async (account, count) => void (await ask('POST', '/__tasks', { account, count })),
    fillBox: async (account, count) => void (await ask('POST', '/__messages', { account, count })),
    fillShelf: async (count) => void (await ask('POST', '/__goods', { count })),
    clearFaults: async () => void (await ask('DELETE', '/__faults')),
    moveClock: async (offsetMs) => void (await ask('POST', '/__clock', { offsetMs })),
    endSessions: async (account, action) => void (await ask('POST', '/__session', { account, action })),
  };
}
