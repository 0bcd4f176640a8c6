import type { Answer } from '#contract/platform/endpoint.ts';
import type { liveRoomFindById } from '#contract/platform/live/live.ts';
import { stateOf } from '#domain/lives/live-state.ts';
import { lockOf, type Lock } from '../shared/live-rules.ts';

type Facts = Pick<
  Answer<typeof liveRoomFindById>,
  | 'status'
  | 'liveStatus'
  | 'isLiveReplay'
  | 'isRecord'
  | 'beginTime'
  | 'planEndTime'
  | 'isLocked'
  | 'lockCourseRate'
  | 'lockExamCondition'
  | 'currentCourseRate'
  | 'isExamPassed'
  | 'liveRoomId'
  | 'playbackUrl'
>;

/** What the screen of a replay shows: the recording, its host's page, or why there is neither. */
export type ReplayOffer =
  | { kind: 'film'; address: string }
  | { kind: 'hosted'; roomId: string }
  | { kind: 'locked'; lock: Lock }
  | { kind: 'running' | 'notStarted' | 'none' | 'notYet' | 'unknown' };

/**
 * `live` null: the platform does not tell of the class, and the address alone counts. A task's item needs no `isRecord`
 * (G-112): a recording that has an address is one.
 */
export function replayOf(live: Facts | null, roomIdOfAddress: string, now: number): ReplayOffer {
  if (live === null) return roomIdOfAddress === '' ? { kind: 'unknown' } : { kind: 'hosted', roomId: roomIdOfAddress };
  const lock = lockOf(live);
  const state = stateOf(live, now);
  if (state === 'running' || state === 'notStarted') return { kind: state };
  if (lock !== null) return { kind: 'locked', lock };
  const address = live.playbackUrl.trim();
  if (address !== '') return { kind: 'film', address };
  if (live.isLiveReplay === false) return { kind: 'none' };
  const roomId = live.liveRoomId || roomIdOfAddress;
  return roomId === '' ? { kind: live.isLiveReplay === null ? 'unknown' : 'notYet' } : { kind: 'hosted', roomId };
}
