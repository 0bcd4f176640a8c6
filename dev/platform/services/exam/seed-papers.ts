import type { ExamContent } from '../../content/exam-content.ts';
import { exams } from '../../content/exams.ts';
import { day, minute } from '../../server/clock.ts';
import type { Store } from '../../server/store.ts';
import { issueCertificate } from '../certificate/certificate-row.ts';
import { createUpload } from './answer-file-row.ts';
import { markables } from './paper-content.ts';
import { closePaper, createPaper, paperById, sectionsOf, type Paper } from './paper-row.ts';
import { inventedAnswer, sharedQuality, seededFileHash, variedQuality, type Quality } from './seed-answers.ts';

const handedIn = {
  new: [],
  seen: [],
  'failed-once': [0.4],
  passed: [0.5, 0.9],
  'used-up': [0.3, 0.5],
  varied: [],
  waiting: [],
} as const;

/** The papers that a learner handed in before the platform was first started; their scores are marked like any other. */
export function seedPapers(store: Store, accountId: string, exam: ExamContent, now: number): void {
  const shares: readonly number[] = handedIn[exam.past];
  shares.forEach((share, index) => {
    const at = now - (shares.length - index) * 9 * day - 26 * day;
    sitPaper(store, accountId, exam, sharedQuality(share), at);
  });
  if (exam.past === 'varied') sitPaper(store, accountId, exam, variedQuality, now - 12 * day);
  if (exam.past === 'waiting') sitPaper(store, accountId, exam, sharedQuality(0.7), now - 60 * minute);
}

/** Sits a paper with answers of that quality. Returns its id. */
function sitPaper(
  store: Store,
  accountId: string,
  exam: ExamContent,
  qualityOf: (index: number) => Quality,
  at: number,
): string {
  const window = { isLimitTime: 3, startAt: null, endAt: null, days: [] } as const;
  const { id } = createPaper(store, accountId, exam, window, at);
  const paper = paperById(store, id, accountId);
  if (!paper) return id;
  const questions = markables(sectionsOf(paper));
  const given = questions
    .map((question, index) => ({ question, answer: inventedAnswer(question, qualityOf(index)) }))
    .filter(({ answer }) => answer.length > 0);
  for (const { question } of given) if (question.type === 10) seedFile(store, paper, question.id);
  const answers = new Map(given.map(({ question, answer }) => [question.id, answer]));
  closePaper(store, paper, exam, { answers, type: 1, at: at + 25 * minute });
  issueCertificate(store, id, exam);
  return id;
}

/** The file that seeded answers to an upload question name. */
function seedFile(store: Store, { id, account_id: accountId }: Paper, questionId: string): void {
  createUpload(store, {
    paperId: id,
    accountId,
    questionId,
    fileName: '接线图.jpg',
    fileType: 'image/jpeg',
    fileSize: 284_160,
    fileHash: seededFileHash,
    partSize: 262_144,
  });
}

/** Three certificates: one whose stream breaks off, one that is no PDF, one in order. */
export function seedCertificates(store: Store, accountId: string, now: number): void {
  const formal = exams.filter(({ usage }) => usage === 2).slice(1, 4);
  const endings = ['-broken', '-not-pdf', '-good'];
  formal.forEach((exam, index) => {
    const id = sitPaper(store, accountId, exam, sharedQuality(1), now - (20 + index) * day);
    store.run('UPDATE certificate SET id = ? WHERE paper_id = ?', `cert-${accountId}${endings[index]}`, id);
  });
}
