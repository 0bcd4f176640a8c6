import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lookOf } from '#domain/cameras/picture.ts';
import { difference } from '../support/picture-likeness.ts';
import { CameraLab } from './camera-lab.ts';
import { openFixture, type Fixture } from './open-fixture.ts';

const a = 'scripted-camera-a';
const b = 'scripted-camera-b';
let fixture: Fixture;
let lab: CameraLab;

const allow = (permission: boolean) =>
  fixture.app.evaluate((_electron, value) => {
    Reflect.get(globalThis, 'seen').permission = value;
  }, permission);

beforeAll(async () => {
  fixture = await openFixture({ args: ['--lectern-scripted-cameras=2'] });
});
afterAll(() => fixture.app.close());

/** A page that has asked for nothing yet, with both cameras as they start. */
async function freshPage(): Promise<void> {
  await allow(true);
  await fixture.page.reload();
  lab = await CameraLab.in(fixture.page);
}

async function openBoth(): Promise<void> {
  await freshPage();
  await lab.open(a);
  await lab.open(b);
}

describe('permission', () => {
  beforeEach(freshPage);

  it('nobody learns names or numbers of cameras before it is given', async () => {
    expect(await lab.cameras()).toEqual([
      { deviceId: '', label: '' },
      { deviceId: '', label: '' },
    ]);
    await lab.open();
    expect(await lab.cameras()).toEqual([
      { deviceId: a, label: 'Scripted camera A' },
      { deviceId: b, label: 'Scripted camera B' },
    ]);
  });

  it('refused: NotAllowedError; allowed afterwards: the camera opens', async () => {
    await allow(false);
    expect(await lab.tryOpen()).toMatchObject({ name: 'NotAllowedError' });
    expect(await lab.cameras()).toContainEqual({ deviceId: '', label: '' });
    await allow(true);
    expect(await lab.tryOpen()).toMatchObject({ name: 'opened' });
  });
});

describe('choosing', () => {
  beforeAll(freshPage);

  it.each([
    [a, 'Scripted camera A'],
    [b, 'Scripted camera B'],
  ])('an exact number opens that camera: %s', async (id, label) => {
    expect(await lab.open(id)).toEqual({ id, label, readyState: 'live' });
  });

  it('without a wish the first one opens', async () => {
    expect(await lab.open()).toMatchObject({ id: a });
  });

  it('a smaller picture is cut and scaled to size; a larger one than it has stays at 640x480', async () => {
    const sizes = (width: number, height: number) =>
      fixture.page.evaluate(
        async (wish) => {
          const stream = await navigator.mediaDevices.getUserMedia({ video: wish });
          const [track] = stream.getVideoTracks();
          const { width, height } = track!.getSettings();
          track!.stop();
          return [width, height];
        },
        { width: { ideal: width }, height: { ideal: height } },
      );
    expect(await sizes(300, 300)).toEqual([300, 300]);
    expect(await sizes(720, 720)).toEqual([640, 480]);
  });

  it('a camera that does not exist: OverconstrainedError', async () => {
    expect(await lab.tryOpen('no-such-camera')).toEqual({ name: 'OverconstrainedError', constraint: 'deviceId' });
  });

  it('the two show different pictures', async () => {
    await lab.open(a);
    await lab.open(b);
    const [first, second] = [await lab.look(a), await lab.look(b)];
    expect(difference(first.luma, second.luma)).toBeGreaterThan(20);
    expect(await lab.jpeg(a)).not.toEqual(await lab.jpeg(b));
  });
});

describe('pictures', () => {
  beforeAll(openBoth);
  afterEach(async () => {
    await lab.set('A', 'replugged');
    await lab.set('B', 'replugged');
  });

  it.each([
    ['A', a, 'ok'],
    ['B', b, 'ok'],
  ] as const)('camera %s is live: bright enough, and never the same picture twice', async (_name, id, look) => {
    const facts = await lab.look(id);
    expect(lookOf(facts)).toBe(look);
    expect(facts.change).toBeGreaterThan(0);
  });

  it.each([
    ['A', a, 'dark'],
    ['B', b, 'dark'],
    ['A', a, 'covered'],
    ['B', b, 'covered'],
  ] as const)("camera %s (%s) looks %s to the client's own rules, and ok again after it", async (camera, id, state) => {
    await lab.set(camera, state);
    expect(lookOf(await lab.look(id))).toBe(state);
    await lab.set(camera, 'replugged');
    expect(lookOf(await lab.look(id))).toBe('ok');
  });

  it('frozen: no frame of it comes any more, while the other one goes on; then it goes on as well', async () => {
    await lab.set('A', 'frozen');
    await expect.poll(() => lab.standsStill(a, b, 10), { timeout: 10_000 }).toBe(true);
    expect(await lab.readyState(a)).toBe('live');
    await lab.set('A', 'face');
    expect((await lab.look(a)).change).toBeGreaterThan(0);
  });

  it('moved: another picture, and the same one again when it is put back', async () => {
    const before = await lab.look(a);
    await lab.set('A', 'moved');
    const moved = await lab.look(a);
    await lab.set('A', 'face');
    const after = await lab.look(a);
    expect(difference(before.luma, moved.luma)).toBeGreaterThan(15);
    expect(difference(before.luma, after.luma)).toBeLessThan(5);
  });

  it('a state that does not exist is refused', async () => {
    await expect(lab.set('A', 'asleep')).rejects.toThrow("A scripted camera cannot be 'asleep'");
  });
});

describe('plugs', () => {
  beforeEach(openBoth);

  it('unplugged: its track ends, devicechange comes, the list shrinks; the other camera goes on', async () => {
    await lab.set('B', 'unplugged');
    await expect.poll(() => lab.events()).toEqual([`ended ${b}`, 'devicechange']);
    expect(await lab.readyState(b)).toBe('ended');
    expect(await lab.cameras()).toEqual([{ deviceId: a, label: 'Scripted camera A' }]);
    expect(await lab.tryOpen(b)).toEqual({ name: 'OverconstrainedError', constraint: 'deviceId' });
    expect((await lab.look(a)).change).toBeGreaterThan(0);
  });

  it('both unplugged: NotFoundError; replugged: listed and running again', async () => {
    await lab.set('A', 'unplugged');
    await lab.set('B', 'unplugged');
    expect(await lab.cameras()).toEqual([]);
    expect(await lab.tryOpen()).toMatchObject({ name: 'NotFoundError' });
    await lab.set('A', 'replugged');
    await expect
      .poll(() => lab.events())
      .toEqual([`ended ${a}`, 'devicechange', `ended ${b}`, 'devicechange', 'devicechange']);
    expect(await lab.cameras()).toEqual([{ deviceId: a, label: 'Scripted camera A' }]);
    expect(await lab.open(a)).toMatchObject({ readyState: 'live' });
    expect(lookOf(await lab.look(a))).toBe('ok');
  });
});

describe('faces, seen by the detector that the client ships', () => {
  beforeAll(openBoth);

  it('as they start, camera A shows one face, in the middle and of a good size, camera B none', async () => {
    const [face, ...others] = await lab.faces(a);
    expect(others).toEqual([]);
    const [x, y, width, height] = face!.box;
    expect(Math.abs(x + width / 2 - 0.5)).toBeLessThan(0.1);
    expect(Math.abs(y + height / 2 - 0.5)).toBeLessThan(0.15);
    expect(height).toBeGreaterThan(0.3);
    expect(height).toBeLessThan(0.7);
    expect(await lab.faces(b)).toEqual([]);
  });

  it.each([
    ['A', a, 'no-face', 0],
    ['A', a, 'face', 1],
    ['A', a, 'two-faces', 2],
    ['B', b, 'no-face', 0],
    ['B', b, 'face', 1],
    ['B', b, 'two-faces', 2],
    ['A', a, 'covered', 0],
  ] as const)('camera %s (%s) %s: %d', async (camera, id, state, count) => {
    await lab.set(camera, state);
    for (let look = 0; look < 2; look += 1) {
      const faces = await lab.faces(id);
      expect(faces.length).toBe(count);
      for (const { score } of faces) expect(score).toBeGreaterThan(0.6);
    }
  });
});
