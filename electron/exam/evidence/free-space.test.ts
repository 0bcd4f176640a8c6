import { expect, it } from 'vitest';
import { createRoomCheck } from './free-space.ts';

function createDisk(answers: (number | Error)[]) {
  const state = { now: 0, asked: 0 };
  const hasRoom = createRoomCheck({
    folder: '/',
    monotonic: () => state.now,
    async freeBytes() {
      const answer = answers[state.asked++];
      if (typeof answer !== 'number') throw answer;
      return answer;
    },
  });
  return { state, hasRoom };
}

it('has no room below the floor, and asks the disk now and then only', async () => {
  const { state, hasRoom } = createDisk([199_999_999, 200_000_000]);
  expect(await hasRoom()).toBe(false);
  expect(await hasRoom()).toBe(false);
  expect(state.asked).toBe(1);
  state.now = 5_001;
  expect(await hasRoom()).toBe(true);
});

it('a disk that cannot be asked has room', async () => {
  expect(await createDisk([new Error('ENOSYS')]).hasRoom()).toBe(true);
});

it('knows the real disk', async () => {
  expect(await createRoomCheck({ folder: '/', monotonic: () => 0 })()).toBeTypeOf('boolean');
});
