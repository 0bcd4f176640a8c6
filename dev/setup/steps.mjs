// Set-up that runs on Node 20 before anything is installed: plain JavaScript, no packages.
import { spawn } from 'node:child_process';

/** Prints one line of progress. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs a command to its end, showing that it is alive every ten seconds.
 * Returns {code, output}; never throws for a failing command.
 */
export function run(label, command, args, options = {}) {
  return new Promise((resolve) => {
    const began = Date.now();
    const { echo = false, ...spawnOptions } = options;
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...spawnOptions });
    const chunks = [];
    const take = (stream) => (data) => {
      chunks.push(data);
      if (echo) stream.write(data);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    const alive = setInterval(() => say(`  ${label}: ${Math.round((Date.now() - began) / 1000)} s`), 10_000);
    const end = (code) => {
      clearInterval(alive);
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') });
    };
    child.on('error', (error) => {
      chunks.push(Buffer.from(String(error)));
      end(127);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/** The last lines of a command's output, for an error sentence. */
export function tail(output, lines = 12) {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}
