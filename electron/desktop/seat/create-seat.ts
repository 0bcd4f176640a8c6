import { accountLogout } from '#contract/platform/account/account.ts';
import { oldLogoutWithToken } from '#contract/platform/account/session.ts';
import type { ExamService } from '#electron/exam/service.ts';
import type { Emit } from '#electron/kernel/events.ts';
import { systemTimer } from '#electron/kernel/timer.ts';
import type { ClientOptions } from '#electron/platform/client/client-options.ts';
import type { CoreSession } from '#electron/platform/client/core-session.ts';
import { isNewVersion } from '#electron/platform/tenant/tenant-values.ts';
import type { StudyService } from '#electron/study/learning/study-service.ts';
import { SeatWatch } from './seat-watch.ts';
import { wipeAfter, type WipeOptions } from './wipe.ts';

/** The computer at which learners follow one another. */
interface Seat {
  /** Seconds since the last key, click or touch, in any program. */
  idleSeconds: () => number;
  isPaperOpen: () => boolean;
  /** Removes what Chromium keeps of pages: cookies, caches, databases. */
  clearPageData: () => Promise<void>;
}

export interface SeatOptions {
  seat: Seat;
}

interface SeatParts extends Pick<WipeOptions, 'settings' | 'offline' | 'jobs' | 'reminders'> {
  exams: Pick<ExamService, 'handIns'>;
  study: Pick<StudyService, 'sinceLastReport'>;
  /** A live room or a lab is open. */
  isRoomOpen: () => boolean;
}

/** A shared computer must not wait long for a platform that does not answer. */
const logoutTimeoutMs = 3_000;

/** Watches a computer that learners share, as its policy says. */
export function createSeat(
  core: ClientOptions & SeatOptions,
  base: CoreSession,
  parts: SeatParts,
  emit: Emit,
): SeatWatch {
  const { session, platform, tenant } = base;
  const rule = core.givenPolicy.signOut;
  const report = (what: string, error: unknown) => core.log('warn', what, error);

  async function signOut(): Promise<void> {
    const logout = isNewVersion(tenant.configuration().data) ? accountLogout : oldLogoutWithToken;
    // A paper on its way still needs the session: it is ended at the platform once the paper has arrived.
    const held = await parts.exams.handIns.holdSession(logout.id);
    if (!held) await platform.call(logout, {}, { timeoutMs: logoutTimeoutMs });
    await session.end('left');
    core.log('info', `signed out: nobody used this computer for ${rule?.afterMinutes} minutes`);
  }

  if (rule?.wipe) {
    let before = session.account()?.accountId ?? null;
    session.onChange((account) => {
      const gone = before;
      before = account?.accountId ?? null;
      const { endReason } = session.state();
      const left = account === null && (endReason === 'signed-out' || endReason === 'left');
      if (gone !== null && left) void wipeAfter(gone, { ...parts, clearPageData: core.seat.clearPageData, report });
    });
  }
  return new SeatWatch({
    rule,
    session,
    idleSeconds: core.seat.idleSeconds,
    studiedSecondsAgo: () => parts.study.sinceLastReport() / 1_000,
    isBusy: () => core.seat.isPaperOpen() || parts.isRoomOpen(),
    signOut,
    changed: (notice) => emit('seat', 'noticeChanged', notice),
    now: Date.now,
    timer: systemTimer,
    report,
  });
}
