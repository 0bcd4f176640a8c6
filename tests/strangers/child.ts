import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { checkPlatform } from '#electron/tools/platform-check/check-platform.ts';
import { seeded } from '../fault/random.ts';
import { createNetwork } from './network.ts';
import { sitAt, type Outcome } from './story.ts';
import { traitsOf } from './stranger/draw.ts';
import { Stranger } from './stranger/stranger.ts';
import type { Traits } from './stranger/traits.ts';
import { VirtualTime } from './virtual-time.ts';

// Sits the exams of some seeds and prints one line for each outcome: a process of its own, because it takes over the time.

const time = new VirtualTime(Date.UTC(2026, 5, 10, 1, 0, 0));
const hourMs = 3_600_000;

/** The profile that the check writes on a quiet day, with an account of its own. */
async function checked(traits: Traits): Promise<PlatformProfile> {
  const stranger = new Stranger(traits, { now: () => Date.now() + traits.clock.aheadMs, quiet: true });
  const report = await checkPlatform({
    platform: 'https://stranger.example',
    tenantHost: 'stranger.example',
    account: 'pruefer',
    password: 'Stranger2026',
    branchName: null,
    examId: stranger.examId,
    sit: true,
    profile: {},
    fetch: createNetwork(stranger).fetch,
  });
  return report.profile;
}

/** The client spreads its tries by chance: a seed comes out the same each time it is run, alone or among others. */
function beginAs(seed: number): void {
  time.startOver();
  Math.random = seeded(seed);
}

async function outcomesOf(seed: number, modes: string): Promise<Outcome[]> {
  const traits = traitsOf(seed);
  const outcomes: Outcome[] = [];
  if (modes !== 'profile') {
    beginAs(seed);
    outcomes.push(await sitAt(traits, {}, time, false));
  }
  if (modes !== 'plain') {
    const profile = await time.until(checked(traits), hourMs);
    beginAs(seed);
    outcomes.push(await sitAt(traits, profile, time, true));
  }
  return outcomes;
}

const [seeds = '', modes = 'both'] = process.argv.slice(2);
time.install();
for (const seed of seeds.split(',')) {
  for (const outcome of await outcomesOf(Number(seed), modes)) process.stdout.write(`${JSON.stringify(outcome)}\n`);
}
process.exit(0);
