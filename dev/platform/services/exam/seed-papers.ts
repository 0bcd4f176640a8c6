import { day, minute } from '../../server/clock.ts';
import { issueCertificate } from '../certificate/certificate-row.ts';
import type { ExamContent } from '../../content/exam-content.ts';
import { exams } from '../../content/exams.ts';
import { markables } from './paper-content.ts';
import { closePaper, createPaper, paperById, sectionsOf } from './paper-row.ts';
import { rightAnswer } from './paper-report.ts';
import type { Store } from '../../server/store.ts';

const handedIn = { new: [], seen: [], 'failed-once': [0.4], passed: [0.5, 0.9], 'used-up': [0.3, 0.5] } as const;

/** The papers that a learner handed in before the platform was first started; their scores are marked like any other. */
export function seedPapers(store: Store, accountId: string, exam: ExamContent, now: number): void {
  const shares: readonly number[] = handedIn[exam.past];
  shares.forEach((share, index) => {
    const at = now - (shares.length - index) * 9 * day - 26 * day;
    sitPaper(store, accountId, exam, share, at);
  });
}

/** Sits a paper with the given share of right answers. Returns its id. */
function sitPaper(store: Store, accountId: string, exam: ExamContent, share: number, at: number): string {
  const window = { isLimitTime: 3, startAt: null, endAt: null, days: [] } as const;
  const { id } = createPaper(store, accountId, exam, window, at);
  const paper = paperById(store, id, accountId);
  if (!paper) return id;
  const questions = markables(sectionsOf(paper));
  const right = questions.filter((_, index) => (index + 1) % 10 < share * 10 || share === 1);
  const answers = new Map(right.map(({ id: questionId, type, key }) => [questionId, rightAnswer(type, key)]));
  closePaper(store, paper, exam, { answers, type: 1, at: at + 25 * minute });
  issueCertificate(store, id, exam);
  return id;
}

/** Three certificates: one whose stream breaks off, one that is no PDF, one in order. */
export function seedCertificates(store: Store, accountId: string, now: number): void {
  const formal = exams.filter(({ usage }) => usage === 2).slice(1, 4);
  const endings = ['-broken', '-not-pdf', '-good'];
  formal.forEach((exam, index) => {
    const id = sitPaper(store, accountId, exam, 1, now - (20 + index) * day);
    store.run('UPDATE certificate SET id = ? WHERE paper_id = ?', `cert-${accountId}${endings[index]}`, id);
  });
}
