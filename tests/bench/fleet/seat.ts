import type { CameraPosition } from '#contract/ipc/evidence.ts';
import { userExamFindUserExams } from '#contract/platform/exam/exam.ts';
import { examJoinExam, findUserPaperSurface, userPaperFindQuestForExam } from '#contract/platform/exam/user-paper.ts';
import { createEvidenceQueue } from '#electron/exam/evidence/queue.ts';
import { createRulesRenewal } from '#electron/exam/opening/rules-renewal.ts';
import { createMonitor } from '#electron/exam/proctor/monitor.ts';
import { createStaffPoll } from '#electron/exam/proctor/staff-poll.ts';
import { openPaper } from '#electron/exam/testing/open-paper.ts';
import { watchConnection } from '#electron/platform/gateway/connection.ts';
import { firstCaptureIn, nextCaptureIn } from '#features/exam/proctor/schedule.ts';
import { spread } from '#rules/timing/spread.ts';
import { createMemoryEvidence, facelessSeal } from './memory-evidence.ts';
import type { FleetServer } from './server.ts';
import type { VirtualTime } from './virtual-time.ts';

interface SeatOptions {
  seat: number;
  time: VirtualTime;
  server: FleetServer;
  random: () => number;
  /** One picture of a camera. */
  jpeg: Uint8Array;
  captureEveryMs: number;
}

/** The moment of the opening as it stands in the list. */
const openedAt = '1700000000000';

const account = { accountId: 'learner', maskedPhone: null, name: null };

/** Who waits on the list reads it once after the exam opened, whenever the learner presses the button. */
export function readListAfterOpening({ seat, time, server }: Pick<SeatOptions, 'seat' | 'time' | 'server'>): void {
  const platform = server.clientOf(seat, () => undefined);
  const read = () => platform.call(userExamFindUserExams, { pageNum: 1, pageSize: 10 });
  time.timer(() => void read(), spread([`10000${seat}`, openedAt]));
}

/** One client from the moment at which its learner opens the paper: all of its timing is the client's own code. */
export async function openSeat({ seat, time, server, random, jpeg, captureEveryMs }: SeatOptions): Promise<void> {
  const { timer, now } = time;
  const connection = watchConnection(() => server.probe(seat), random, timer);
  const platform = server.clientOf(seat, (reached) => connection.note(reached ? 'reached' : 'unreachable'));
  const attempt = { ...openPaper(), attemptId: `a${seat}`, userPaperId: `p${seat}` };
  const session = { account: () => account, onChange: () => () => undefined };
  const handle = { read: async () => attempt, decide: async () => true, note: async () => undefined };
  const store = { attempt: () => handle };
  const quiet = () => undefined;

  const evidence = createEvidenceQueue({
    store: createMemoryEvidence(),
    seal: facelessSeal(jpeg),
    session,
    platform,
    timer,
    random,
    now,
    timeTrusted: () => true,
    openAttempt: () => attempt.attemptId,
    hasRoom: async () => true,
    announce: quiet,
    log: quiet,
  });
  const staffPoll = createStaffPoll({
    platform,
    profile: () => ({}),
    store,
    evidence,
    now,
    changed: quiet,
    rulesChanged: quiet,
    report: quiet,
  });
  const monitor = createMonitor({
    platform,
    now,
    timer,
    random,
    absences: () => 0,
    evidence: (attemptId) => evidence.state(account.accountId, attemptId),
    afterBeat: (beating) => staffPoll(account.accountId, beating),
    log: quiet,
  });
  const renewal = createRulesRenewal({
    profile: () => ({}),
    platform,
    store,
    clock: { now, frame: () => 0, unopposed: () => true, onChange: () => () => {} },
    timer,
    random,
    changed: quiet,
    report: quiet,
  });

  // As electron/app/core.ts does.
  connection.onChange((state) => {
    if (state !== 'online') return;
    monitor.beatSoon();
    evidence.wake();
  });

  const { examId, businessId, sourceType } = attempt.exam;
  const paper = { examId, userPaperId: attempt.userPaperId };
  await platform.call(examJoinExam, { examId, bussinessId: businessId, type: sourceType });
  await platform.call(findUserPaperSurface, paper);
  await platform.call(userPaperFindQuestForExam, paper);
  monitor.start(attempt);
  renewal.start(account.accountId, attempt);

  const sentBytes = Math.ceil((jpeg.byteLength * 4) / 3);
  const capture = (place: CameraPosition) => {
    const facts = { kind: 'capture', ...paper, place, takenAt: now(), faces: 1 } as const;
    void evidence.put(account.accountId, attempt.attemptId, facts, jpeg);
    timer(() => capture(place), nextCaptureIn(captureEveryMs, random(), { sentBytes, cameras: 2 }));
  };
  for (const place of ['front', 'side'] as const) {
    timer(() => capture(place), firstCaptureIn(place, captureEveryMs, random()));
  }
}
