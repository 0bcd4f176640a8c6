import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startPlatform } from '../platform/start.ts';

/** The platform that a run talks to. */
export interface RunPlatform {
  origin: string;
  embedded: boolean;
  close(): Promise<void>;
}

/**
 * Starts the embedded platform in this process. Its database and port stay the same from run to run, so that a
 * learner who was signed in still is.
 */
export async function startEmbedded(folder: string, fresh: boolean, tenant: string | null): Promise<RunPlatform> {
  if (fresh) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const portFile = path.join(folder, 'port');
  const start = (port: number) =>
    startPlatform({ port, db: path.join(folder, 'platform.db'), tenant: tenant ?? undefined });
  const platform = await start(lastPort(portFile)).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return start(0);
    throw error;
  });
  writeFileSync(portFile, new URL(platform.origin).port);
  return { origin: platform.origin, embedded: true, close: () => platform.close() };
}

function lastPort(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    return 0; // The first run: any free port will do.
  }
}
