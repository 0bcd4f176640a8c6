import { readFileSync } from 'node:fs';
import { processTree } from '../../support/client.ts';

// Reads /proc, hence Linux only.

const ticksPerSecond = 100;

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // The process has ended.
  }
}

/** Processor time used so far by each process of a tree, in ms. */
export function processorMs(pid: number): Map<number, number> {
  return new Map(
    processTree(pid).map((id) => {
      const stat = read(`/proc/${id}/stat`);
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return [id, ((Number(fields[11]) || 0) + (Number(fields[12]) || 0)) * (1000 / ticksPerSecond)];
    }),
  );
}

/** Processor time used between two readings, in ms; a process that ended in between is not counted. */
export function usedBetween(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number {
  return [...after].reduce((sum, [id, ms]) => sum + ms - (before.get(id) ?? 0), 0);
}

/** Proportional set size of a tree in MB: shared memory is counted once. */
export function memoryMb(pid: number): number {
  return processTree(pid).reduce((sum, id) => sum + processMemoryMb(id), 0);
}

/** Proportional set size of one process in MB. */
export function processMemoryMb(pid: number): number {
  return (Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1]) || 0) / 1024;
}

/** Threads of one process, those of its libraries among them. */
export function threadCount(pid: number): number {
  return Number(/^Threads:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1]) || 0;
}

/** Suspends a process tree, so that it does not disturb other measures. */
export function suspend(pid: number): void {
  for (const id of processTree(pid)) signal(id, 'SIGSTOP');
}

export function resume(pid: number): void {
  for (const id of processTree(pid)) signal(id, 'SIGCONT');
}

function signal(id: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(id, name);
  } catch {
    // The process has ended.
  }
}
