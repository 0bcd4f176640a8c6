import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Job, Outcome } from './job.ts';

/** A job that takes longer hangs in what was broken. */
const patienceMs = 240_000;

/** Runs jobs on so many provers; `done` hears of each. A prover that hangs or dies is replaced; its job proves nothing. */
export async function runJobs<J extends Job>(
  jobs: readonly J[],
  provers: number,
  done: (job: J, outcome: Outcome | null) => void,
): Promise<void> {
  const queue = [...jobs];
  const work = async () => {
    let prover: ChildProcess | null = null;
    for (let job = queue.shift(); job; job = queue.shift()) {
      prover ??= await start();
      const outcome = await ask(prover, job);
      if (!outcome) {
        prover.kill('SIGKILL');
        prover = null;
      }
      done(job, outcome);
    }
    prover?.disconnect();
  };
  await Promise.all(Array.from({ length: Math.min(provers, jobs.length) }, work));
}

async function start(): Promise<ChildProcess> {
  const prover = fork(path.join(import.meta.dirname, 'main.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, LECTERN_COVERAGE: '', DEBUG_PRINT_LIMIT: '0' },
  });
  await new Promise<void>((resolve, reject) => {
    prover.once('message', () => resolve());
    prover.once('exit', (code) => reject(new Error(`A prover ended with ${code}.`)));
  });
  prover.removeAllListeners();
  return prover;
}

function ask(prover: ChildProcess, job: Job): Promise<Outcome | null> {
  return new Promise((resolve) => {
    const end = (outcome: Outcome | null) => {
      clearTimeout(timer);
      prover.removeAllListeners();
      resolve(outcome);
    };
    const timer = setTimeout(() => end(null), patienceMs);
    prover.once('message', (outcome: Outcome) => end(outcome));
    prover.once('exit', () => end(null));
    prover.send(job);
  });
}
