import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { monitorCaptureSave, monitorHeartbeat } from '#contract/platform/exam/monitor.ts';
import * as faceCalls from '#contract/platform/face/face.ts';
import { platformUnderTest, type PlatformUnderTest } from '../../testing/client.ts';
import { signInInvigilator } from '../../testing/invigilator.ts';
import { jpegOf } from '../../testing/jpeg.ts';

let platform: PlatformUnderTest;
beforeAll(async () => {
  platform = await platformUnderTest();
});
afterAll(() => platform.close());

const realNameHash = (token: string) => createHash('md5').update(`${token}true`).digest('hex');
const photo = jpegOf(300, 300);

describe('the face check', () => {
  const compare = (token: string, userImage: string, businessId: string) =>
    platform.call(
      faceCalls.humanFaceComparison,
      { businessId, businessType: 2, userImage, taskId: 't-e-power-review' },
      token,
    );

  it.each([
    ['13800010002', true],
    ['13800010003', false],
  ])('%s: is the real name known? %s, by the hash of token and true', async (account, verified) => {
    const token = await platform.signIn(account);
    const { data } = await platform.call(faceCalls.isRealNameAuthentication, {}, token);
    expect(data === realNameHash(token)).toBe(verified);
  });

  it('recognises a 300x300 JPEG', async () => {
    const token = await platform.signIn('13800010002');
    expect((await compare(token, photo, 'one')).data).toBe(realNameHash(token));
  });

  it.each([
    ['another size', jpegOf(640, 480), 40311],
    ['no JPEG', 'data:image/jpeg;base64,iVBORw0KGgo=', 40311],
    ['a flat picture', jpegOf(300, 300, 500), 0],
  ])('does not recognise %s', async (what, image, code) => {
    const token = await platform.signIn('13800010002');
    const answer = await compare(token, image, `bad ${what}`);
    expect(answer.code).toBe(code);
    expect(answer.data).not.toBe(realNameHash(token));
  });

  it('takes five tries, then refuses until half an hour has passed', async () => {
    const token = await platform.signIn('13800010007');
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await compare(token, photo, 'five')).code).toBe(0);
    expect((await compare(token, photo, 'five')).code).toBe(40315);
    expect((await compare(token, photo, 'another exam')).code).toBe(0);
    await platform.diagnose('POST', '/__clock', { offsetMs: 31 * 60_000 });
    expect((await compare(token, photo, 'five')).code).toBe(0);
    await platform.diagnose('POST', '/__clock', { offsetMs: 0 });
  });

  it('recognises one learner at the third try', async () => {
    const token = await platform.signIn('13800010008');
    const passed = async () => (await compare(token, photo, 'third')).data === realNameHash(token);
    expect([await passed(), await passed(), await passed()]).toEqual([false, false, true]);
  });

  it('takes the photo of type 4 without a business, and refuses half a body', async () => {
    const token = await platform.signIn('13800010002');
    const send = (more: object) => platform.call(faceCalls.humanFaceComparison, { userImage: photo, ...more }, token);
    expect((await send({ isSave: false, businessSource: 2 })).data).toBe(realNameHash(token));
    expect((await send({ businessId: 'x', businessType: 2 })).code).toBe(40001);
  });

  it('remembers that the learner agreed', async () => {
    const token = await platform.signIn('13800010006');
    const agreed = async () => (await platform.call(faceCalls.getAuthSaveFace, { taskId: 't-1' }, token)).data;
    expect(await agreed()).toBe(false);
    await platform.call(faceCalls.authSaveFace, { taskId: 't-1' }, token);
    expect(await agreed()).toBe(true);
  });

  it.each([
    [{ type: 1, taskId: 't' }, 0],
    [{ type: 2, taskId: 't' }, 40001],
    [{ type: 2, taskId: 't', courseId: 'c' }, 0],
    [{ type: 3, taskId: 't', courseId: 'c' }, 40001],
    [{ type: 3, taskId: 't', courseId: 'c', resId: 'r' }, 0],
  ])('records an access %o, and tells it: %i', async (record, code) => {
    const token = await platform.signIn('13800010002');
    const held = async () => (await platform.call(faceCalls.viewFaceAccess, record, token)).data;
    expect(await held()).toBe(code === 0 ? false : null);
    expect((await platform.call(faceCalls.saveFaceAccess, record, token)).code).toBe(code);
    expect(await held()).toBe(code === 0 ? true : null);
    const other = { ...record, taskId: 'another' };
    expect((await platform.call(faceCalls.viewFaceAccess, other, token)).data).toBe(code === 0 ? false : null);
  });
});

describe('proctoring', () => {
  it('keeps heartbeats and captures, the last pictures as they came', async () => {
    const token = await platform.signIn('13800010002');
    const paper = await platform.join(token, 'e-power-review');
    const capture = (place: 'front' | 'side', noise: number) =>
      platform.call(
        monitorCaptureSave,
        { ...paper, place, takenAt: 1, faces: 1, image: jpegOf(640, 480, noise) },
        token,
      );
    for (let index = 0; index < 8; index += 1) await capture('front', 4_000 + index);
    await capture('side', 5_000);
    await platform.call(monitorCaptureSave, { ...paper, place: 'side', takenAt: 2, state: 'lost' }, token);
    const beat = { ...paper, cameras: [{ place: 'front' as const, state: 'ok' }], waiting: 0, sentAt: 3 };
    expect((await platform.call(monitorHeartbeat, beat, token)).data).toHaveProperty('serverTime');
    const row = z.object({ id: z.number(), place: z.string(), kept: z.number(), width: z.nullable(z.number()) });
    const report = z.parse(
      z.object({ captures: z.array(row) }),
      await platform.diagnose('GET', `/__captures?userPaperId=${paper.userPaperId}`),
    ).captures;
    expect(report.map(({ place, kept, width }) => [place, kept, width])).toEqual([
      ['front', 0, 640],
      ['front', 0, 640],
      ...Array.from({ length: 6 }, () => ['front', 1, 640]),
      ['side', 1, 640],
      ['side', 0, null],
    ]);
    const picture = await platform.fetch(`/__picture?id=${report[8]?.id}`);
    const sent = Buffer.from(jpegOf(640, 480, 5_000).split(',')[1] ?? '', 'base64');
    expect(Buffer.from(await picture.arrayBuffer()).equals(sent)).toBe(true);
    const refused = await platform.call(
      monitorCaptureSave,
      { ...paper, place: 'front', takenAt: 1, image: 'data:image/jpeg;base64,AAAA' },
      token,
    );
    expect(refused.code).toBe(40311);
  });

  it('follows the chain of what a seat stored: a repeat or another order is none, what is changed or begun anew is counted', async () => {
    const platform = await ownPlatform();
    const token = await platform.signIn('13800010002');
    const paper = await platform.join(token, 'e-power-review');
    const staff = await signInInvigilator(platform.origin);
    const note = noteOf(paper);
    const send = async (...notes: ReturnType<typeof note>[]) => {
      for (const one of notes) expect((await platform.call(monitorCaptureSave, one, token)).success).toBe(true);
      return /记录不连续 (\d+) 次/.exec(await staff.board())?.[1] ?? null;
    };
    const first = note(1, '', 1);
    const second = note(2, first.chain.hash, 2);
    const third = note(3, second.chain.hash, 3);
    expect(await send(first, third, second, second)).toBeNull();
    expect(await send(note(4, 'a'.repeat(64), 4))).toBe('1');
    expect(await send({ ...note(5, 'b'.repeat(64), 5), state: 'ok' })).toBe('2');
    expect(await send(note(1, '', 6))).toBe('3');
  });

  it('says what the seat had numbered and never came, unless it waits, and what the seat told as gone', async () => {
    const platform = await ownPlatform();
    const token = await platform.signIn('13800010002');
    const paper = await platform.join(token, 'e-power-review');
    const staff = await signInInvigilator(platform.origin);
    const note = noteOf(paper);
    const beat = (n: number, hash: string, waiting: number, broken = false) =>
      platform.call(
        monitorHeartbeat,
        {
          ...paper,
          cameras: [],
          sentAt: 3,
          stored: {
            note: { n, hash, waiting },
            capture: { n: 9, hash: 'c', waiting: 0 },
            ...(broken ? { broken, unstored: 2 } : {}),
          },
        },
        token,
      );
    const first = note(1, '', 21);
    const last = note(4, 'd'.repeat(64), 24);
    await platform.call(monitorCaptureSave, first, token);
    await platform.call(monitorCaptureSave, last, token);
    await beat(4, last.chain.hash, 2);
    expect(await staff.board()).not.toMatch(/缺 \d+ 份记录/);
    expect(await staff.board()).toContain('缺 9 份画面（编号 1-9），没有说明原因');
    await beat(4, last.chain.hash, 0, true);
    expect(await staff.board()).toContain('缺 2 份记录（编号 2-3），没有说明原因');
    expect(await staff.board()).toContain('座位目前存不下监考材料');
    const gone = note(5, last.chain.hash, 25, { state: 'evidence-gone:capture:thinned:1-4,6' });
    await platform.call(monitorCaptureSave, gone, token);
    await beat(5, gone.chain.hash, 0);
    const board = await staff.board();
    expect(board).toContain('缺 4 份画面（编号 5,7-9），没有说明原因');
    expect(board).toContain('5 份画面不会送达：断网过久已抽减');
    expect(board).not.toContain('座位目前存不下监考材料');
  });

  it('follows one chain over two seats; what the first one still had hangs on it, and nowhere else', async () => {
    const platform = await ownPlatform();
    const token = await platform.signIn('13800010002');
    const paper = await platform.join(token, 'e-power-review');
    const staff = await signInInvigilator(platform.origin);
    const before = await breaksOn(staff);
    const note = (n: number, previous: string, takenAt: number, of: { state?: string; tail?: true } = {}) => {
      const { state = 'lost', tail } = of;
      const hash = createHash('sha256').update([previous, 'seat', takenAt, state, '', ''].join('\n')).digest('hex');
      const chain = { n, previous, hash, ...(tail ? { tail } : {}) };
      return { ...paper, place: 'seat' as const, takenAt, state, chain };
    };
    const send = async (...notes: ReturnType<typeof note>[]) => {
      for (const one of notes) expect((await platform.call(monitorCaptureSave, one, token)).success).toBe(true);
      return (await breaksOn(staff)) - before;
    };
    const first = note(1, '', 11);
    const begun = await send(first);
    const second = note(2, first.chain.hash, 12);
    const moved = note(3, second.chain.hash, 13, { state: 'seat-change' });
    const there = note(4, moved.chain.hash, 14);
    const left = note(3, second.chain.hash, 15, { tail: true });
    const leftNext = note(4, left.chain.hash, 16, { tail: true });
    expect((await send(second, moved, left, there, leftNext, leftNext)) - begun).toBe(0);
    expect(await staff.board()).toMatch(/换座 1 次/);
    expect((await send(note(5, 'e'.repeat(64), 17, { tail: true }))) - begun).toBe(1);
  });
});

const own: PlatformUnderTest[] = [];
afterAll(() => Promise.all(own.map((each) => each.close())));

/** A platform with no other seats on its board. */
async function ownPlatform(): Promise<PlatformUnderTest> {
  const started = await platformUnderTest();
  own.push(started);
  return started;
}

/** Notes of a seat with their links. */
function noteOf(paper: { userPaperId: string; examId: string }) {
  return (n: number, previous: string, takenAt: number, { state = 'lost' } = {}) => {
    const hash = createHash('sha256').update([previous, 'seat', takenAt, state, '', ''].join('\n')).digest('hex');
    return { ...paper, place: 'seat' as const, takenAt, state, chain: { n, previous, hash } };
  };
}

async function breaksOn(staff: { board: () => Promise<string> }): Promise<number> {
  return Number(/记录不连续 (\d+) 次/.exec(await staff.board())?.[1] ?? 0);
}
