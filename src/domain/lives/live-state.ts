import type { LiveClass } from '#contract/platform/live/live.ts';

const running = 1;

/** How a live class stands for the learner; `unknown`: neither the platform nor its times say. */
export type LiveState = 'notStarted' | 'running' | 'replay' | 'ended' | 'unknown';

export type Stated = Pick<
  LiveClass,
  'status' | 'liveStatus' | 'isLiveReplay' | 'isRecord' | 'beginTime' | 'planEndTime'
>;

/** The platform's word decides, `liveStatus` where `status` is missing (G-113), else the times. Times in epoch ms. */
export function stateOf(live: Stated, now: number): LiveState {
  const code = live.status ?? live.liveStatus ?? codeByTimes(live, now);
  if (code === null) return 'unknown';
  if (code === running) return 'running';
  if (code === 0) return 'notStarted';
  return live.isLiveReplay && live.isRecord ? 'replay' : 'ended';
}

function codeByTimes({ beginTime, planEndTime }: Stated, now: number): number | null {
  if (beginTime !== null && now < beginTime) return 0;
  if (planEndTime !== null && now > planEndTime) return 2;
  return beginTime !== null && planEndTime !== null ? running : null;
}
