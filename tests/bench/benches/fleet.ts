import { captureSeconds } from '#rules/exam/capture-interval.ts';
import { openingSpanMs } from '#rules/timing/spread.ts';
import { openSeat, readListAfterOpening } from '../fleet/seat.ts';
import { createFleetServer } from '../fleet/server.ts';
import { createVirtualTime } from '../fleet/virtual-time.ts';
import type { Bench, Measure } from '../lib/measure.ts';

const seats = Number(process.env['LECTERN_FLEET'] ?? 10_000);
/** Learners press the button of the waiting room within this time of the opening. */
const openingMs = 15_000;
/** Seconds: when the server goes away, when it is back, and the end. */
const [awayAt, backAt, endAt] = [240, 300, 540];

/** The calls that open a paper: the learner makes them, no schedule of ours. */
const openingCalls = ['examJoinExam', 'userPaperFindQuestForExam'];

/** A random number generator with a seed: each run is the same. */
function seeded(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Requests of each second in a span, of the calls that `wanted` names. */
function bySecond(served: ReadonlyMap<string, number[]>, from: number, to: number, wanted: (call: string) => boolean) {
  const chosen = [...served].filter(([call]) => wanted(call));
  return Array.from({ length: to - from }, (_, at) =>
    chosen.reduce((sum, [, seconds]) => sum + (seconds[from + at] ?? 0), 0),
  );
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
const most = (numbers: readonly number[]) => numbers.reduce((top, each) => Math.max(top, each), 0);

/** Moments (ms) by second after the restart: the largest number in one. */
function busiest(moments: Iterable<number>): number {
  const seconds: number[] = [];
  for (const at of moments) {
    const second = Math.floor(at / 1000);
    seconds[second] = (seconds[second] ?? 0) + 1;
  }
  return most(seconds.filter(() => true));
}

async function simulate(): Promise<Measure[]> {
  const time = createVirtualTime();
  const random = seeded(2026);
  const server = createFleetServer(time, random);
  const captureEveryMs = captureSeconds.usual * 1000;
  const jpeg = new Uint8Array(36_000);
  for (let seat = 0; seat < seats; seat += 1) {
    time.timer(() => void openSeat({ seat, time, server, random, jpeg, captureEveryMs }), openingMs * random());
    readListAfterOpening({ seat, time, server });
  }
  await time.runUntil(awayAt * 1000);
  const sentBytes = server.traffic.bytes;
  server.up = false;
  await time.runUntil(backAt * 1000);
  server.up = true;
  server.restarted();
  await time.runUntil(endAt * 1000);

  const { served, firstAnswer, firstBeat } = server.traffic;
  // A seat whose evidence stands still would make every number look good.
  if (!served.has('monitorCaptureSave')) throw new Error('No picture reached the platform.');
  const scheduled = (call: string) => !openingCalls.includes(call);
  const before = bySecond(served, 0, awayAt, scheduled);
  const usual = mean(before);
  const after = bySecond(served, backAt, endAt, scheduled);
  const beats = bySecond(served, 0, awayAt, (call) => call === 'monitorHeartbeat');
  const lists = bySecond(served, 0, openingSpanMs / 1000, (call) => call === 'userExamFindUserExams');
  const opening = bySecond(served, 0, 60, (call) => !scheduled(call));
  const lastBack = firstBeat.size === seats ? most([...firstBeat.values()]) / 1000 - backAt : Number.POSITIVE_INFINITY;
  const share = (count: number) => (100 * count) / seats;
  return [
    {
      name: 'fleet: busiest second from the opening on, above the mean',
      value: most(before) / usual,
      unit: 'x',
      goal: 2,
    },
    {
      name: 'fleet: heartbeats of the busiest second, above the mean',
      value: most(beats) / mean(beats),
      unit: 'x',
      goal: 2,
    },
    { name: 'fleet: calls that open papers, busiest second', value: most(opening), unit: '/s', goal: null },
    {
      name: 'fleet: lists read after the opening, busiest second above the mean',
      value: most(lists) / mean(lists),
      unit: 'x',
      goal: 2,
    },
    { name: 'fleet: all requests, mean', value: usual, unit: '/s', goal: null },
    { name: 'fleet: last seat back after a restart', value: lastBack, unit: 's', goal: 120 },
    {
      name: 'fleet: seats that come back in one second',
      value: share(busiest(firstAnswer.values())),
      unit: '%',
      goal: 5,
    },
    { name: 'fleet: first heartbeats in one second', value: share(busiest(firstBeat.values())), unit: '%', goal: 5 },
    { name: 'fleet: busiest second after a restart, above the mean', value: most(after) / usual, unit: 'x', goal: 2 },
    { name: 'fleet: uplink of a seat', value: (sentBytes * 8) / 1000 / seats / awayAt, unit: 'kbit/s', goal: 64 },
  ];
}

/** 10,000 clients in virtual time: the minute of opening, minutes of ordinary traffic, a restart of the server. */
export const fleet: Bench = { name: 'fleet', withoutClient: true, run: simulate };
