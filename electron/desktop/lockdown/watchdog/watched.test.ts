import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startWatched } from './watched.ts';

const paper = { attemptId: 'a', command: 'lectern', args: ['--lang=zh-CN'] };

/** A program that gets the address as its argument; a real one is played by what it says over the channel. */
function program(script: string) {
  const heard: string[] = [];
  let child: ReturnType<typeof spawn> | null = null;
  const start = (address: string) => {
    child = spawn(process.execPath, ['-e', script, address], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
    child.stdout?.setEncoding('utf8').on('data', (text: string) => heard.push(...text.trim().split('\n')));
    return child;
  };
  return { start, heard, kill: () => void child?.kill('SIGKILL'), gone: () => child && once(child, 'close') };
}

const answering = (answer: string) => `
  const socket = require('node:net').connect(process.argv[1]);
  socket.on('data', (text) => { process.stdout.write(text); socket.write(${JSON.stringify(answer)} + '\\n'); });
  socket.on('close', () => process.exit());`;
const watching = answering('{"kind":"watching"}');

describe('a watchdog', () => {
  it('counts once it says that it watches, and hears of a clean end', async () => {
    const { start, heard, gone } = program(watching);
    const ended: string[] = [];
    const cleanEnd = await startWatched({ watch: paper, start, ended: () => ended.push('ended') });
    const over = gone();
    cleanEnd();
    await over;
    expect(heard.map((line): unknown => JSON.parse(line))).toEqual([
      { kind: 'watch', ...paper },
      { kind: 'clean-end' },
    ]);
    expect(ended).toEqual([]);
  });

  it('that is ended in the middle is told of', async () => {
    const { start, kill } = program(watching);
    const ended = Promise.withResolvers<void>();
    await startWatched({ watch: paper, start, ended: ended.resolve });
    kill();
    await expect(ended.promise).resolves.toBeUndefined();
  });

  it.each([
    ['ends at once', 'process.exit(1)', 'ended with code 1'],
    ['ends before it answers', answering('').replace('socket.write', 'process.exit'), 'watchdog'],
    ['says something else', answering('{"kind":"hello"}'), 'no watchdog'],
  ])('that %s is none', async (_, script, why) => {
    const { start } = program(script);
    await expect(startWatched({ watch: paper, start, ended: () => undefined })).rejects.toThrow(why);
  });

  it('that cannot be started is none, and leaves no socket behind', async () => {
    let at = '';
    const start = (address: string) => {
      at = address;
      return spawn('/no/such/program');
    };
    await expect(startWatched({ watch: paper, start, ended: () => undefined })).rejects.toThrow('ENOENT');
    expect(existsSync(at)).toBe(false);
  });
});
