import { refusal } from '#electron/exam/testing/fake-platform.ts';
import type { PlatformAnswer } from '#electron/platform/gateway/platform-client.ts';
import { pick } from '../random.ts';
import type { ModelOptions, Trouble } from './model-platform.ts';

/** Codes and statuses that platforms answer with when they mean "not now". */
const codes = [1, -1, 2, 400, 404, 408, 429, 500, 503, 40001, 50000, 602, 303, 10000, 403] as const;
const statuses = [400, 401, 403, 404, 408, 429, 500, 502, 503, 504, null] as const;

/** One kind of what goes wrong on the way of a sealed paper. */
export interface Weather {
  name: string;
  /** Minutes from the seal to the platform's deadline; negative: it is over when the client comes back. */
  deadlineIn: (random: () => number) => number;
  trouble: (random: () => number) => Trouble | null;
  late: (random: () => number) => ModelOptions['late'];
  secondSeat: (random: () => number) => boolean;
  /** How the platform refuses a token that it has ended; none: it ends no token. */
  endings: readonly PlatformAnswer[];
}

const long = () => 600;
const never = () => false;
const taken = () => 'taken' as const;

function anything(random: () => number): Trouble {
  const roll = random();
  if (roll < 0.2) return 'unreachable';
  if (roll < 0.35) return 'lost-request';
  if (roll < 0.5) return 'lost-answer';
  if (roll < 0.75) return { kind: 'unknown', status: statuses[pick(random, statuses.length)] ?? null };
  return refusal(codes[pick(random, codes.length)] ?? 1, '系统繁忙');
}

export const weathers: readonly Weather[] = [
  {
    name: 'every code and status on commit',
    deadlineIn: long,
    trouble: (random) => (random() < 0.8 ? anything(random) : null),
    late: taken,
    secondSeat: never,
    endings: [],
  },
  {
    name: 'deadline passed offline, the platform closes papers itself',
    deadlineIn: (random) => 1 + random() * 20,
    trouble: (random) => (random() < 0.85 ? 'unreachable' : anything(random)),
    late: (random) => (random() < 0.5 ? 'taken' : 'refused'),
    secondSeat: never,
    endings: [],
  },
  {
    name: 'handed in at a second seat',
    deadlineIn: long,
    trouble: (random) => (random() < 0.9 ? anything(random) : null),
    late: taken,
    secondSeat: (random) => random() < 0.6,
    endings: [],
  },
  {
    name: 'a token that ends on the way with 401, 602, 403 or 303, and a fresh one',
    deadlineIn: long,
    trouble: (random) => (random() < 0.2 ? 'lost-answer' : null),
    late: taken,
    secondSeat: never,
    endings: [
      { kind: 'unknown', status: 401 },
      { kind: 'unknown', status: 403 },
      ...[602, 303, 10000, 403].map((code) => refusal(code, '登录已失效')),
    ],
  },
];
