import type { HomeworkRef, HomeworkUpload } from '#contract/ipc/homework.ts';
import { documentPartBytes, getUploadDocVoucher } from '#contract/platform/learning/homework.ts';
import { dataOf } from '#electron/platform/gateway/platform-client.ts';
import { UploadQueue, type UploadQueueOptions } from '#electron/platform/uploads/upload-queue.ts';
import { keyOf, type FileList, type HomeworkFiles, type KeptFile } from './files.ts';

export interface HomeworkQueueOptions extends Pick<
  UploadQueueOptions<WaitingFile>,
  'platform' | 'profile' | 'session' | 'timer' | 'random' | 'report'
> {
  files: HomeworkFiles;
  changed: (ref: HomeworkRef, uploads: HomeworkUpload[]) => void;
}

interface WaitingFile {
  accountId: string;
  ref: HomeworkRef;
  file: KeptFile;
}

/** Sends the files of homework one at a time, also after their screen was left and after a restart. */
export class HomeworkQueue {
  readonly #options: HomeworkQueueOptions;
  readonly #uploads: UploadQueue<WaitingFile>;

  constructor(options: HomeworkQueueOptions) {
    this.#options = options;
    const { files, platform, profile, session, timer, random, report } = options;
    this.#uploads = new UploadQueue({
      of: 'a homework',
      platform,
      profile,
      session,
      timer,
      random,
      report,
      partBytes: documentPartBytes,
      async waiting(accountId) {
        const lists = await files.all(accountId);
        return lists.flatMap((list) =>
          list.files.filter(({ fate }) => fate === null).map((file) => ({ accountId, ref: list.ref, file })),
        );
      },
      bytes: ({ accountId, file }) => files.bytes(accountId, file),
      async announce({ ref, file }) {
        const answer = await platform.call(getUploadDocVoucher, {
          homeworkId: ref.homeworkId,
          courseId: ref.courseId,
          fileName: file.name,
          fileType: file.type,
          fileSize: file.bytes,
          fileHash: file.sha256,
          partSize: documentPartBytes,
        });
        return { answer, given: dataOf(getUploadDocVoucher, answer) };
      },
      settle: ({ accountId, ref, file }, end) =>
        files.settle(
          accountId,
          ref,
          file.fileId,
          end.kind === 'delivered' ? { kind: end.kind, reference: end.fileId || end.address } : end,
        ),
      changed: async ({ accountId, ref }) => this.#tell(accountId, await files.list(accountId, ref)),
    });
  }

  start(): void {
    this.#uploads.start();
  }

  /** Waits no longer for the next try. */
  retryNow(): void {
    this.#uploads.retryNow();
  }

  /** Resolves when nothing is in flight any more. */
  stop(): Promise<void> {
    return this.#uploads.stop();
  }

  /** The files of a homework changed: one that was taken back is not sent on. */
  listChanged(accountId: string, list: FileList): void {
    const key = keyOf(list.ref);
    this.#uploads.listed((sending) => sending.accountId === accountId && keyOf(sending.ref) === key, list.files);
    this.#tell(accountId, list);
  }

  uploadsOf({ files }: FileList): HomeworkUpload[] {
    return files.map((file) => this.#uploadOf(file));
  }

  /** What another account sees is none of this one's. */
  #tell(accountId: string, list: FileList): void {
    const { session, changed } = this.#options;
    if (session.account()?.accountId === accountId) changed(list.ref, this.uploadsOf(list));
  }

  #uploadOf({ fileId, name, type, bytes, fate }: KeptFile): HomeworkUpload {
    const base = { fileId, name, type, bytes, sentBytes: 0, reference: null, message: null, untaken: false };
    if (fate?.kind === 'delivered') return { ...base, phase: 'delivered', sentBytes: bytes, reference: fate.reference };
    if (fate) return { ...base, phase: 'refused', message: fate.message };
    const { sentBytes, trouble } = this.#uploads.progressOf({ fileId });
    if (sentBytes !== null) return { ...base, phase: 'sending', sentBytes };
    if (trouble === null) return { ...base, phase: 'waiting' };
    const { message, untaken, refused } = trouble;
    return { ...base, phase: refused ? 'refused' : 'interrupted', message, untaken };
  }
}
