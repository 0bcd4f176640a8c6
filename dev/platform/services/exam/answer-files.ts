import { createHash, randomUUID } from 'node:crypto';
import * as calls from '#contract/platform/exam/answer-file.ts';
import { questionById } from '../../content/banks.ts';
import { quirkOf } from '../../content/people.ts';
import { minute } from '../../server/clock.ts';
import { handle } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import type { Store } from '../../server/store.ts';
import { takeHomeworkPart } from '../homework/homework-files.ts';
import {
  createUpload,
  joinParts,
  partsOf,
  takePart,
  uploadByVoucher,
  uploadOf,
  type Upload,
} from './answer-file-row.ts';
import { examCodes } from './codes.ts';
import { ownPaper } from './own-paper.ts';
import { answersOf, isClosedByPlatform, type Paper } from './paper-row.ts';

const voucherMs = 10 * minute;
const megabyte = 1024 * 1024;

export const answerFileHandlers = [
  handle(calls.getUpFloadFileVoucher, (file, context) => {
    const { store, clock, account } = context;
    const { paper } = ownPaper(file, context);
    refuseFile(file, quirkOf(account.phone) === 'refused-files');
    const known = uploadOf(store, paper.id, file.questionId, file.fileHash);
    refuseClosed(paper, file, known);
    const voucher = randomUUID();
    const upload = known ?? createUpload(store, { ...file, paperId: paper.id, accountId: account.id });
    store.run(
      'UPDATE answer_file SET voucher = ?, voucher_until = ? WHERE id = ?',
      voucher,
      clock.now() + voucherMs,
      upload.id,
    );
    return {
      voucher,
      receivedList: partsOf(store, upload.id).map(String),
      address: upload.address ?? '',
      fileId: upload.id,
    };
  }),
  handle(calls.resourceUploadPart, ({ voucher, index, content }, { store, clock, account }) => {
    const ofHomework = takeHomeworkPart({ voucher, index, content }, { store, clock, account });
    if (ofHomework) return ofHomework;
    const upload = uploadByVoucher(store, voucher, account.id);
    if (!upload || upload.voucher_until < clock.now()) throw new Refusal(examCodes.voucherExpired, '上传凭证已过期');
    const bytes = Buffer.from(content, 'base64');
    const parts = Math.ceil(upload.size / upload.part_size);
    if (index < 0 || index >= parts || bytes.length > upload.part_size)
      throw new Refusal(serverCodes.badParameter, '分片序号或大小不正确');
    takePart(store, upload.id, index, bytes);
    // One voucher a part: what a platform with short-lived vouchers is like.
    if (quirkOf(account.phone) === 'short-vouchers')
      store.run('UPDATE answer_file SET voucher_until = 0 WHERE id = ?', upload.id);
    return { address: completed(store, upload, parts), fileId: upload.id };
  }),
];

/** The file's address once all parts are there and their content is what was announced; else ''. */
function completed(store: Store, upload: Upload, parts: number): string {
  if (upload.address !== null) return upload.address;
  if (partsOf(store, upload.id).length < parts) return '';
  const whole = joinParts(store, upload.id);
  if (createHash('sha256').update(whole).digest('hex') !== upload.hash) {
    store.run('DELETE FROM answer_file_part WHERE file_id = ?', upload.id);
    return '';
  }
  const address = `/media/answer/${upload.id}`;
  store.run('UPDATE answer_file SET address = ? WHERE id = ?', address, upload.id);
  return address;
}

interface Announced {
  questionId: string;
  fileName: string;
  fileSize: number;
  fileHash: string;
}

function refuseFile({ questionId, fileName, fileSize }: Announced, always: boolean): void {
  const limits = questionById(questionId)?.upload;
  if (!limits) throw new Refusal(serverCodes.badParameter, '这道题不接收文件');
  if (fileSize > limits.megabytes * megabyte)
    throw new Refusal(examCodes.fileTooLarge, `文件不能超过${limits.megabytes}M`);
  const extension = fileName.split('.').at(-1)?.toLowerCase() ?? '';
  if (always || !limits.types.split(',').includes(extension))
    throw new Refusal(examCodes.fileType, `只接收 ${limits.types} 格式的文件`);
}

/** A handed-in paper takes only the files that its answers name: they may arrive after it. */
function refuseClosed(paper: Paper, { questionId, fileHash }: Announced, known: Upload | undefined): void {
  if (paper.submitted_at === null || isClosedByPlatform(paper)) return;
  const named = answersOf(paper).get(questionId) ?? [];
  if (![fileHash, known?.id, known?.address].some((name) => name && named.includes(name)))
    throw new Refusal(examCodes.filesClosed, '试卷已提交，不再接收文件');
}
