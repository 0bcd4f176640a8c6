import type { AttemptRules } from '../../../src/contract/ipc/exam.ts';
import type { PaperSurface } from '../../../src/contract/platform/exam/user-paper.ts';

/** Seconds between captures of one camera when the platform names none (it may name 5 to 600). */
const usualCaptureSeconds = 12;

/** The rules of an attempt, fixed when it begins. `joinedAt` is what the join said, for a surface that is silent. */
export function attemptRules(surface: PaperSurface, joinedAt: number): AttemptRules {
  const joined = surface.joinTime ?? joinedAt;
  return {
    joinedAt: joined,
    deadline: deadlineOf(surface, joined),
    cameraCount: cameraCount(surface.cameraCount),
    sideCameraRequired: surface.cameraRequired && cameraCount(surface.cameraCount) === 2,
    captureEverySeconds: captureSeconds(surface.captureInterval),
    switchLimit: surface.switchLimit !== null && surface.switchLimit > 0 ? surface.switchLimit : null,
  };
}

/** The earlier of the window's end and join time + duration; null when the platform gives neither. */
function deadlineOf(surface: PaperSurface, joined: number): number | null {
  const byDuration = surface.duration !== null && surface.duration > 0 ? joined + surface.duration * 60_000 : null;
  if (byDuration === null || surface.endTime === null) return byDuration ?? surface.endTime;
  return Math.min(byDuration, surface.endTime);
}

function cameraCount(told: number | null): 0 | 1 | 2 {
  if (told === null || told < 1) return 0;
  return told < 2 ? 1 : 2;
}

function captureSeconds(told: number | null): number {
  return told === null || told <= 0 ? usualCaptureSeconds : Math.min(600, Math.max(5, told));
}
