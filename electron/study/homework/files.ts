import type { ChosenFile } from '#contract/ipc/answer-files.ts';
import { mostHomeworkBytes, mostHomeworkFiles, type HomeworkRef } from '#contract/ipc/homework.ts';
import type { AnswerFile } from '#contract/ipc/paper.ts';
import { CodedError } from '#electron/kernel/coded-error.ts';
import { FileIntake } from '#electron/platform/uploads/file-intake.ts';
import type { AccountNotebooks } from '#electron/storage/notebooks/account-notebooks.ts';
import { NoteKind, noteWith } from '#electron/storage/notebooks/collection.ts';

/** What became of a file. `reference`: what the platform calls it. */
export type FileFate = { kind: 'delivered'; reference: string } | { kind: 'refused'; message: string | null };

/** A file of a homework that is on this machine's disk, or was until the platform had it. */
export interface KeptFile extends AnswerFile {
  /** Null: it is still to be sent. */
  fate: FileFate | null;
}

/** The files of one homework. */
export interface FileList {
  ref: HomeworkRef;
  files: readonly KeptFile[];
}

/** The files of one homework of an account. */
interface OwnList {
  accountId: string;
  ref: HomeworkRef;
}

interface HomeworkFilesOptions {
  notebooks: AccountNotebooks;
  /** A homework has other files now. */
  changed: (accountId: string, list: FileList) => void;
  report: (what: string, error: unknown) => void;
}

export const keyOf = ({ courseId, homeworkId }: HomeworkRef) => JSON.stringify([courseId, homeworkId]);

const lists = new NoteKind<HomeworkRef, FileList, FileList>({
  prefix: 'files of homework ',
  nameOf: keyOf,
  read: noteWith<FileList>('ref', 'files'),
  empty: (ref) => ({ ref, files: [] }),
});

/** Files of homework, encrypted beside its drafts: each is on disk before the list names it. */
export class HomeworkFiles {
  readonly #notebooks: AccountNotebooks;
  readonly #intake: FileIntake<OwnList, KeptFile, FileList>;
  /** Accounts whose half-written files of an earlier run are gone. */
  readonly #swept = new Set<string>();

  constructor({ notebooks, changed, report }: HomeworkFilesOptions) {
    this.#notebooks = notebooks;
    this.#intake = new FileIntake<OwnList, KeptFile, FileList>({
      of: 'a homework',
      keyOf: ({ accountId, ref }) => JSON.stringify([accountId, keyOf(ref)]),
      admit: (own, file, storing) => this.#admit(own, file, storing),
      appendFile: ({ accountId }, fileId, bytes) =>
        notebooks.run(accountId, (notebook) => notebook.appendFile(fileId, bytes)),
      finishFile: ({ accountId }, fileId) => notebooks.run(accountId, (notebook) => notebook.finishFile(fileId)),
      removeFile: ({ accountId }, fileId) => notebooks.run(accountId, (notebook) => notebook.removeFile(fileId)),
      toFile: (stored) => ({ ...stored, fate: null }),
      write: ({ accountId, ref }, change) =>
        notebooks.run(accountId, async (notebook) => {
          const before = lists.get(notebook, ref).files;
          const list = { ref, files: change(before) };
          if (before.length > 0 || list.files.length > 0) await lists.put(notebook, ref, list);
          return { before, after: list.files, written: list };
        }),
      changed: ({ accountId }, list) => changed(accountId, list),
      report,
    });
  }

  /** Begins to store a file; gives its id. The limits of the homework are the page's to say, and the platform's to decide. */
  async begin(ref: HomeworkRef, file: ChosenFile): Promise<string> {
    return this.#intake.begin(this.#own(ref), file);
  }

  async part(fileId: string, bytes: Uint8Array): Promise<void> {
    this.#expectOwn(fileId);
    await this.#intake.part(fileId, bytes);
  }

  /** Resolves when the file and the list that names it are on disk. */
  async finish(fileId: string): Promise<FileList> {
    this.#expectOwn(fileId);
    return this.#intake.finish(fileId);
  }

  /** Also of a file that is gone already. */
  cancel(fileId: string): Promise<void> {
    return this.#intake.cancel(fileId);
  }

  async remove(ref: HomeworkRef, fileId: string): Promise<FileList> {
    return this.#intake.remove(this.#own(ref), fileId);
  }

  /** The platform has the homework, and with it the files that it took. */
  async forget(ref: HomeworkRef): Promise<void> {
    await this.#intake.change(this.#own(ref), () => []);
  }

  /** Notes what became of a file that the learner has not taken back meanwhile. Its bytes are needed no more once it arrived. */
  async settle(accountId: string, ref: HomeworkRef, fileId: string, fate: FileFate): Promise<void> {
    const own = { accountId, ref };
    await this.#intake.change(own, (files) => files.map((file) => (file.fileId === fileId ? { ...file, fate } : file)));
    if (fate.kind === 'delivered') await this.#intake.removeBytes(own, fileId);
  }

  list(accountId: string, ref: HomeworkRef): Promise<FileList> {
    return this.#notebooks.run(accountId, (notebook) => lists.get(notebook, ref));
  }

  /** The files of all homework of an account. */
  async all(accountId: string): Promise<FileList[]> {
    return this.#notebooks.run(accountId, async (notebook) => {
      const all = lists.all(notebook);
      if (!this.#swept.has(accountId)) {
        await notebook.retainFiles(all.flatMap(({ files }) => files.map(({ fileId }) => fileId)));
        this.#swept.add(accountId);
      }
      return all;
    });
  }

  /** Null: no copy on disk has it whole. */
  bytes(accountId: string, { fileId, sha256 }: KeptFile): Promise<Uint8Array | null> {
    return this.#notebooks.run(accountId, (notebook) => notebook.readFile(fileId, sha256));
  }

  async #admit({ accountId, ref }: OwnList, file: ChosenFile, storing: number): Promise<void> {
    if (file.bytes > mostHomeworkBytes) throw new CodedError('file-size', `${file.bytes} bytes.`);
    const count = (await this.list(accountId, ref)).files.length + storing;
    if (count >= mostHomeworkFiles) throw new CodedError('file-count', `${count} files already.`);
  }

  #own(ref: HomeworkRef): OwnList {
    return { accountId: this.#notebooks.owner(), ref };
  }

  /** Parts reach only a file that the account which is signed in began. */
  #expectOwn(fileId: string): void {
    if (this.#intake.listOf(fileId)?.accountId !== this.#notebooks.owner())
      throw new CodedError('file-gone', 'This file is not being stored.');
  }
}
