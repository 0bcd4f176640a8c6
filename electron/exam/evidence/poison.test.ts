import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { PlatformAnswer } from '#electron/platform/gateway/platform-client.ts';
import { KeystoreError } from '#electron/storage/keystore/keystore-error.ts';
import { createSeal, type Seal } from '#electron/storage/keystore/seal.ts';
import { createFakePlatform, good, refusal } from '../testing/fake-platform.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { createMemoryEvidence } from '../testing/memory-evidence.ts';
import { openPaper } from '../testing/open-paper.ts';
import { TestTime } from '../testing/test-time.ts';
import type { EvidenceFacts } from './evidence-body.ts';
import type { EvidenceQueueOptions } from './queue-options.ts';
import { createEvidenceQueue } from './queue.ts';

const dayMs = 86_400_000;
const jpeg = new Uint8Array([0xff, 0xd8, 1]);
const capture = (takenAt: number): EvidenceFacts => ({
  kind: 'capture',
  userPaperId: 'p',
  examId: 'e',
  place: 'front',
  takenAt,
  faces: 1,
});
const takenAtOf = (input: object) => ('takenAt' in input ? input.takenAt : null);

/** As Electron does it, in bytes: a picture of half the sides has a quarter of them. */
const shrink = (picture: Uint8Array, scale: number) => picture.subarray(0, Math.ceil(picture.length * scale * scale));

function createRun(
  answer: (input: object) => PlatformAnswer,
  seal: Seal = createSeal(new Uint8Array(32)),
  more: Partial<EvidenceQueueOptions> = {},
) {
  const time = new TestTime(1_000_000);
  let later = 0;
  const platform = createFakePlatform({ monitorCaptureSave: [answer] });
  const queue = createEvidenceQueue({
    store: createMemoryEvidence(),
    seal,
    session: createFakeSession(account('lm')).watch,
    platform: platform.client,
    timer: time.timer,
    random: () => 0.5,
    now: () => time.now() + later,
    timeTrusted: () => true,
    hasRoom: async () => true,
    announce: () => undefined,
    log: () => undefined,
    ...more,
  });
  return { time, platform, queue, daysPass: (days: number) => (later += days * dayMs) };
}

it.each([413, 400])(
  'one picture that a proxy answers with %d holds up no other, and is told as lost',
  async (status) => {
    const poison = (input: object): PlatformAnswer =>
      takenAtOf(input) === 1 ? { kind: 'unknown', status } : good({ id: 1 });
    const { time, platform, queue } = createRun(poison);
    for (let taken = 1; taken <= 50; taken += 1) await queue.put('lm', 'a1', capture(taken), jpeg);
    await time.advance(600_000);
    expect(await queue.state('lm', 'a1')).toMatchObject({ waiting: 0, delivered: 49, lost: { dropped: 1 } });
    expect(platform.sent.filter(({ input }) => takenAtOf(input) === 1)).toHaveLength(3);
  },
);

it('a proxy that answers every picture with 413 makes nothing be given up', async () => {
  let shut = true;
  const { time, queue } = createRun(() => (shut ? { kind: 'unknown', status: 413 } : good({ id: 1 })));
  for (let taken = 1; taken <= 5; taken += 1) await queue.put('lm', 'a1', capture(taken), jpeg);
  await time.advance(3_600_000);
  expect(await queue.state('lm', 'a1')).toMatchObject({ waiting: 5, lost: null });
  shut = false;
  await time.advance(600_000);
  expect(await queue.state('lm', 'a1')).toMatchObject({ waiting: 0, delivered: 5, lost: null });
});

it('what a changed keystore does not open waits for days beside what goes out, then is told as lost', async () => {
  const real = createSeal(new Uint8Array(32));
  let changed = false;
  const seal: Seal = {
    seal: (plain, about) => real.seal(plain, about),
    open(sealed, about) {
      const plain = real.open(sealed, about);
      if (changed && Buffer.from(plain).includes('"takenAt":1,')) throw new KeystoreError('changed', 'has changed');
      return plain;
    },
  };
  const { time, queue, daysPass } = createRun(() => good({ id: 1 }), seal);
  queue.hold(true);
  await queue.put('lm', 'a1', capture(1), jpeg);
  await queue.put('lm', 'a1', capture(2), jpeg);
  changed = true;
  queue.hold(false);
  daysPass(6);
  await time.advance(600_000);
  expect(await queue.state('lm', 'a1')).toMatchObject({ waiting: 1, delivered: 1, lost: null });
  changed = false;
  await time.advance(600_000);
  expect(await queue.state('lm', 'a1')).toMatchObject({ waiting: 0, delivered: 2, lost: null });

  queue.hold(true);
  await queue.put('lm', 'a1', capture(1), jpeg);
  changed = true;
  queue.hold(false);
  daysPass(8);
  await time.advance(600_000);
  expect(await queue.state('lm', 'a1')).toMatchObject({ waiting: 0, lost: { dropped: 1 } });
});

const handle = {
  read: async () => openPaper({ userPaperId: 'p' }),
  evidenceEnds: async () => null,
  note: async () => undefined,
};
const journals = { attempt: () => handle };
const sentPicture = z.object({
  takenAt: z.number(),
  image: z.string(),
  chain: z.object({ n: z.number() }),
  smaller: z.optional(z.object({ sha256: z.string(), bytes: z.number() })),
});
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const bytesOf = (input: object) => Buffer.from(z.parse(sentPicture, input).image.split(',')[1] ?? '', 'base64');
const tooBig = (most: number, refused: PlatformAnswer) => (input: object) =>
  'image' in input && typeof input.image === 'string' && bytesOf(input).length > most ? refused : good({ id: 1 });

it.each<[string, PlatformAnswer, number]>([
  ['413', { kind: 'unknown', status: 413 }, 2],
  ['the platform’s word for too large', refusal(500, '图片过大'), 2],
  ['a refusal that tells nothing, of big ones alone', { kind: 'unknown', status: 400 }, 3],
])('a picture that is refused for its size goes smaller, and that is told: %s', async (_, refused, tries) => {
  const { time, platform, queue } = createRun(tooBig(50_000, refused), undefined, { shrink, journals });
  const big = new Uint8Array(100_000).fill(7);
  await queue.put('lm', 'a1', capture(1), big);
  for (let taken = 2; taken <= 4; taken += 1) await queue.put('lm', 'a1', capture(taken), jpeg);
  await time.advance(600_000);
  expect(await queue.state('lm', 'a1')).toMatchObject({ waiting: 0, lost: null });
  const pictures = platform.sent.map(({ input }) => input).filter((input) => takenAtOf(input) === 1);
  expect(pictures).toHaveLength(tries);
  const last = pictures.at(-1) ?? {};
  expect(last).toMatchObject({ chain: { n: 1 }, smaller: { sha256: sha256(big), bytes: big.length } });
  expect(pictures[0]).not.toHaveProperty('smaller');
  const states = platform.sent.flatMap(({ input }) => ('state' in input ? [input.state] : []));
  expect(states).toEqual([`picture-smaller:1:${sha256(bytesOf(last))}`]);
});

it('a picture of an ordinary size goes as it is, however it was refused', async () => {
  let refusals = 1;
  const answer = (input: object) =>
    takenAtOf(input) === 1 && (refusals -= 1) >= 0 ? refusal(500, '参数错误') : good({ id: 1 });
  const { time, platform, queue } = createRun(answer, undefined, { shrink, journals });
  for (let taken = 1; taken <= 3; taken += 1) await queue.put('lm', 'a1', capture(taken), jpeg);
  await time.advance(600_000);
  expect(await queue.state('lm', 'a1')).toMatchObject({ waiting: 0, delivered: 3, lost: null });
  for (const { input } of platform.sent) expect(input).not.toHaveProperty('smaller');
});

it('one that no size helps is given up as before, and told as lost', async () => {
  const poison = (input: object): PlatformAnswer =>
    takenAtOf(input) === 1 ? { kind: 'unknown', status: 413 } : good({ id: 1 });
  const { time, queue } = createRun(poison, undefined, { shrink });
  for (let taken = 1; taken <= 4; taken += 1) await queue.put('lm', 'a1', capture(taken), jpeg);
  await time.advance(1_800_000);
  expect(await queue.state('lm', 'a1')).toMatchObject({ waiting: 0, delivered: 3, lost: { dropped: 1 } });
});
