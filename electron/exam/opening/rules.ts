import type { AttemptRules } from '#contract/ipc/exam.ts';
import type { PaperSurface } from '#contract/platform/exam/user-paper.ts';
import { captureSeconds } from '#rules/exam/capture-interval.ts';
import { asCameraCount, type ExamNeeds } from '#rules/exam/exam-needs.ts';
import { switchRule } from '#rules/exam/switch-rule.ts';
import { isEndShown, longestMinutes, type EndEvidence } from './end-basis.ts';

export interface KnownBefore {
  /** What the join said. */
  joinedAt: number;
  needs: ExamNeeds;
  /** Added to every time of the surface. */
  shiftMs: number;
  /** Epoch ms of the platform. */
  now: number;
  /** What speaks for the end of a paper that begins now. */
  end?: EndEvidence;
}

/** The rules of an attempt when it begins; for a surface that is silent, what was known before it counts. */
export function attemptRules(surface: PaperSurface, { joinedAt, needs, shiftMs, now, end }: KnownBefore): AttemptRules {
  const joined = surface.joinTime === null ? joinedAt : surface.joinTime.at + shiftMs;
  const deadline = deadlineOf(surface, joined, shiftMs);
  // A paper that the platform has just opened is not over: such times must never seal it.
  const doubtful = deadline !== null && deadline <= now;
  const shown = deadline === null || !end || isEndShown(surface, { joined, deadline, shiftMs }, end);
  const switches = switchRule(surface);
  const cameraCount = surface.cameraCount === null ? needs.cameraCount : asCameraCount(surface.cameraCount);
  return {
    joinedAt: joined,
    deadline: doubtful ? null : deadline,
    cameraCount,
    sideCameraRequired: cameraCount === 2 && (surface.cameraRequired ?? needs.requiredCameras === 2),
    captureEverySeconds: secondsBetween(surface.captureInterval),
    switchLimit: switches?.limit ?? null,
    ...(switches?.consequence ? { switchConsequence: switches.consequence } : {}),
    ...(needs.formal ? {} : { formal: false as const }),
    ...(needs.face ? { faceChecked: true as const } : {}),
    ...(shiftMs === 0 ? {} : { timeShiftMs: shiftMs }),
    ...(doubtful ? { timeDoubtful: true } : {}),
    ...(deadline === null && surface.duration === 0 ? { unlimited: true as const } : {}),
    ...(shown || doubtful ? {} : { endBasis: 'assumed' as const }),
  };
}

/** The earlier of the window's end and join time + duration; null when the platform gives neither. */
export function deadlineOf(surface: PaperSurface, joined: number, shiftMs: number): number | null {
  const byWindow = surface.endTime === null ? null : surface.endTime + shiftMs;
  const minutes = surface.duration ?? 0;
  const byDuration = minutes > 0 && minutes <= longestMinutes ? joined + minutes * 60_000 : null;
  if (byDuration === null || byWindow === null) return byDuration ?? byWindow;
  return Math.min(byDuration, byWindow);
}

function secondsBetween(told: number | null): number {
  const { least, most, usual } = captureSeconds;
  return told === null || told <= 0 ? usual : Math.min(most, Math.max(least, told));
}
