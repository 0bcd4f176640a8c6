import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { ExamContent } from '../../content/exam-content.ts';
import { wireTime } from '../../server/clock.ts';
import type { Store } from '../../server/store.ts';

export const certificateRow = z.object({
  id: z.string(),
  account_id: z.string(),
  exam_id: z.string(),
  number: z.string(),
  issued_at: z.number(),
  valid_until: z.nullable(z.number()),
  score: z.number(),
});
export type CertificateRow = z.output<typeof certificateRow>;

const passedPaper = z.object({
  account_id: z.string(),
  score: z.number(),
  marked_at: z.number(),
});

const threeYears = 3 * 365 * 86_400_000;

/** A passed paper of a formal exam earns a certificate, once; it is valid from the moment the paper is marked. */
export function issueCertificate(store: Store, paperId: string, exam: ExamContent): void {
  const paper = store.one(
    passedPaper,
    'SELECT account_id, score, marked_at FROM paper WHERE id = ? AND passed = 1',
    paperId,
  );
  if (!paper || exam.usage !== 2) return;
  const serial = createHash('sha256').update(paperId).digest().readUInt32BE(0) % 1_000_000;
  const year = wireTime(paper.marked_at)?.slice(0, 4) ?? '';
  store.run(
    `INSERT OR IGNORE INTO certificate (id, account_id, paper_id, exam_id, number, issued_at, valid_until, score)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    `cert-${paperId}`,
    paper.account_id,
    paperId,
    exam.id,
    `QC-${exam.bank.toUpperCase()}-${year}-${String(serial).padStart(6, '0')}`,
    paper.marked_at,
    paper.marked_at + threeYears,
    paper.score,
  );
}

/** The certificate that a paper earned; null: none. */
export function certificateOfPaper(store: Store, paperId: string): string | null {
  return store.one(z.object({ id: z.string() }), 'SELECT id FROM certificate WHERE paper_id = ?', paperId)?.id ?? null;
}
