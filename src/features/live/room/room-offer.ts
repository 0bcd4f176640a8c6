import type { LiveClass } from '#contract/platform/live/live.ts';
import { stateOf } from '#domain/lives/live-state.ts';
import { lockOf, openingOf, type Lock } from '../shared/live-rules.ts';

/** What the screen of a room offers: the room, the replay, or the reason why there is neither. */
export type Offer =
  | { kind: 'room'; roomId: string }
  | { kind: 'replay' }
  | { kind: 'notStarted' | 'ended' | 'notLinked' | 'unknown' }
  | { kind: 'locked'; lock: Lock };

/**
 * `live` null: the platform does not tell of the class. Then the address alone counts, and the platform decides when the
 * learner enters.
 */
export function offerOf(live: LiveClass | null, roomIdOfAddress: string, now: number): Offer {
  if (live === null) {
    return roomIdOfAddress === '' ? { kind: 'unknown' } : { kind: 'room', roomId: roomIdOfAddress };
  }
  const roomId = live.liveRoomId || roomIdOfAddress;
  const opening = openingOf({ ...live, liveRoomId: roomId }, now);
  const lock = lockOf(live);
  if ('go' in opening) return opening.go === 'room' ? { kind: 'room', roomId } : { kind: 'replay' };
  if (opening.warn !== 'locked') return { kind: opening.warn };
  return lock ? { kind: 'locked', lock } : { kind: stateOf(live, now) === 'notStarted' ? 'notStarted' : 'ended' };
}
