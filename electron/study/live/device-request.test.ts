import { describe, expect, it } from 'vitest';
import type { RoomDevice } from '#contract/ipc/live.ts';
import { DeviceAnswers, isHarmless, isLeaving, requestedDevices } from './device-request.ts';

it.each([
  ['media', ['video'], ['camera']],
  ['media', ['audio', 'video'], ['camera', 'microphone']],
  ['media', [], null],
  ['media', ['video', 'screen'], null],
  ['geolocation', [], null],
  ['notifications', [], null],
  ['display-capture', ['video'], null],
])('%s with %j asks for %j', (permission, media, expected) => {
  expect(requestedDevices(permission, media)).toEqual(expected);
});

it.each([
  ['fullscreen', true, false],
  ['screen-wake-lock', true, false],
  ['clipboard-sanitized-write', true, false],
  ['clipboard-read', false, false],
  ['notifications', false, false],
  ['persistent-storage', false, false],
  ['storage-access', false, false],
  ['speaker-selection', false, false],
  ['local-network-access', false, false],
  ['pointerLock', false, false],
  ['media', false, true],
  ['display-capture', false, true],
  ['openExternal', false, true],
  ['serial', false, true],
])('%s is given to a room without asking: %s; refused, it is an attempt to leave: %s', (permission, given, leaves) => {
  expect([isHarmless(permission), isLeaving(permission)]).toEqual([given, leaves]);
});

describe('what a room may use', () => {
  const both: RoomDevice[] = ['camera', 'microphone'];
  function createRoom() {
    const room = { paper: false, says: true, system: true, asked: [] as RoomDevice[], told: [] as string[] };
    const answers = new DeviceAnswers({
      isPaperOpen: () => room.paper,
      askLearner: async (device) => {
        room.asked.push(device);
        return room.says;
      },
      systemAllows: async () => room.system,
      told: (device, allowed) => room.told.push(`${device}:${allowed}`),
    });
    return { room, answers };
  }

  it.each([true, false])('is asked once, and stays so: %s', async (says) => {
    const { room, answers } = createRoom();
    room.says = says;
    expect([await answers.ask(['camera']), await answers.ask(['camera'])]).toEqual([says, says]);
    expect([room.asked, answers.mayUse(['camera'])]).toEqual([['camera'], says]);
  });

  it('is nothing beside a paper, which is no answer for afterwards', async () => {
    const { room, answers } = createRoom();
    await answers.ask(['camera']);
    room.paper = true;
    expect([await answers.ask(both), answers.mayUse(['camera'])]).toEqual([false, false]);
    expect(room.asked).toEqual(['camera']);
    room.paper = false;
    expect([await answers.ask(both), answers.mayUse(both)]).toEqual([true, true]);
  });

  it('is not answered by what is pressed after a paper was opened', async () => {
    const { room, answers } = createRoom();
    const asking = answers.ask(['camera']);
    room.paper = true;
    expect([await asking, room.told]).toEqual([false, []]);
  });

  it('is refused by the system for now: the learner is not asked again, the system is', async () => {
    const { room, answers } = createRoom();
    room.system = false;
    expect(await answers.ask(['camera'])).toBe(false);
    room.system = true;
    expect(await answers.ask(['camera'])).toBe(true);
    expect([room.asked, room.told]).toEqual([['camera'], ['camera:false', 'camera:true']]);
  });
});
