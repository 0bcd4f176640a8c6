import { describe, expect, it } from 'vitest';
import type { CameraCondition } from '#contract/ipc/evidence.ts';
import { sentenceOf, type Watched } from './words.ts';

const front = (condition: CameraCondition | null, forMs = 0): Watched => ({ place: 'front', condition, forMs });
const side = (condition: CameraCondition | null, forMs = 0): Watched => ({ place: 'side', condition, forMs });

describe('the sentence below the two pictures', () => {
  it.each([
    ['starting', [front('ok'), side(null)], true, false, 'starting'],
    ['both are fine', [front('ok'), side('ok')], true, false, 'fine.two'],
    ['one camera only', [front('ok')], true, false, 'fine.one'],
    ['offline, pictures are kept', [front('ok'), side('ok')], true, true, 'fine.kept'],
    ['no side camera where none is required', [front('ok'), side('absent')], false, false, 'fine.withoutSide'],
    ['no side camera where one is required', [front('ok'), side('absent')], true, false, 'trouble.grace'],
    ['the front one is lost', [front('lost'), side('ok')], true, false, 'trouble.grace'],
    ['trouble comes before offline', [front('dark'), side('ok')], true, true, 'trouble.grace'],
    ['grace of the front is over', [front('lost', 60_000), side('ok')], true, false, 'trouble.staff'],
    ['the side has longer', [front('ok'), side('lost', 60_000)], true, false, 'trouble.grace'],
    ['nobody in the picture', [front('no-face', 29_000), side('ok')], true, false, 'trouble.grace'],
    ['nobody for too long', [front('no-face', 30_000), side('ok')], true, false, 'trouble.staff'],
    ['grace of the side is over', [front('ok'), side('lost', 120_000)], true, false, 'trouble.staff'],
  ] as const)('%s', (_, cameras, sideRequired, offline, key) => {
    expect(sentenceOf({ cameras, sideRequired, offline, diskFull: false }).key).toBe(key);
  });

  it('takes the time out of the picture from the platform', () => {
    const cameras = [front('several-faces', 8_000)];
    const told = { cameras, sideRequired: false, offline: false, diskFull: false, placeGraceMs: 20_000 };
    expect(sentenceOf(told)).toMatchObject({ key: 'trouble.grace', condition: 'several-faces', seconds: 12 });
  });

  it.each([
    [[front('ok'), side('ok')], 'fine.paused'],
    [[front('ok')], 'fine.paused'],
    [[front('lost', 60_000)], 'trouble.staffPaused'],
    [[front('lost')], 'trouble.grace'],
  ] as const)('asks nobody to answer in a pause', (cameras, key) => {
    const inPause = { cameras, sideRequired: false, offline: false, diskFull: false, paused: true };
    expect(sentenceOf(inPause).key).toBe(key);
  });

  it('says that pictures stopped for want of room, once the cameras are fine', () => {
    const room = { cameras: [front('ok')], sideRequired: true, offline: true, diskFull: true };
    expect(sentenceOf(room).key).toBe('fine.diskFull');
  });

  it('names the camera, what it is and the seconds that are left', () => {
    const cameras = [front('ok'), side('covered', 20_400)];
    expect(sentenceOf({ cameras, sideRequired: true, offline: false, diskFull: false })).toEqual({
      key: 'trouble.grace',
      place: 'side',
      condition: 'covered',
      seconds: 100,
    });
  });
});
