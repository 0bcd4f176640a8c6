import { afterEach, describe, expect, it } from 'vitest';
import { createWorkerClient, remoteOf, type WorkerClient } from './worker-client.ts';

interface Api {
  echo: (text: string) => string;
  hang: () => void;
  spin: () => void;
}

/** A thread that answers `echo`, never answers `hang`, and does nothing any more after `spin`. */
const thread = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ id, verb, args }) => {
    if (verb === 'echo') parentPort.postMessage({ id, ok: true, value: args[0] });
    if (verb === 'spin') for (;;);
  });`;

let client: WorkerClient<Api>;

function start(timeoutMs: number): void {
  client = createWorkerClient<Api>({
    url: new URL(`data:text/javascript,${encodeURIComponent(thread)}`),
    name: 'test',
    problem: (code, message) => Object.assign(new Error(message), { code }),
    goneCode: 'gone',
    timeoutMs,
    slowCode: 'slow',
  });
}

afterEach(() => client.end());

describe('calls to a thread', () => {
  it('resolve, also after one that was given up', async () => {
    start(3_000);
    expect(await client.call('echo', 'one')).toBe('one');
    await expect(client.call('hang')).rejects.toMatchObject({ code: 'slow' });
    expect(await client.call('echo', 'two')).toBe('two');
  });

  it('reject when the thread is ended, however busy it is', async () => {
    start(60_000);
    const pending = client.call('spin');
    const ending = client.end();
    await expect(pending).rejects.toMatchObject({ code: 'gone' });
    await ending;
    expect(client.running()).toBe(false);
  });

  it('are its methods, but for those that stand in their place', async () => {
    start(3_000);
    const remote = remoteOf<Api, { hang: () => string }>(client, { hang: () => 'answered here' });
    expect(await remote.echo('one')).toBe('one');
    expect(remote.hang()).toBe('answered here');
    expect(await Promise.resolve(remote)).toBe(remote);
  });
});
