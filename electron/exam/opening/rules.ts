import { captureSeconds } from '../../../src/contract/exam/capture-interval.ts';
import { asCameraCount, type ExamNeeds } from '../../../src/contract/exam/exam-needs.ts';
import { switchRule } from '../../../src/contract/exam/switch-rule.ts';
import type { AttemptRules } from '../../../src/contract/ipc/exam.ts';
import type { PaperSurface } from '../../../src/contract/platform/exam/user-paper.ts';

export interface KnownBefore {
  /** What the join said. */
  joinedAt: number;
  needs: ExamNeeds;
  /** Added to every time of the surface. */
  shiftMs: number;
  /** Epoch ms of the platform. */
  now: number;
}

/** The rules of an attempt when it begins; for a surface that is silent, what was known before it counts. */
export function attemptRules(surface: PaperSurface, { joinedAt, needs, shiftMs, now }: KnownBefore): AttemptRules {
  const joined = surface.joinTime === null ? joinedAt : surface.joinTime + shiftMs;
  const deadline = deadlineOf(surface, joined, shiftMs);
  // A paper that the platform has just opened is not over: such times must never seal it.
  const doubtful = deadline !== null && deadline <= now;
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
  };
}

/** The earlier of the window's end and join time + duration; null when the platform gives neither. */
export function deadlineOf(surface: PaperSurface, joined: number, shiftMs: number): number | null {
  const byWindow = surface.endTime === null ? null : surface.endTime + shiftMs;
  const byDuration = surface.duration !== null && surface.duration > 0 ? joined + surface.duration * 60_000 : null;
  if (byDuration === null || byWindow === null) return byDuration ?? byWindow;
  return Math.min(byDuration, byWindow);
}

function secondsBetween(told: number | null): number {
  const { least, most, usual } = captureSeconds;
  return told === null || told <= 0 ? usual : Math.min(most, Math.max(least, told));
}
