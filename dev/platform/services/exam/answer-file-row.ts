import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Store } from '../../server/store.ts';

const uploadRow = z.object({
  id: z.string(),
  size: z.number(),
  hash: z.string(),
  part_size: z.number(),
  voucher_until: z.number(),
  address: z.nullable(z.string()),
});
export type Upload = z.output<typeof uploadRow>;
const columns = 'id, size, hash, part_size, voucher_until, address';

/** A file of a paper, by its question and content. */
export function uploadOf(store: Store, paperId: string, questionId: string, hash: string): Upload | undefined {
  return store.one(
    uploadRow,
    `SELECT ${columns} FROM answer_file WHERE paper_id = ? AND question_id = ? AND hash = ?`,
    paperId,
    questionId,
    hash,
  );
}

const heldFile = z.object({ name: z.string(), size: z.number(), hash: z.string() });

/** The files of an answer, as a review names them. */
export function filesOf(store: Store, paperId: string, questionId: string): z.output<typeof heldFile>[] {
  return store.all(
    heldFile,
    'SELECT name, size, hash FROM answer_file WHERE paper_id = ? AND question_id = ? ORDER BY rowid',
    paperId,
    questionId,
  );
}

export function uploadByVoucher(store: Store, voucher: string, accountId: string): Upload | undefined {
  return store.one(
    uploadRow,
    `SELECT ${columns} FROM answer_file WHERE voucher = ? AND account_id = ?`,
    voucher,
    accountId,
  );
}

/** True for the id or the address of a file of this paper that arrived whole. */
export function isUploaded(store: Store, paperId: string, name: string): boolean {
  return (
    store.one(
      uploadRow,
      `SELECT ${columns} FROM answer_file WHERE paper_id = ? AND address IS NOT NULL AND (id = ? OR address = ?)`,
      paperId,
      name,
      name,
    ) !== undefined
  );
}

interface NewUpload {
  paperId: string;
  accountId: string;
  questionId: string;
  fileName: string;
  fileType: string;
  fileSize: number;
  fileHash: string;
  partSize: number;
}

export function createUpload(store: Store, file: NewUpload): Upload {
  const id = randomUUID();
  store.run(
    `INSERT INTO answer_file (id, paper_id, account_id, question_id, name, type, size, hash, part_size, voucher_until)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0)`,
    id,
    file.paperId,
    file.accountId,
    file.questionId,
    file.fileName,
    file.fileType,
    file.fileSize,
    file.fileHash,
    file.partSize,
  );
  return { id, size: file.fileSize, hash: file.fileHash, part_size: file.partSize, voucher_until: 0, address: null };
}

/** A part that is there already stays as it is. */
export function takePart(store: Store, fileId: string, index: number, bytes: Uint8Array): void {
  store.run('INSERT OR IGNORE INTO answer_file_part (file_id, position, bytes) VALUES (?, ?, ?)', fileId, index, bytes);
}

export function partsOf(store: Store, fileId: string): number[] {
  const rows = store.all(
    z.object({ position: z.number() }),
    'SELECT position FROM answer_file_part WHERE file_id = ? ORDER BY position',
    fileId,
  );
  return rows.map(({ position }) => position);
}

export function joinParts(store: Store, fileId: string): Buffer {
  const rows = store.all(
    z.object({ bytes: z.instanceof(Uint8Array) }),
    'SELECT bytes FROM answer_file_part WHERE file_id = ? ORDER BY position',
    fileId,
  );
  return Buffer.concat(rows.map(({ bytes }) => bytes));
}

/** The files that came in for a paper. For GET /__files. */
export function fileReport(store: Store, paperId: string): unknown[] {
  return store.all(
    z.record(z.string(), z.unknown()),
    `SELECT question_id, name, type, size, hash, address,
     (SELECT count(*) FROM answer_file_part WHERE file_id = answer_file.id) AS parts
     FROM answer_file WHERE paper_id = ? ORDER BY rowid`,
    paperId,
  );
}
