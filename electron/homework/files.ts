import { createHash, randomBytes, type Hash } from 'node:crypto';
import type { ChosenFile } from '../../src/contract/ipc/answer-files.ts';
import { mostHomeworkBytes, mostHomeworkFiles, type HomeworkRef } from '../../src/contract/ipc/homework.ts';
import { CodedError } from '../core/coded-error.ts';
import type { AccountNotebooks } from '../practice/account-notebooks.ts';
import type { Notebook } from '../practice/notebook.ts';

/** What became of a file. `reference`: what the platform calls it. */
export type FileFate = { kind: 'delivered'; reference: string } | { kind: 'refused'; message: string | null };

/** A file of a homework that is on this machine's disk, or was until the platform had it. */
export interface KeptFile extends ChosenFile {
  fileId: string;
  /** Hex. */
  sha256: string;
  /** Null: it is still to be sent. */
  fate: FileFate | null;
}

/** The files of one homework. */
export interface FileList {
  ref: HomeworkRef;
  files: readonly KeptFile[];
}

interface Storing {
  accountId: string;
  ref: HomeworkRef;
  file: ChosenFile;
  hash: Hash;
  received: number;
}

interface HomeworkFilesOptions {
  notebooks: AccountNotebooks;
  /** A homework has other files now. */
  changed: (accountId: string, list: FileList) => void;
  report: (what: string, error: unknown) => void;
}

/** Files of homework, encrypted beside its drafts: each is on disk before the list names it. */
export class HomeworkFiles {
  readonly #options: HomeworkFilesOptions;
  readonly #storing = new Map<string, Storing>();
  /** Accounts whose half-written files of an earlier run are gone. */
  readonly #swept = new Set<string>();

  constructor(options: HomeworkFilesOptions) {
    this.#options = options;
  }

  /** Begins to store a file; gives its id. The limits of the homework are the page's to say, and the platform's to decide. */
  async begin(ref: HomeworkRef, file: ChosenFile): Promise<string> {
    const accountId = this.#options.notebooks.owner();
    if (file.bytes === 0) throw new CodedError('file-empty', 'The file is empty.');
    if (file.bytes > mostHomeworkBytes) throw new CodedError('file-size', `${file.bytes} bytes.`);
    const { files } = await this.list(accountId, ref);
    if (files.length >= mostHomeworkFiles) throw new CodedError('file-count', `${files.length} files already.`);
    const fileId = randomBytes(16).toString('hex');
    this.#storing.set(fileId, { accountId, ref, file, hash: createHash('sha256'), received: 0 });
    return fileId;
  }

  async part(fileId: string, bytes: Uint8Array): Promise<void> {
    const storing = this.#expect(fileId);
    storing.received += bytes.byteLength;
    if (storing.received > storing.file.bytes) {
      await this.cancel(fileId);
      throw new CodedError('file-size', 'More bytes came than were announced.');
    }
    storing.hash.update(bytes);
    try {
      await this.#options.notebooks.run(storing.accountId, (notebook) => notebook.appendFile(fileId, bytes));
    } catch (error) {
      await this.cancel(fileId);
      throw error;
    }
  }

  /** Resolves when the file and the list that names it are on disk. */
  async finish(fileId: string): Promise<FileList> {
    const { accountId, ref, file, hash, received } = this.#expect(fileId);
    try {
      if (received !== file.bytes) throw new CodedError('file-size', `${received} of ${file.bytes} bytes came.`);
      await this.#options.notebooks.run(accountId, (notebook) => notebook.finishFile(fileId));
      const stored: KeptFile = { fileId, ...file, sha256: hash.digest('hex'), fate: null };
      const list = await this.#change(accountId, ref, (files) => [
        ...files.filter(({ sha256 }) => sha256 !== stored.sha256),
        stored,
      ]);
      this.#storing.delete(fileId);
      return list;
    } catch (error) {
      await this.cancel(fileId);
      throw error;
    }
  }

  /** Also of a file that is gone already. */
  async cancel(fileId: string): Promise<void> {
    const storing = this.#storing.get(fileId);
    this.#storing.delete(fileId);
    if (storing) await this.#removeBytes(storing.accountId, fileId);
  }

  async remove(ref: HomeworkRef, fileId: string): Promise<FileList> {
    return this.#change(this.#options.notebooks.owner(), ref, (files) =>
      files.filter((file) => file.fileId !== fileId),
    );
  }

  /** The platform has the homework, and with it the files that it took. */
  async forget(ref: HomeworkRef): Promise<void> {
    await this.#change(this.#options.notebooks.owner(), ref, () => []);
  }

  /** Notes what became of a file that the learner has not taken back meanwhile. Its bytes are needed no more once it arrived. */
  async settle(accountId: string, ref: HomeworkRef, fileId: string, fate: FileFate): Promise<void> {
    await this.#change(accountId, ref, (files) =>
      files.map((file) => (file.fileId === fileId ? { ...file, fate } : file)),
    );
    if (fate.kind === 'delivered') await this.#removeBytes(accountId, fileId);
  }

  list(accountId: string, ref: HomeworkRef): Promise<FileList> {
    return this.#options.notebooks.run(accountId, (notebook) => listIn(notebook, ref));
  }

  /** The files of all homework of an account. */
  async all(accountId: string): Promise<FileList[]> {
    return this.#options.notebooks.run(accountId, async (notebook) => {
      const lists = notebook.all(prefix).filter(isList);
      if (!this.#swept.has(accountId)) {
        await notebook.retainFiles(lists.flatMap(({ files }) => files.map(({ fileId }) => fileId)));
        this.#swept.add(accountId);
      }
      return lists;
    });
  }

  /** Null: no copy on disk has it whole. */
  bytes(accountId: string, { fileId, sha256 }: KeptFile): Promise<Uint8Array | null> {
    return this.#options.notebooks.run(accountId, (notebook) => notebook.readFile(fileId, sha256));
  }

  /** Writes the changed list, and deletes the files that it no longer has. */
  async #change(
    accountId: string,
    ref: HomeworkRef,
    change: (files: readonly KeptFile[]) => readonly KeptFile[],
  ): Promise<FileList> {
    const { notebooks, changed } = this.#options;
    const { list, gone } = await notebooks.run(accountId, async (notebook) => {
      const before = listIn(notebook, ref).files;
      const after = { ref, files: change(before) };
      if (before.length > 0 || after.files.length > 0) await notebook.put(keyOf(ref), after);
      const staying = new Set(after.files.map(({ fileId }) => fileId));
      return { list: after, gone: before.filter(({ fileId }) => !staying.has(fileId)) };
    });
    for (const { fileId } of gone) await this.#removeBytes(accountId, fileId);
    changed(accountId, list);
    return list;
  }

  async #removeBytes(accountId: string, fileId: string): Promise<void> {
    try {
      await this.#options.notebooks.run(accountId, (notebook) => notebook.removeFile(fileId));
    } catch (error) {
      // No list names it: the first look of the next run removes it.
      this.#options.report('a file of a homework could not be removed', error);
    }
  }

  /** Parts reach only a file that the account which is signed in began. */
  #expect(fileId: string): Storing {
    const storing = this.#storing.get(fileId);
    if (!storing || storing.accountId !== this.#options.notebooks.owner())
      throw new CodedError('file-gone', 'This file is not being stored.');
    return storing;
  }
}

const prefix = 'files of homework ';
const keyOf = ({ courseId, homeworkId }: HomeworkRef) => `${prefix}${JSON.stringify([courseId, homeworkId])}`;

function listIn(notebook: Notebook, ref: HomeworkRef): FileList {
  const note = notebook.get(keyOf(ref));
  return isList(note) ? note : { ref, files: [] };
}

/** A note is authentic and was written from this type. */
function isList(note: unknown): note is FileList {
  return typeof note === 'object' && note !== null && 'ref' in note && 'files' in note;
}
