import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { getUploadDocVoucher } from '#contract/platform/learning/homework.ts';
import { quirkOf } from '../../content/people.ts';
import { minute } from '../../server/clock.ts';
import { handle, type Context } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import type { Store } from '../../server/store.ts';
import { examCodes } from '../exam/codes.ts';
import { openHomework } from './open-homework.ts';

const voucherMs = 10 * minute;
const megabyte = 1024 * 1024;
const fileRow = z.object({
  id: z.string(),
  name: z.string(),
  size: z.number(),
  hash: z.string(),
  part_size: z.number(),
  voucher_until: z.number(),
  address: z.nullable(z.string()),
});
type FileRow = z.output<typeof fileRow>;
const columns = 'id, name, size, hash, part_size, voucher_until, address';

/** A whole file of this learner and homework by its id; undefined: there is none. */
export function wholeFile(store: Store, accountId: string, homeworkId: string, fileId: string): FileRow | undefined {
  return store.one(
    fileRow,
    `SELECT ${columns} FROM homework_file
     WHERE id = ? AND account_id = ? AND homework_id = ? AND address IS NOT NULL`,
    fileId,
    accountId,
    homeworkId,
  );
}

export const homeworkFileHandlers = [
  handle(getUploadDocVoucher, (file, context) => {
    const { store, clock, account } = context;
    const { content } = openHomework(file, context);
    if (content.maxFiles === 0) throw new Refusal(serverCodes.badParameter, '这份作业不接收文件');
    if (file.fileSize > content.megabytes * megabyte)
      throw new Refusal(examCodes.fileTooLarge, `文件不能超过${content.megabytes}M`);
    const ending = file.fileName.split('.').at(-1)?.toLowerCase() ?? '';
    if (quirkOf(account.phone) === 'refused-files' || !content.types.includes(ending))
      throw new Refusal(examCodes.fileType, `只接收 ${content.types.join('、')} 格式的文件`);
    if (file.fileSize <= 0 || file.partSize <= 0) throw new Refusal(serverCodes.badParameter, '文件大小不正确');
    const { id, address } = known(file, context) ?? created(file, context);
    const voucher = randomUUID();
    store.run(
      'UPDATE homework_file SET voucher = ?, voucher_until = ? WHERE id = ?',
      voucher,
      clock.now() + voucherMs,
      id,
    );
    return { voucher, receivedList: partsOf(store, id).map(String), address: address ?? '', fileId: id };
  }),
];

type Announced = Parameters<Parameters<typeof handle<typeof getUploadDocVoucher>>[1]>[0];

/** The same content in parts of another size begins anew. */
function known(file: Announced, { store, account }: Context): FileRow | null {
  const found = store.one(
    fileRow,
    `SELECT ${columns} FROM homework_file WHERE account_id = ? AND homework_id = ? AND hash = ?`,
    account.id,
    file.homeworkId,
    file.fileHash,
  );
  if (!found || found.address !== null || found.part_size === file.partSize) return found ?? null;
  store.run('DELETE FROM homework_file_part WHERE file_id = ?', found.id);
  store.run('DELETE FROM homework_file WHERE id = ?', found.id);
  return null;
}

function created(file: Announced, { store, account }: Context): Pick<FileRow, 'id' | 'address'> {
  const id = randomUUID();
  store.run(
    `INSERT INTO homework_file (id, account_id, homework_id, name, type, size, hash, part_size, voucher_until)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)`,
    id,
    account.id,
    file.homeworkId,
    file.fileName,
    file.fileType,
    file.fileSize,
    file.fileHash,
    file.partSize,
  );
  return { id, address: null };
}

interface Part {
  voucher: string;
  index: number;
  /** Base64. */
  content: string;
}

/** Takes a part under a voucher of a homework; null: the voucher is none of a homework. A part that is there stays. */
export function takeHomeworkPart(
  { voucher, index, content }: Part,
  { store, clock, account }: Pick<Context, 'store' | 'clock' | 'account'>,
): { address: string; fileId: string } | null {
  const file = store.one(
    fileRow,
    `SELECT ${columns} FROM homework_file WHERE voucher = ? AND account_id = ?`,
    voucher,
    account.id,
  );
  if (!file) return null;
  if (file.voucher_until < clock.now()) throw new Refusal(examCodes.voucherExpired, '上传凭证已过期');
  const bytes = Buffer.from(content, 'base64');
  const parts = Math.ceil(file.size / file.part_size);
  if (index < 0 || index >= parts || bytes.length > file.part_size)
    throw new Refusal(serverCodes.badParameter, '分片序号或大小不正确');
  store.run(
    'INSERT OR IGNORE INTO homework_file_part (file_id, position, bytes) VALUES (?, ?, ?)',
    file.id,
    index,
    bytes,
  );
  if (quirkOf(account.phone) === 'short-vouchers')
    store.run('UPDATE homework_file SET voucher_until = 0 WHERE id = ?', file.id);
  return { address: completed(store, file, parts), fileId: file.id };
}

/** The file's address once all parts are there and their content is what was announced; else ''. */
function completed(store: Store, file: FileRow, parts: number): string {
  if (file.address !== null) return file.address;
  if (partsOf(store, file.id).length < parts) return '';
  const rows = store.all(
    z.object({ bytes: z.instanceof(Uint8Array) }),
    'SELECT bytes FROM homework_file_part WHERE file_id = ? ORDER BY position',
    file.id,
  );
  const whole = Buffer.concat(rows.map(({ bytes }) => bytes));
  if (createHash('sha256').update(whole).digest('hex') !== file.hash) {
    store.run('DELETE FROM homework_file_part WHERE file_id = ?', file.id);
    return '';
  }
  const address = `/media/homework/${file.id}`;
  store.run('UPDATE homework_file SET address = ? WHERE id = ?', address, file.id);
  return address;
}

function partsOf(store: Store, fileId: string): number[] {
  const rows = store.all(
    z.object({ position: z.number() }),
    'SELECT position FROM homework_file_part WHERE file_id = ? ORDER BY position',
    fileId,
  );
  return rows.map(({ position }) => position);
}
