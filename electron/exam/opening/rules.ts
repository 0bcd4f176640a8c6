import { asCameraCount, type ExamNeeds } from '../../../src/contract/exam/exam-needs.ts';
import type { AttemptRules } from '../../../src/contract/ipc/exam.ts';
import type { PaperSurface } from '../../../src/contract/platform/exam/user-paper.ts';

/** Seconds between captures of one camera when the platform names none (it may name 5 to 600). */
const usualCaptureSeconds = 12;

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
  const cameraCount = surface.cameraCount === null ? needs.cameraCount : asCameraCount(surface.cameraCount);
  return {
    joinedAt: joined,
    deadline: doubtful ? null : deadline,
    cameraCount,
    sideCameraRequired: cameraCount === 2 && (surface.cameraRequired ?? needs.requiredCameras === 2),
    captureEverySeconds: captureSeconds(surface.captureInterval),
    switchLimit: surface.switchLimit !== null && surface.switchLimit > 0 ? surface.switchLimit : null,
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

function captureSeconds(told: number | null): number {
  return told === null || told <= 0 ? usualCaptureSeconds : Math.min(600, Math.max(5, told));
}
