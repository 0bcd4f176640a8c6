import { describe, expect, it } from 'vitest';
import { createBootClock } from './boot.ts';
import { createPlatformClock } from './clock.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const start = Date.parse('2026-03-02T01:00:00.321Z');

/** A small world: true time, the machine's clocks as they lie, a platform that stamps whole seconds. */
function createWorld(kind: 'boot' | 'stops-in-sleep', wallAhead = 7 * minute) {
  let time = start;
  let asleep = 0;
  let wallShift = 0;
  let seed = 42;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const fine = () => (time - start) * (1 + 20e-6) - asleep;
  const monotonic = kind === 'boot' ? createBootClock(fine, () => Math.floor((time - start) / 10) / 100) : fine;
  const wall = () => time + wallShift + wallAhead;
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

  it('is not trusted after a sleep its ticks did not count, and right again with two answers that agree', () => {
    const world = createWorld('stops-in-sleep');
    world.answer(50);
    world.sleep(40 * minute);
    expect(world.clock.trusted()).toBe(false);
    world.answer(50);
    expect(world.clock.trusted()).toBe(false);
    world.pass(4 * second);
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

  it('knows the time once two answers some seconds apart agree, and not by one that is repeated', () => {
    const world = createWorld('boot');
    const header = new Date(world.time() - hour).toUTCString();
    for (const passed of [0, second, 4 * second, 4 * second]) {
      world.pass(passed);
      world.clock.observe(header, 50);
      expect(world.clock.known()).toBe(false);
    }
    world.answer(50);
    world.pass(second);
    world.answer(50);
    expect(world.clock.known()).toBe(false);
    world.pass(3 * second);
    world.answer(50);
    expect(world.clock.known()).toBe(true);
    expect(world.error()).toBeLessThanOrEqual(second);
  });

  it('one wrong answer after a clock change moves nothing', () => {
    const world = createWorld('boot');
    world.answer(50);
    world.pass(4 * second);
    world.answer(50);
    world.shiftWall(days);
    world.clock.observe(new Date(world.time() + 2 * hour).toUTCString(), 50);
    expect(world.error()).toBeLessThanOrEqual(second);
    expect(Math.abs(world.clock.earliest() - world.time())).toBeLessThanOrEqual(second);
  });

  it('an answer that says it is earlier holds that possible, until it is forgotten because nothing repeats it', () => {
    const world = createWorld('boot');
    world.answer(50);
    world.pass(4 * second);
    world.answer(50);
    world.clock.observe(new Date(world.time() - hour).toUTCString(), 50);
    expect(world.error()).toBeLessThanOrEqual(second);
    expect(Math.abs(world.clock.earliest() - world.time() + hour)).toBeLessThanOrEqual(second);
    world.pass(minute + second);
    expect(Math.abs(world.clock.earliest() - world.time())).toBeLessThanOrEqual(second);
  });

  it('holds the earlier one of two clocks possible until the other has been the only one for ten minutes', () => {
    const world = createWorld('boot');
    const ahead = () => world.clock.observe(new Date(world.time() + hour).toUTCString(), 50);
    world.answer(50);
    world.pass(4 * second);
    world.answer(50);
    for (const passed of [4 * second, 4 * second, 5 * minute]) {
      world.pass(passed);
      ahead();
    }
    expect(world.error()).toBeGreaterThan(59 * minute);
    expect(Math.abs(world.clock.earliest() - world.time())).toBeLessThanOrEqual(second);
    expect([world.clock.disputed(), world.clock.agreed()]).toEqual([true, null]);
    world.pass(5 * minute);
    ahead();
    expect(world.clock.disputed()).toBe(false);
    expect(Math.abs(world.clock.earliest() - world.time() - hour)).toBeLessThanOrEqual(second);
  });

  it.each([
    { machine: 'is of no help', wallAhead: 7 * minute, disputed: true, silent: 'settles it' },
    { machine: 'says the later time', wallAhead: 365 * days, disputed: false, silent: 'settles it' },
    { machine: 'says the earlier time', wallAhead: second, disputed: false, silent: 'settles nothing' },
  ])(
    'two clocks of a platform that take turns are in dispute, whichever spoke first: this machine $machine',
    ({ wallAhead, disputed, silent }) => {
      const world = createWorld('boot', wallAhead);
      const ahead = () => world.clock.observe(new Date(world.time() + 365 * days).toUTCString(), 50);
      for (let turn = 0; turn < 200; turn += 1) {
        if (turn % 2 === 0) ahead();
        else world.answer(50);
        world.pass(5 * second);
        if (turn < 4) continue;
        expect(world.clock.earliest() - world.time()).toBeLessThanOrEqual(second);
        expect([world.clock.disputed(), world.clock.unopposed()]).toEqual([disputed, false]);
        // A record takes no time from this machine.
        expect(world.clock.agreed() === null).toBe(wallAhead > second);
      }
      for (let silence = 0; silence < 30 * minute; silence += minute) {
        world.pass(minute);
        ahead();
      }
      const later = world.clock.earliest() - world.time() > 364 * days;
      expect(later).toBe(silent === 'settles it');
    },
  );

  it('what one answer and this machine say is doubted by two later answers, and not given up for them', () => {
    const world = createWorld('boot', second);
    const { clock } = world;
    const ahead = () => clock.observe(new Date(world.time() + 7 * minute).toUTCString(), 50);
    const hear = (answer: () => void, after: number) => (world.pass(after), answer());
    world.answer(50);
    expect([clock.likely(), clock.known()]).toEqual([true, false]);
    hear(ahead, 4 * second);
    hear(ahead, 4 * second);
    expect([clock.disputed(), clock.agreed(), clock.unopposed()]).toEqual([true, null, false]);
    expect(Math.abs(clock.earliest() - world.time())).toBeLessThanOrEqual(second);
    // The node that is right, in its turn.
    hear(() => world.answer(50), 4 * second);
    hear(() => world.answer(50), 4 * second);
    hear(ahead, 4 * second);
    expect([world.error() <= second, clock.disputed()]).toEqual([true, false]);
  });

  it('what some answers and this machine say is doubted by others, also where all of them speak at once', () => {
    const world = createWorld('boot', second);
    const ahead = () => world.clock.observe(new Date(world.time() + 7 * minute).toUTCString(), 50);
    for (const answer of [ahead, ahead, () => world.answer(50), ahead, () => world.answer(50)]) {
      answer();
      world.pass(200);
    }
    // What a journal begins with.
    expect(Math.abs(world.clock.offset() + second)).toBeLessThanOrEqual(second);
    world.pass(4 * second);
    ahead();
    expect([world.error() <= second, world.clock.disputed()]).toEqual([true, false]);
    world.pass(2 * minute);
    ahead();
    for (let passed = 0; passed < 5 * minute; passed += minute) {
      expect([world.clock.disputed(), world.clock.agreed()]).toEqual([true, null]);
      expect(Math.abs(world.clock.earliest() - world.time())).toBeLessThanOrEqual(second);
      world.pass(minute);
      ahead();
    }
  });

  it('one answer of a clock that is as wrong as this machine’s is given up once two others have been alone for ten minutes', () => {
    const world = createWorld('boot', -7 * minute);
    const { clock } = world;
    clock.observe(new Date(world.time() - 7 * minute).toUTCString(), 50);
    for (let answers = 0; answers < 12; answers += 1) {
      world.pass(minute);
      world.answer(50);
    }
    expect([world.error() <= second, clock.disputed(), clock.unopposed()]).toEqual([true, false, true]);
  });

  it('two clocks of a platform that nearly agree move the time neither to nor fro', () => {
    const world = createWorld('boot');
    const frames = new Set<number>();
    for (let turn = 0; turn < 60; turn += 1) {
      if (turn % 3 === 2) world.clock.observe(new Date(world.time() + 20 * second).toUTCString(), 50);
      else world.answer(50);
      world.pass(5 * second);
      if (turn > 3) frames.add(Math.round(world.clock.frame() / second));
    }
    expect(Math.max(...frames) - Math.min(...frames)).toBeLessThanOrEqual(1);
    expect([world.clock.disputed(), world.clock.unopposed()]).toEqual([false, true]);
  });

  it.each([0, 1, 2])(
    'of another start, a journal holds what it and this machine say possible against a later clock, restored after %i answers',
    (before) => {
      const world = createWorld('boot');
      const ahead = () => world.clock.observe(new Date(world.time() + days).toUTCString(), 50);
      for (let answers = 0; answers < 3; answers += 1) {
        if (answers === before)
          world.clock.restore({ offset: -7 * minute, latest: world.time() - minute, carried: null });
        world.pass(4 * second);
        ahead();
      }
      expect(world.clock.known()).toBe(true);
      expect(Math.abs(world.clock.earliest() - world.time())).toBeLessThanOrEqual(second);
      // A node that is right keeps it so.
      for (const passed of [5 * minute, 4 * second]) {
        world.pass(passed);
        world.answer(50);
      }
      for (const passed of [5 * minute, 4 * second]) {
        world.pass(passed);
        ahead();
      }
      expect(Math.abs(world.clock.earliest() - world.time())).toBeLessThanOrEqual(second);
      world.pass(10 * minute);
      ahead();
      expect(Math.abs(world.clock.earliest() - world.time() - days)).toBeLessThanOrEqual(second);
    },
  );

  it('of another start, a journal and a machine that are behind hold nothing back that answers said before', () => {
    const world = createWorld('boot');
    world.clock.restore({ offset: -7 * minute, latest: world.time() - minute, carried: null });
    world.answer(50);
    world.pass(4 * second);
    world.answer(50);
    expect(Math.abs(world.clock.earliest() - world.time())).toBeLessThanOrEqual(second);
  });

  it('takes a header that is no date for nothing', () => {
    const world = createWorld('boot');
    world.clock.observe('yesterday', 10);
    expect(world.clock.trusted()).toBe(false);
  });

  it('starts from the offset stored in a journal, without trusting it, and drops it for the first answer', () => {
    const world = createWorld('boot');
    world.clock.restore({ offset: -7 * minute, latest: 0, carried: null });
    expect(world.error()).toBeLessThanOrEqual(1);
    expect(world.clock.trusted()).toBe(false);
    world.answer(40);
    world.clock.restore({ offset: 3 * hour, latest: 0, carried: null });
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

it('the frame of a clock moves where answers correct it, and not with time, sleep or this machine', () => {
  const world = createWorld('boot');
  world.answer(50);
  world.pass(4 * second);
  world.answer(50);
  const before = world.clock.frame();
  world.pass(hour);
  world.sleep(20 * minute);
  world.shiftWall(days);
  expect(world.clock.frame()).toBe(before);
  for (const passed of [4 * second, 4 * second]) {
    world.pass(passed);
    world.clock.observe(new Date(world.time() - hour).toUTCString(), 50);
  }
  expect(Math.abs(world.clock.frame() - before + hour)).toBeLessThanOrEqual(2 * second);
});
