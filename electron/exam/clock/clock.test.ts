import { describe, expect, it } from 'vitest';
import { createBootClock } from './boot-clock.ts';
import { createPlatformClock } from './clock.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const start = Date.parse('2026-03-02T01:00:00.321Z');

/** A small world: true time, the machine's clocks as they lie, a platform that stamps whole seconds. */
function createWorld(kind: 'boot' | 'stops-in-sleep') {
  let time = start;
  let asleep = 0;
  let wallShift = 0;
  let seed = 42;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const fine = () => (time - start) * (1 + 20e-6) - asleep;
  const monotonic = kind === 'boot' ? createBootClock(fine, () => Math.floor((time - start) / 10) / 100) : fine;
  const wall = () => time + wallShift + 7 * minute;
  const clock = createPlatformClock(monotonic, wall);
  return {
    clock,
    random,
    time: () => time,
    pass: (ms: number) => (time += ms),
    sleep: (ms: number) => {
      time += ms;
      asleep += ms;
    },
    shiftWall: (ms: number) => (wallShift += ms),
    answer: (roundTrip: number) => {
      const there = roundTrip * random();
      time += there;
      const header = new Date(time).toUTCString();
      time += roundTrip - there;
      clock.observe(header, roundTrip);
    },
    error: () => Math.abs(clock.now() - time),
  };
}

const days = 24 * hour;

describe('three hours of an exam', () => {
  it.each([
    { name: 'a quiet machine', kind: 'boot', event: () => undefined },
    { name: 'a wall clock set forward 24 h', kind: 'boot', event: (w: World) => w.shiftWall(days) },
    { name: 'a wall clock set back 24 h', kind: 'boot', event: (w: World) => w.shiftWall(-days) },
    { name: 'a sleep of 20 min', kind: 'boot', event: (w: World) => w.sleep(20 * minute) },
    {
      name: 'a sleep with the clock set back 24 h',
      kind: 'boot',
      event: (w: World) => (w.sleep(20 * minute), w.shiftWall(-days)),
    },
    {
      name: 'a wall clock set forward 24 h, ticks that stop in sleep',
      kind: 'stops-in-sleep',
      event: (w: World) => w.shiftWall(days),
    },
    {
      name: 'a wall clock set back 24 h, ticks that stop in sleep',
      kind: 'stops-in-sleep',
      event: (w: World) => w.shiftWall(-days),
    },
  ] as const)('stays within 1 s through $name', ({ kind, event }) => {
    const world = createWorld(kind);
    world.answer(80);
    const errors: number[] = [];
    for (let beat = 0; beat < 360; beat += 1) {
      if (beat % 60 === 30) event(world);
      for (let tick = 0; tick < 30; tick += 1) {
        world.pass(second);
        errors.push(world.error());
      }
      world.answer(20 + 900 * world.random());
    }
    expect(errors).toHaveLength(10_800);
    expect(Math.max(...errors)).toBeLessThanOrEqual(second);
  });

  it('stays within 1 s when the platform does not answer for the rest of the exam', () => {
    const world = createWorld('boot');
    for (let answers = 0; answers < 10; answers += 1) {
      world.answer(100);
      world.pass(1_300);
    }
    for (let passed = 0; passed < 3 * hour; passed += minute) {
      world.pass(minute);
      expect(world.error()).toBeLessThanOrEqual(second);
    }
  });

  it('is not trusted after a sleep its ticks did not count, and right again with the next answer', () => {
    const world = createWorld('stops-in-sleep');
    world.answer(50);
    world.sleep(40 * minute);
    expect(world.clock.trusted()).toBe(false);
    world.answer(50);
    expect(world.clock.trusted()).toBe(true);
    expect(world.error()).toBeLessThanOrEqual(second);
  });
});

type World = ReturnType<typeof createWorld>;

describe('what the clock believes', () => {
  it('narrows down with every answer, far below the whole seconds of the header', () => {
    const world = createWorld('boot');
    for (let answers = 0; answers < 40; answers += 1) {
      world.answer(30);
      world.pass(777);
    }
    expect(world.error()).toBeLessThanOrEqual(100);
  });

  it('does not follow one odd answer, but two that agree', () => {
    const world = createWorld('boot');
    world.answer(50);
    const odd = () => new Date(world.time() - 10 * minute).toUTCString();
    world.clock.observe(odd(), 50);
    expect(world.error()).toBeLessThanOrEqual(second);
    world.pass(5 * second);
    world.clock.observe(odd(), 50);
    expect(world.error()).toBeGreaterThan(9 * minute);
  });

  it('takes a header that is no date for nothing', () => {
    const world = createWorld('boot');
    world.clock.observe('yesterday', 10);
    expect(world.clock.trusted()).toBe(false);
  });

  it('starts from the offset stored in a journal, without trusting it, and drops it for the first answer', () => {
    const world = createWorld('boot');
    world.clock.restore(-7 * minute);
    expect(world.error()).toBeLessThanOrEqual(1);
    expect(world.clock.trusted()).toBe(false);
    world.answer(40);
    world.clock.restore(3 * hour);
    expect(world.error()).toBeLessThanOrEqual(second);
    expect(world.clock.trusted()).toBe(true);
    expect(Math.abs(world.clock.offset() + 7 * minute)).toBeLessThanOrEqual(second);
  });

  it('tells when it first answers, loses trust and wins it back, and is quiet between', () => {
    const world = createWorld('boot');
    let told = 0;
    const off = world.clock.onChange(() => (told += 1));
    world.answer(30);
    expect(told).toBe(1);
    world.pass(minute);
    world.clock.check();
    expect(told).toBe(1);
    world.shiftWall(-days);
    world.clock.check();
    expect(told).toBe(2);
    world.answer(30);
    expect(told).toBe(3);
    off();
    world.shiftWall(days);
    world.clock.check();
    expect(told).toBe(3);
  });
});
