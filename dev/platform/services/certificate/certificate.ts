import * as calls from '#contract/platform/certificate/certificate.ts';
import { wireTime } from '../../server/clock.ts';
import { ByteAnswer, handle } from '../../server/handle.ts';
import { ownOrigin } from '../../server/own-origin.ts';
import { pageOf } from '../../server/paging.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { certificatePdf } from './certificate-pdf.ts';
import type { CertificateRow } from './certificate-row.ts';
import { issuedTo, titleOf } from './issued.ts';
import { ordersOf, paperFee } from './order-row.ts';

const issuer = '启程职业培训';

const pdfType = 'application/pdf';

/** Two certificates of one demo account go wrong on purpose: `-broken` breaks off, `-not-pdf` is a page of HTML. */
function stream(row: CertificateRow, holder: string): ByteAnswer {
  if (row.id.endsWith('-not-pdf')) return new ByteAnswer(pdfType, Buffer.from('<html><body>服务繁忙</body></html>'));
  const bytes = certificatePdf({
    title: titleOf(row),
    holder,
    number: row.number,
    issuedAt: row.issued_at,
    validUntil: row.valid_until,
    score: row.score,
    issuer,
  });
  return new ByteAnswer(pdfType, bytes, row.id.endsWith('-broken') ? Math.floor(bytes.length / 2) : null);
}

export const certificateHandlers = [
  handle(calls.myCertificates, (paging, context) => {
    const { list, total } = pageOf(issuedTo(context), paging);
    const orders = ordersOf(context.store, context.account.id);
    return {
      list: list.map((row) => ({
        id: row.id,
        name: titleOf(row),
        certificateNo: row.number,
        issueTime: wireTime(row.issued_at),
        validUntil: wireTime(row.valid_until),
        score: row.score,
        holderName: context.account.name,
        issuer,
        paperFee,
        verifyUrl: `${ownOrigin(context.store)}/verify?number=${encodeURIComponent(row.number)}`,
        paperOrderId: orders.find(({ certificate_id: id }) => id === row.id)?.id ?? '',
      })),
      total,
    };
  }),
  handle(calls.certificatePdfStream, ({ id }, context) => {
    const row = issuedTo(context).find((entry) => entry.id === id);
    if (!row) throw new Refusal(serverCodes.notFound, '没有找到这张证书');
    return stream(row, context.account.name);
  }),
];
