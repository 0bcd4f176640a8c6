import { createHash, randomBytes, type Hash } from 'node:crypto';
import type { ChosenFile } from '#contract/ipc/answer-files.ts';
import type { AnswerFile } from '#contract/ipc/paper.ts';
import { CodedError } from '#electron/kernel/coded-error.ts';
import { JournalError } from '#electron/storage/journal/journal-error.ts';

type Change<File> = (files: readonly File[]) => readonly File[];

/** How the files of lists of one kind lie on this machine. `List`: what names one list, for example a question of a paper. */
export interface FileIntakeOptions<List, File extends AnswerFile, Written> {
  /** What a file is of, for the log: `an answer`. */
  of: string;
  keyOf: (list: List) => string;
  /** Rejects where the list may not take this file. `storing`: how many are on their way into it. */
  admit: (list: List, file: ChosenFile, storing: number) => Promise<void>;
  appendFile: (list: List, fileId: string, bytes: Uint8Array) => Promise<void>;
  /** Resolves when the whole file is on disk. */
  finishFile: (list: List, fileId: string) => Promise<void>;
  removeFile: (list: List, fileId: string) => Promise<void>;
  /** A stored file as the list names it. */
  toFile: (stored: AnswerFile) => File;
  /** Resolves when the changed list is on disk, with the files before and after. One list is written at a time. */
  write: (
    list: List,
    change: Change<File>,
  ) => Promise<{ before: readonly File[]; after: readonly File[]; written: Written }>;
  /** The list has other files now. */
  changed: (list: List, written: Written) => void;
  report: (what: string, error: unknown) => void;
}

interface Storing<List> {
  list: List;
  file: ChosenFile;
  hash: Hash;
  received: number;
  /** Parts are stored one after the other. */
  last: Promise<unknown>;
}

/** Takes files from the page: each is on disk, encrypted, before a record makes it part of a list. */
export class FileIntake<List, File extends AnswerFile, Written> {
  readonly #options: FileIntakeOptions<List, File, Written>;
  readonly #storing = new Map<string, Storing<List>>();
  /** Stored files whose record failed and may be on the disk all the same: their bytes stay until a later record tells. */
  readonly #doubtful = new Map<string, List>();
  /** Two files that end at once must not overwrite each other in the list. */
  #changing: Promise<unknown> = Promise.resolve();

  constructor(options: FileIntakeOptions<List, File, Written>) {
    this.#options = options;
  }

  async begin(list: List, file: ChosenFile): Promise<string> {
    if (file.bytes === 0) throw new CodedError('file-empty', 'The file is empty.');
    const beside = [...this.#storing.values()].filter((other) => this.#isOf(other.list, list));
    await this.#options.admit(list, file, beside.length);
    const fileId = randomBytes(16).toString('hex');
    const hash = createHash('sha256');
    this.#storing.set(fileId, { list, file, hash, received: 0, last: Promise.resolve() });
    return fileId;
  }

  /** The list that this file is being stored for; null: it is not being stored. */
  listOf(fileId: string): List | null {
    return this.#storing.get(fileId)?.list ?? null;
  }

  async part(fileId: string, bytes: Uint8Array): Promise<void> {
    const storing = this.#expect(fileId);
    storing.received += bytes.byteLength;
    if (storing.received > storing.file.bytes) {
      await this.cancel(fileId);
      throw new CodedError('file-size', 'More bytes came than were announced.');
    }
    storing.hash.update(bytes);
    storing.last = storing.last.then(() => this.#options.appendFile(storing.list, fileId, bytes));
    try {
      await storing.last;
    } catch (error) {
      await this.cancel(fileId);
      throw error;
    }
  }

  /** Resolves when the file and the list that names it are on disk. */
  async finish(fileId: string): Promise<Written> {
    const { list, file, hash, received } = this.#expect(fileId);
    try {
      if (received !== file.bytes) throw new CodedError('file-size', `${received} of ${file.bytes} bytes came.`);
      await this.#options.finishFile(list, fileId);
      const stored = this.#options.toFile({ fileId, ...file, sha256: hash.digest('hex') });
      const written = await this.change(list, (files) => [
        ...files.filter(({ sha256 }) => sha256 !== stored.sha256),
        stored,
      ]);
      this.#storing.delete(fileId);
      return written;
    } catch (error) {
      if (mayBeThere(error)) {
        this.#storing.delete(fileId);
        this.#doubtful.set(fileId, list);
      } else await this.cancel(fileId);
      throw error;
    }
  }

  /** Also of a file that is gone already. */
  async cancel(fileId: string): Promise<void> {
    const storing = this.#storing.get(fileId);
    this.#storing.delete(fileId);
    if (storing) await this.removeBytes(storing.list, fileId);
  }

  /** The record goes first: a file that a list names is never missing. */
  remove(list: List, fileId: string): Promise<Written> {
    return this.change(list, (files) => files.filter((file) => file.fileId !== fileId));
  }

  /** Writes the changed list, and deletes the files that it no longer has. */
  change(list: List, change: Change<File>): Promise<Written> {
    const run = async (): Promise<Written> => {
      const { before, after, written } = await this.#options.write(list, change);
      const gone = [...before.map((file) => file.fileId), ...this.#doubtfulOf(list)];
      for (const fileId of new Set(gone)) {
        if (!after.some((file) => file.fileId === fileId)) await this.removeBytes(list, fileId);
      }
      this.#options.changed(list, written);
      return written;
    };
    const next = this.#changing.then(run, run);
    this.#changing = next;
    return next;
  }

  /** A list that was written takes back what failed before it. */
  #doubtfulOf(list: List): string[] {
    const found = [...this.#doubtful].filter(([, other]) => this.#isOf(other, list)).map(([fileId]) => fileId);
    for (const fileId of found) this.#doubtful.delete(fileId);
    return found;
  }

  /** Deletes what nobody needs any more; where the disk refuses, it stays until its journal is opened the next time. */
  async removeBytes(list: List, fileId: string): Promise<void> {
    try {
      await this.#options.removeFile(list, fileId);
    } catch (error) {
      this.#options.report(`a file of ${this.#options.of} could not be removed`, error);
    }
  }

  #isOf(one: List, other: List): boolean {
    return this.#options.keyOf(one) === this.#options.keyOf(other);
  }

  #expect(fileId: string): Storing<List> {
    const storing = this.#storing.get(fileId);
    if (!storing) throw new CodedError('file-gone', 'This file is not being stored.');
    return storing;
  }
}

/** A disk that refuses or does not answer may hold the record; whatever else fails wrote none. */
function mayBeThere(error: unknown): boolean {
  return error instanceof JournalError && ['slow', 'gone', 'disk', 'disk-full'].includes(error.code);
}
