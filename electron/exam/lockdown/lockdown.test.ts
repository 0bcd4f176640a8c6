import { beforeEach, expect, it } from 'vitest';
import type { LockdownState, LockdownStep } from '#contract/ipc/lockdown.ts';
import { createLockdown, type Lockdown } from './lockdown.ts';
import type { Step } from './step.ts';

let done: string[];
let told: LockdownState[];
let lockdown: Lockdown;

beforeEach(() => {
  done = [];
  told = [];
  const report = (what: string) => void done.push(what);
  lockdown = createLockdown({ changed: (state) => told.push(state), report });
});

function step(name: LockdownStep, fails: 'start' | 'stop' | null = null): Step {
  return {
    name,
    async start() {
      if (fails === 'start') throw new Error('no');
      done.push(`+${name}`);
      return () => {
        if (fails === 'stop') throw new Error('no');
        done.push(`-${name}`);
      };
    },
  };
}

it('starts the steps in order and stops them in reverse', async () => {
  expect(await lockdown.start('lab', [step('kiosk'), step('clipboard')])).toEqual({
    level: 'lab',
    active: ['kiosk', 'clipboard'],
    failed: null,
  });
  await lockdown.stop();
  expect(done).toEqual(['+kiosk', '+clipboard', '-clipboard', '-kiosk']);
  expect(told.at(-1)).toEqual({ level: 'none', active: [], failed: null });
});

it('stops what was started when a step fails, and says which', async () => {
  const steps = [step('kiosk'), step('shortcuts'), step('clipboard', 'start'), step('printing')];
  expect(await lockdown.start('lab', steps)).toEqual({ level: 'lab', active: [], failed: 'clipboard' });
  expect(done).toEqual(['+kiosk', '+shortcuts', 'lockdown: clipboard did not start', '-shortcuts', '-kiosk']);
});

it('stops the other steps when one cannot be undone', async () => {
  await lockdown.start('lab', [step('kiosk'), step('clipboard', 'stop')]);
  await lockdown.stop();
  expect(done.slice(2)).toEqual(['lockdown: clipboard did not stop', '-kiosk']);
  expect(lockdown.state().active).toEqual([]);
});

it('ends unlocked when it is stopped while it starts', async () => {
  const starting = lockdown.start('standard', [step('full-screen')]);
  const stopping = lockdown.stop();
  await Promise.all([starting, stopping]);
  expect(done).toEqual(['+full-screen', '-full-screen']);
  expect(lockdown.state()).toEqual({ level: 'none', active: [], failed: null });
});

it('stops one paper’s steps before it starts another’s', async () => {
  await lockdown.start('standard', [step('full-screen')]);
  await lockdown.start('none', []);
  expect(done).toEqual(['+full-screen', '-full-screen']);
  expect(told.map(({ level }) => level)).toEqual(['standard', 'none']);
});

it('tells of a step that ended by itself, and stops it no more', async () => {
  let lost = () => {};
  const watchdog: Step = {
    name: 'watchdog',
    start(end) {
      lost = end;
      return () => void done.push('-watchdog');
    },
  };
  await lockdown.start('lab', [step('kiosk'), watchdog]);
  lost();
  lost();
  expect(lockdown.state()).toEqual({ level: 'lab', active: ['kiosk'], failed: null });
  await lockdown.stop();
  expect(done).toEqual(['+kiosk', 'lockdown: watchdog ended', '-kiosk']);
});
