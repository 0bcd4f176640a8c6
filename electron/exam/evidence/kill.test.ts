import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createEvidenceDatabase } from './database.ts';

const writer = fileURLToPath(new URL('../testing/evidence-writer.ts', import.meta.url));

/** Runs a writer until so many captures are acknowledged, kills it without warning, gives the last acknowledged count. */
async function writeAndKill(file: string, captures: number): Promise<number> {
  const child = spawn(process.execPath, [writer, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  let acknowledged = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged = Number(line);
    if (acknowledged >= captures) child.kill('SIGKILL');
  }
  await gone;
  return acknowledged;
}

it('has every acknowledged capture after kills at any moment, whole and in order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'evidence-'));
  const file = join(folder, 'evidence.db');
  for (const captures of [3, 7, 12]) {
    const acknowledged = await writeAndKill(file, captures);
    const database = createEvidenceDatabase(file, 500_000_000);
    expect(database.counts('lm', 'a1').waiting).toBeGreaterThanOrEqual(acknowledged);
    expect(database.next('lm', 'capture')).toMatchObject({ id: 1, kind: 'capture' });
    expect(database.next('lm', 'capture')?.body.byteLength).toBe(20_000);
    database.close();
  }
  rmSync(folder, { recursive: true });
}, 60_000);
