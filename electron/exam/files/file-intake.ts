import { createHash, randomBytes, type Hash } from 'node:crypto';
import type { ChosenFile, SavedFiles } from '#contract/ipc/answer-files.ts';
import type { AnswerFile } from '#contract/ipc/paper.ts';
import { CodedError } from '#electron/kernel/coded-error.ts';
import { JournalError } from '#electron/storage/journal/journal-error.ts';
import type { AttemptsWith } from '../records/attempt-store.ts';
import { fileProblem, filesIn } from './file-rules.ts';

/** An attempt of the account that may write into it. */
interface Target {
  accountId: string;
  attemptId: string;
}

interface Storing extends Target {
  questionId: string;
  file: ChosenFile;
  hash: Hash;
  received: number;
  /** Parts are stored one after the other. */
  last: Promise<unknown>;
}

export interface FileIntakeOptions {
  store: AttemptsWith<'read' | 'change' | 'appendFile' | 'finishFile' | 'removeFile'>;
  /** The answer of an attempt has other files now. */
  changed: (accountId: string, attemptId: string) => void;
  report: (what: string, error: unknown) => void;
}

/** Takes files from the page: each is on disk, encrypted, before a record of the journal makes it part of the answer. */
export class FileIntake {
  readonly #options: FileIntakeOptions;
  readonly #storing = new Map<string, Storing>();
  /** Stored files whose record failed and may be on the disk all the same: their bytes stay until a later record tells. */
  readonly #doubtful = new Map<string, Target>();
  /** Two files that end at once must not overwrite each other in the answer. */
  #answering: Promise<unknown> = Promise.resolve();

  constructor(options: FileIntakeOptions) {
    this.#options = options;
  }

  async begin(target: Target, questionId: string, file: ChosenFile): Promise<string> {
    const attempt = await this.#attempt(target);
    const beside = [...this.#storing.values()].filter(
      (other) => other.attemptId === target.attemptId && other.questionId === questionId,
    );
    const problem = fileProblem(attempt, questionId, file, beside.length);
    if (problem) throw problem;
    const fileId = randomBytes(16).toString('hex');
    const { accountId, attemptId } = target;
    const hash = createHash('sha256');
    this.#storing.set(fileId, { accountId, attemptId, questionId, file, hash, received: 0, last: Promise.resolve() });
    return fileId;
  }

  /** The account that stores this file. */
  ownerOf(fileId: string): Target | null {
    return this.#storing.get(fileId) ?? null;
  }

  async part(fileId: string, bytes: Uint8Array): Promise<void> {
    const storing = this.#expect(fileId);
    storing.received += bytes.byteLength;
    if (storing.received > storing.file.bytes) {
      await this.cancel(fileId);
      throw new CodedError('file-size', 'More bytes came than were announced.');
    }
    storing.hash.update(bytes);
    storing.last = storing.last.then(() => this.#handle(storing).appendFile(fileId, bytes));
    try {
      await storing.last;
    } catch (error) {
      await this.cancel(fileId);
      throw error;
    }
  }

  async finish(fileId: string): Promise<SavedFiles> {
    const { accountId, attemptId, questionId, file, hash, received } = this.#expect(fileId);
    try {
      if (received !== file.bytes) throw new CodedError('file-size', `${received} of ${file.bytes} bytes came.`);
      await this.#handle({ accountId, attemptId }).finishFile(fileId);
      const stored: AnswerFile = { fileId, ...file, sha256: hash.digest('hex') };
      const answered = await this.#answer({ accountId, attemptId }, questionId, (files) => [
        ...files.filter(({ sha256 }) => sha256 !== stored.sha256),
        stored,
      ]);
      this.#storing.delete(fileId);
      return answered;
    } catch (error) {
      if (mayBeThere(error)) {
        this.#storing.delete(fileId);
        this.#doubtful.set(fileId, { accountId, attemptId });
      } else await this.cancel(fileId);
      throw error;
    }
  }

  /** Also of a file that is gone already. */
  async cancel(fileId: string): Promise<void> {
    const storing = this.#storing.get(fileId);
    this.#storing.delete(fileId);
    if (storing) await this.#removeBytes(storing, fileId);
  }

  /** The record goes first: a file that an answer names is never missing. */
  async remove(target: Target, questionId: string, fileId: string): Promise<SavedFiles> {
    return this.#answer(target, questionId, (files) => files.filter((file) => file.fileId !== fileId));
  }

  /** Writes the changed list of files, and deletes those that it no longer has. */
  #answer(
    target: Target,
    questionId: string,
    change: (files: readonly AnswerFile[]) => readonly AnswerFile[],
  ): Promise<SavedFiles> {
    const run = async (): Promise<SavedFiles> => {
      const { accountId, attemptId } = target;
      const before = filesIn(await this.#attempt(target), questionId);
      const files = change(before);
      const value = { kind: 'files', files } as const;
      const saved = await this.#handle(target).change({ type: 'answer', questionId, value });
      const gone = [...before.map((file) => file.fileId), ...this.#doubtfulOf(target)];
      for (const fileId of new Set(gone)) {
        if (!files.some((file) => file.fileId === fileId)) await this.#removeBytes(target, fileId);
      }
      this.#options.changed(accountId, attemptId);
      return { files, saved };
    };
    const next = this.#answering.then(run, run);
    this.#answering = next;
    return next;
  }

  /** A record that was written takes back those that failed before it. */
  #doubtfulOf({ attemptId }: Target): string[] {
    const found = [...this.#doubtful].filter(([, target]) => target.attemptId === attemptId).map(([fileId]) => fileId);
    for (const fileId of found) this.#doubtful.delete(fileId);
    return found;
  }

  async #removeBytes(target: Target, fileId: string): Promise<void> {
    try {
      await this.#handle(target).removeFile(fileId);
    } catch (error) {
      // It belongs to no answer: the next opening of the journal removes it.
      this.#options.report('a file of an answer could not be removed', error);
    }
  }

  #handle({ accountId, attemptId }: Target) {
    return this.#options.store.attempt(accountId, attemptId);
  }

  async #attempt(target: Target) {
    const attempt = await this.#handle(target).read();
    if (!attempt) throw new CodedError('no-attempt', 'There is no such attempt of this account.');
    return attempt;
  }

  #expect(fileId: string): Storing {
    const storing = this.#storing.get(fileId);
    if (!storing) throw new CodedError('file-gone', 'This file is not being stored.');
    return storing;
  }
}

/** A disk that refuses or does not answer may hold the record; whatever else fails wrote none. */
function mayBeThere(error: unknown): boolean {
  return error instanceof JournalError && ['slow', 'gone', 'disk', 'disk-full'].includes(error.code);
}
