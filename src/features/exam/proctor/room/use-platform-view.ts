import { useApiQuery } from '#api/query.ts';
import type { Attempt } from '#contract/ipc/exam.ts';
import { monitorFaceData, monitorLiveLinkStatus } from '#contract/platform/exam/seat-monitor.ts';

type Watched = Pick<Attempt, 'userPaperId' | 'exam'>;
const paperOf = ({ userPaperId, exam }: Watched) => ({ userPaperId, examId: exam.examId });

/** How long the learner may be out of the picture, where the platform says so (ms); null: it does not. */
export function useToldGrace(paper: Watched): number | null {
  const { data } = useApiQuery(monitorFaceData, paperOf(paper), { silent: true });
  const seconds = data?.graceSeconds ?? null;
  return seconds === null ? null : Math.min(600, Math.max(5, seconds)) * 1000;
}

/** What the platform has of this seat; undefined: it did not say, or has no such call. */
export function usePlatformView(paper: Watched) {
  const link = useApiQuery(monitorLiveLinkStatus, paperOf(paper), { silent: true });
  const face = useApiQuery(monitorFaceData, paperOf(paper), { silent: true });
  return { link: link.data, face: face.data };
}
