import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchConnection } from './connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch() {
  const probes: { answered: boolean }[] = [];
  let up = false;
  const connection = watchConnection(
    async () => {
      probes.push({ answered: up });
      if (!up) throw new Error('nobody');
    },
    () => 1,
  );
  const heard: string[] = [];
  connection.onChange((state) => heard.push(state));
  return { connection, probes, heard, come: () => (up = true) };
}

describe('the connection', () => {
  it('is unknown before the first request', () => {
    expect(watch().connection.state()).toBe('unknown');
  });

  it('is reported once for each change', () => {
    const { connection, heard } = watch();
    connection.note('reached');
    connection.note('reached');
    connection.note('unreachable');
    connection.note('unreachable');
    connection.note('reached');
    expect(heard).toEqual(['online', 'offline', 'online']);
  });

  it('probes with backoff while offline, and recovers by itself', async () => {
    const { connection, probes, heard, come } = watch();
    connection.note('unreachable');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(probes).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(probes).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(probes).toHaveLength(2);
    come();
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual(['offline', 'online']);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(probes).toHaveLength(3);
  });

  it('is not offline after one lost answer until a probe fails', async () => {
    const { connection, heard } = watch();
    connection.note('reached');
    connection.note('doubtful');
    expect(connection.state()).toBe('online');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(heard).toEqual(['online', 'offline']);
  });

  it('says what is wrong with the certificate for as long as that keeps the platform away', async () => {
    let failure: Error | null = new Error('net::ERR_CERT_DATE_INVALID');
    const connection = watchConnection(
      async () => {
        if (failure) throw failure;
      },
      () => 1,
    );
    const heard: unknown[] = [];
    connection.onTrouble((trouble) => heard.push(trouble));
    connection.onChange((state) => heard.push(state));
    connection.note('doubtful');
    await vi.advanceTimersByTimeAsync(3_000);
    const trouble = { kind: 'certificate', fault: 'date', code: 'ERR_CERT_DATE_INVALID' };
    expect(heard).toEqual([trouble, 'offline']);
    expect(connection.trouble()).toEqual(trouble);
    failure = null;
    await vi.advanceTimersByTimeAsync(4_000);
    expect(heard).toEqual([trouble, 'offline', null, 'online']);
  });

  it('does not probe after stop', async () => {
    const { connection, probes } = watch();
    connection.note('unreachable');
    connection.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(probes).toEqual([]);
  });
});
