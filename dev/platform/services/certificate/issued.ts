import { examById } from '../../content/exams.ts';
import type { Context } from '../../server/handle.ts';
import { certificateRow, type CertificateRow } from './certificate-row.ts';

/** What a certificate is for. */
export function titleOf({ exam_id: examId }: CertificateRow): string {
  return examById(examId)?.name ?? '培训考核';
}

/** The learner's certificates, newest first. Marked by now: a certificate appears when its paper is marked. */
export function issuedTo({ store, account, clock }: Context): CertificateRow[] {
  return store.all(
    certificateRow,
    'SELECT * FROM certificate WHERE account_id = ? AND issued_at <= ? ORDER BY issued_at DESC, id',
    account.id,
    clock.now(),
  );
}
