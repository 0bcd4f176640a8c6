import { describe, expect, it } from 'vitest';
import { fileAnswer, fileOfBytes, orError, relayedAnswer } from './media-answer.ts';

const file = Uint8Array.from({ length: 100 }, (_, at) => at);

/** How a host answers a request for a part. */
interface Habits {
  ranges?: boolean;
  /** The most bytes of one part. */
  cap?: number;
  tellsLength?: boolean;
  tellsSize?: boolean;
  /** The connection ends at this byte. */
  breaksAt?: number;
  sizeLater?: number;
}

function host({ ranges = true, cap = 1000, tellsLength = true, tellsSize = true, breaksAt = 1000, sizeLater }: Habits) {
  const asked: string[] = [];
  let cancelled = 0;
  const give = async (range: string): Promise<Response> => {
    asked.push(range);
    const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
    const start = !ranges ? 0 : first === '' ? file.length - Number(last) : Number(first);
    if (start >= file.length)
      return new Response('beyond', { status: 416, headers: { 'content-range': `bytes */${file.length}` } });
    const wanted = first === '' || last === '' || !ranges ? file.length : Number(last) + 1;
    const end = Math.min(wanted, file.length, ranges ? start + cap : file.length);
    const size = asked.length > 1 && sizeLater !== undefined ? sizeLater : file.length;
    const headers = new Headers({ 'content-type': 'video/mp4' });
    if (tellsLength) headers.set('content-length', String(end - start));
    if (ranges) headers.set('content-range', `bytes ${start}-${end - 1}/${tellsSize ? size : '*'}`);
    let at = start;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (at >= Math.min(end, breaksAt)) return controller.close();
        const next = Math.min(at + 7, end, breaksAt);
        controller.enqueue(file.subarray(at, next));
        at = next;
      },
      cancel: () => void (cancelled += 1),
    });
    return new Response(body, { status: ranges ? 206 : 200, headers });
  };
  return {
    asked,
    cancelled: () => cancelled,
    get: async (range: string) =>
      relayedAnswer(await give(range), range, new Headers({ 'content-type': 'video/mp4' }), give),
  };
}

describe('a file of another host, asked for in parts', () => {
  it.each<[name: string, habits: Habits, requests: number]>([
    ['with ranges', {}, 1],
    ['without ranges', { ranges: false }, 1],
    ['without ranges and length', { ranges: false, tellsLength: false }, 1],
    ['with parts of 30 bytes', { cap: 30 }, 4],
    ['with parts of 30 bytes, without the size of the file', { cap: 30, tellsSize: false }, 5],
    ['without the size of the file', { tellsSize: false }, 2],
  ])('has its length and place in every answer: %s', async (_, habits, requests) => {
    for (const [range, start, end] of [
      ['bytes=0-', 0, 100],
      ['bytes=41-', 41, 100],
      ['bytes=41-49', 41, 50],
      ['bytes=99-', 99, 100],
    ] as const) {
      const answer = await host(habits).get(range);
      expect([answer.status, answer.headers.get('content-range'), answer.headers.get('content-length')]).toEqual([
        206,
        `bytes ${start}-${end - 1}/100`,
        String(end - start),
      ]);
      expect([...(await answer.bytes())]).toEqual([...file.subarray(start, end)]);
    }
    const counted = host(habits);
    await (await counted.get('bytes=0-')).bytes();
    expect(counted.asked).toHaveLength(requests);
  });

  it.each<[name: string, habits: Habits]>([
    ['with ranges', {}],
    ['without ranges', { ranges: false }],
    ['without length', { ranges: false, tellsLength: false }],
  ])('says that nothing is beyond the end: %s', async (_, habits) => {
    const { status, headers } = await host(habits).get('bytes=100-');
    expect([status, headers.get('content-range'), headers.get('content-length')]).toEqual([416, 'bytes */100', '0']);
  });

  it.each<[name: string, habits: Habits]>([
    ['breaks off', { breaksAt: 50 }],
    ['breaks off without ranges', { ranges: false, breaksAt: 50 }],
    ['is another file by the second part', { cap: 30, sizeLater: 90 }],
  ])('fails rather than ending early when it %s', async (_, habits) => {
    const answer = await host(habits).get('bytes=0-');
    await expect(answer.bytes()).rejects.toThrow(/breaks off|does not go on/);
  });

  it('is read no further when nobody wants the rest', async () => {
    const one = host({ ranges: false });
    const reader = (await one.get('bytes=20-')).body!.getReader();
    await reader.read();
    await reader.cancel();
    expect(one.cancelled()).toBe(1);
    const two = host({ ranges: false });
    await (await two.get('bytes=0-9')).bytes();
    expect(two.cancelled()).toBe(1);
  });

  it('is played as it comes when it is too long to be measured', async () => {
    const block = new Uint8Array(1024 * 1024);
    let left = 40;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        left -= 1;
        if (left < 0) controller.close();
        else controller.enqueue(block);
      },
    });
    const answer = await relayedAnswer(new Response(body), 'bytes=0-', new Headers(), async () => null);
    expect([answer.status, answer.headers.has('content-length')]).toEqual([200, false]);
    expect((await answer.bytes()).length).toBe(40 * 1024 * 1024);
  });
});

describe('an answer that is no part', () => {
  const asked = new Request('app://client/api/media/film.mp4', { headers: { range: 'bytes=9-' } });

  it.each([
    [204, false],
    [401, false],
    [404, false],
    [502, false],
    [200, true],
    [206, true],
    [416, true],
  ])('of status %i to a request for a part', (status, isUsable) => {
    const response = new Response(status === 204 ? null : 'words', { status });
    expect(orError(asked, response).type === 'error').toBe(!isUsable);
    expect(orError(new Request('app://client/x'), response).status).toBe(status);
  });

  it('is an error: a part of another place, a part that does not say where it stands', async () => {
    const none = async () => null;
    for (const range of ['bytes 10-99/100', 'items 1-2/3', '']) {
      const response = new Response('part', { status: 206, headers: { 'content-range': range } });
      expect((await relayedAnswer(response, 'bytes=9-', new Headers(), none)).type).toBe('error');
    }
  });
});

describe('a file of this computer', () => {
  it.each([
    [null, 200, null, '100'],
    ['bytes=0-', 206, 'bytes 0-99/100', '100'],
    ['bytes=90-', 206, 'bytes 90-99/100', '10'],
    ['bytes=100-', 416, 'bytes */100', '0'],
  ] as const)('tells its length: %s', async (range, status, part, length) => {
    const answer = await fileAnswer(fileOfBytes(file), range, { 'content-type': 'audio/mpeg' });
    expect([answer.status, answer.headers.get('content-range'), answer.headers.get('content-length')]).toEqual([
      status,
      part,
      length,
    ]);
    expect((await answer.bytes()).length).toBe(Number(length));
  });
});
