import type { SpawnOptions } from 'node:child_process';

export function say(line: string): void;
export function run(
  label: string,
  command: string,
  args: readonly string[],
  options?: SpawnOptions & { echo?: boolean },
): Promise<{ code: number; output: string }>;
export function tail(output: string, lines?: number): string;
