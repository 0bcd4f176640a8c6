import { describe, expect, it } from 'vitest';
import { TestTime } from '../testing/test-time.ts';
import {
  afterFocus,
  watchScreenSwitches,
  type FocusWatch,
  type SwitchEvent,
  type SwitchFact,
  type SwitchState,
} from './screen-switch.ts';

const blur = (now: number): SwitchEvent => ({ type: 'blur', now });
const focus = (now: number): SwitchEvent => ({ type: 'focus', now });
const look = (now: number, ownDialog = false): SwitchEvent => ({ type: 'look', now, ownDialog });

describe('what counts as a screen switch', () => {
  it.each([
    { name: 'another program for a while', events: [blur(0), look(300), focus(9_000)], count: 1 },
    {
      name: 'one absence, however often it is looked at',
      events: [blur(0), look(300), look(600), blur(700)],
      count: 1,
    },
    { name: 'two absences', events: [blur(0), look(300), focus(500), blur(600), look(900)], count: 2 },
    { name: 'a candidate window of an input method', events: [blur(0), focus(120), look(300)], count: 0 },
    { name: 'candidate windows in a row', events: [blur(0), focus(250), blur(260), look(300), focus(500)], count: 0 },
    { name: 'a look that comes too early', events: [blur(0), look(299)], count: 0 },
    { name: 'our own dialog', events: [blur(0), look(300, true), look(600, true), focus(4_000)], count: 0 },
    { name: 'our own dialog, closed into another program', events: [blur(0), look(300, true), look(600)], count: 1 },
    { name: 'our own dialog, closed back to us', events: [blur(0), look(300, true), focus(350), look(600)], count: 0 },
    { name: 'a focus that never left', events: [focus(0), look(300)], count: 0 },
  ])('$name: $count', ({ events, count }) => {
    expect(factsOf(events).filter(({ fact }) => fact === 'left')).toHaveLength(count);
  });

  it.each<{ name: string; events: SwitchEvent[]; facts: SwitchFact[] }>([
    {
      name: 'an absence has its beginning and its end',
      events: [blur(100), look(400), focus(9_000)],
      facts: [
        { fact: 'left', since: 100 },
        { fact: 'back', since: 100, until: 9_000 },
      ],
    },
    {
      name: 'a dialog of ours is told when it gives the focus back',
      events: [blur(100), look(400, true), look(700, true), focus(4_000)],
      facts: [{ fact: 'dialog', since: 100, until: 4_000 }],
    },
    {
      name: 'a dialog that explains nothing any more is told, and the absence begins with it',
      events: [blur(100), look(400, true), look(700), focus(5_000)],
      facts: [
        { fact: 'dialog', since: 100, until: 400 },
        { fact: 'left', since: 400 },
        { fact: 'back', since: 400, until: 5_000 },
      ],
    },
    { name: 'moments are nothing', events: [blur(100), focus(300)], facts: [] },
  ])('$name', ({ events, facts }) => expect(factsOf(events)).toEqual(facts));
});

function factsOf(events: readonly SwitchEvent[]): SwitchFact[] {
  let state: SwitchState = { at: 'here' };
  return events.flatMap((event) => {
    const next = afterFocus(state, event);
    state = next.state;
    return next.facts;
  });
}

describe('the watch', () => {
  function createWatch() {
    const time = new TestTime();
    let tell: (change: 'blur' | 'focus') => void = () => undefined;
    let dialog = false;
    let switches = 0;
    const focusWatch = {
      onFocusChange(listener) {
        tell = listener;
        return () => (tell = () => undefined);
      },
      ownDialogOpen: () => dialog,
    } satisfies FocusWatch;
    const stop = watchScreenSwitches({
      focus: focusWatch,
      timer: time.timer,
      monotonic: time.now,
      onFact: ({ fact }) => {
        if (fact === 'left') switches += 1;
      },
    });
    return {
      time,
      stop,
      tell: (change: 'blur' | 'focus') => tell(change),
      setDialog: (open: boolean) => (dialog = open),
      switches: () => switches,
    };
  }

  it('counts by itself once the absence has lasted, and waits while our dialog is up', async () => {
    const watch = createWatch();
    watch.tell('blur');
    await watch.time.advance(299);
    expect(watch.switches()).toBe(0);
    await watch.time.advance(1);
    expect(watch.switches()).toBe(1);
    watch.tell('focus');
    watch.setDialog(true);
    watch.tell('blur');
    await watch.time.advance(60_000);
    expect(watch.switches()).toBe(1);
    watch.setDialog(false);
    await watch.time.advance(600);
    expect(watch.switches()).toBe(2);
  });

  it('stops with the paper', async () => {
    const watch = createWatch();
    watch.tell('blur');
    watch.stop();
    await watch.time.advance(1_000);
    expect(watch.switches()).toBe(0);
    expect(watch.time.planned).toBe(0);
  });
});
