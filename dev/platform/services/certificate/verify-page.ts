import * as z from 'zod/mini';
import { chineseDate } from '../../server/clock.ts';
import type { Controlled } from '../../server/controls.ts';
import type { Reply } from '../../server/envelope.ts';
import type { PageRequest } from '../../server/page-request.ts';
import { escaped } from '../invigilation/html.ts';
import { certificateRow } from './certificate-row.ts';
import { titleOf } from './issued.ts';

const holderRow = z.object({ name: z.string() });

/** The page below /verify on which anybody checks a certificate by its number; null for any other path. */
export function verifyPage({ method, url }: PageRequest, { store, clock }: Controlled): Reply | null {
  if (method !== 'GET' || url.pathname !== '/verify') return null;
  const number = url.searchParams.get('number') ?? '';
  const row = store.one(
    certificateRow,
    'SELECT * FROM certificate WHERE number = ? AND issued_at <= ?',
    number,
    clock.now(),
  );
  const holder = row && store.one(holderRow, 'SELECT name FROM account WHERE id = ?', row.account_id);
  const content = row
    ? `<p>证书有效存在</p><p>${escaped(titleOf(row))}<br>编号 ${escaped(row.number)}<br>持证人 ${escaped(maskedName(holder?.name ?? ''))}<br>发证 ${chineseDate(row.issued_at)}</p>`
    : '<p>没有找到这个编号的证书。</p>';
  return {
    status: row ? 200 : 404,
    type: 'text/html; charset=utf-8',
    bytes: Buffer.from(
      `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>证书查验</title></head><body><h1>证书查验</h1>${content}</body></html>`,
    ),
    code: null,
    brokenAfter: null,
    headers: { 'content-security-policy': "default-src 'none'" },
  };
}

/** The family name is shown, the rest is not. */
function maskedName(name: string): string {
  const [first = '', ...rest] = name;
  return `${first}${'*'.repeat(rest.length)}`;
}
