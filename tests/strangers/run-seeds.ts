import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { bundle } from '../fault/bundle.ts';
import type { Outcome } from './story.ts';

export interface SeriesOptions {
  seeds: readonly number[];
  modes: 'both' | 'plain' | 'profile';
  processes: number;
  /** A guard to take out, in the notation of tests/spec/rules.json. */
  broken?: string;
  onOutcome?: (outcome: Outcome) => void;
}

/** A process takes so many seeds, so that none of them grows old. */
const seedsOfAProcess = 15;

const line = z.object({
  seed: z.number(),
  profiled: z.boolean(),
  acknowledged: z.number(),
  lost: z.number(),
  twice: z.number(),
  blindly: z.number(),
  falsehoods: z.array(z.string()),
  deadEnds: z.array(z.string()),
  stopped: z.nullable(z.string()),
  waited: z.boolean(),
});

/** As many seeds, beginning with this one. */
export function seedsFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => first + at);
}

/** Sits an exam at the stranger of each seed, in processes of their own. Rejects when one of them fails. */
export async function runSeeds({ seeds, modes, processes, broken, onOutcome }: SeriesOptions): Promise<Outcome[]> {
  const built = await bundle({ child: path.join('..', 'strangers', 'child.ts') }, broken);
  const outcomes: Outcome[] = [];
  const waiting = [...seeds];
  const work = async () => {
    while (waiting.length > 0) {
      const part = waiting.splice(0, seedsOfAProcess);
      await runChild([built.file('child'), part.join(','), modes], (text) => {
        const outcome = z.parse(line, JSON.parse(text));
        outcomes.push(outcome);
        onOutcome?.(outcome);
      });
    }
  };
  try {
    await Promise.all(Array.from({ length: processes }, work));
  } finally {
    await built.remove();
  }
  return outcomes.sort((a, b) => a.seed - b.seed || Number(a.profiled) - Number(b.profiled));
}

async function runChild(args: readonly string[], onLine: (text: string) => void): Promise<void> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  for await (const text of createInterface({ input: child.stdout })) onLine(text);
  const code = await ended;
  if (code !== 0) throw new Error(`Seeds ${args[1]} ended with ${code}.`);
}
