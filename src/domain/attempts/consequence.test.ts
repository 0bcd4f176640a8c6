import { expect, it } from 'vitest';
import { consequenceOf, type Leaving } from './consequence.ts';

type Facts = Parameters<typeof consequenceOf>[0];

const sealed: Facts = {
  mine: true,
  phase: 'sealed',
  lockedAway: false,
  keystore: null,
  deliversItself: false,
  canDeliverItself: true,
};

it.each<[string, Leaving, Partial<Facts>, string | null]>([
  ['an open paper', 'signOut', { phase: 'open' }, 'signOut.open'],
  ['a sealed paper', 'signOut', {}, 'signOut.deliversItself'],
  ['a sealed paper without a good key', 'signOut', { canDeliverItself: false }, 'signOut.waits'],
  ['a sealed paper while the keystore is busy', 'signOut', { keystore: 'busy' }, 'signOut.waits'],
  ['a paper that goes on at another seat', 'signOut', { phase: 'moved' }, null],
  ['a paper that goes on at another seat', 'closeAccount', { phase: 'moved' }, 'closeAccount.staff'],
  ['an unverified paper', 'signOut', { phase: 'unverified' }, 'signOut.staff'],
  ['a refused paper', 'signOut', { phase: 'refused' }, 'signOut.staff'],
  ['a paper that only rescue opens', 'signOut', { lockedAway: true }, null],
  ['another learner’s paper', 'signOut', { mine: false, deliversItself: true }, null],
  ['an open paper', 'switch', { phase: 'open' }, 'switch.open'],
  ['a sealed paper', 'switch', {}, 'switch.sealed'],
  ['a refused paper', 'switch', { phase: 'refused' }, null],
  ['a sealed paper of another branch', 'switch', { belongsTo: '总校' }, null],
  ['an open paper that staff let go', 'switch', { phase: 'open', mayBeLeft: true }, null],
  ['a paper that only rescue opens', 'switch', { phase: 'open', lockedAway: true }, null],
  ['another learner’s paper', 'switch', { mine: false }, null],
  ['a sealed paper', 'close', {}, 'close.sealed'],
  ['another learner’s paper with its session', 'close', { mine: false, deliversItself: true }, 'close.sealed'],
  ['another learner’s paper that waits for them', 'close', { mine: false }, null],
  ['an open paper, whose own screen asks', 'close', { phase: 'open' }, null],
  ['a closed paper', 'close', { phase: 'closed' }, null],
  ['an open paper', 'closeAccount', { phase: 'open' }, 'closeAccount.open'],
  ['a sealed paper, whoever could deliver it', 'closeAccount', { deliversItself: true }, 'closeAccount.sealed'],
  ['an unverified paper', 'closeAccount', { phase: 'unverified' }, 'closeAccount.staff'],
  ['a paper that only rescue opens', 'closeAccount', { lockedAway: true }, 'closeAccount.staff'],
  ['a delivered paper', 'closeAccount', { phase: 'delivered' }, null],
  ['another learner’s paper', 'closeAccount', { mine: false, phase: 'open' }, null],
])('%s: %s', (_, leaving, facts, key) => expect(consequenceOf({ ...sealed, ...facts }, leaving)).toBe(key));
