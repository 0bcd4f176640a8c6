import { createHash, randomBytes, type Hash } from 'node:crypto';
import type { ChosenFile, SavedFiles } from '../../../src/contract/ipc/answer-files.ts';
import type { AnswerFile } from '../../../src/contract/ipc/paper.ts';
import { CodedError } from '../../core/coded-error.ts';
import type { AttemptStore } from '../attempts/attempt-store.ts';
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
  store: Pick<AttemptStore, 'read' | 'write' | 'appendFile' | 'finishFile' | 'removeFile'>;
  /** The answer of an attempt has other files now. */
  changed: (accountId: string, attemptId: string) => void;
  report: (what: string, error: unknown) => void;
}

/** Takes files from the page: each is on disk, encrypted, before a record of the journal makes it part of the answer. */
export class FileIntake {
  readonly #options: FileIntakeOptions;
  readonly #storing = new Map<string, Storing>();
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
    const { accountId, attemptId } = storing;
    storing.last = storing.last.then(() => this.#options.store.appendFile(accountId, attemptId, fileId, bytes));
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
      await this.#options.store.finishFile(accountId, attemptId, fileId);
      const stored: AnswerFile = { fileId, ...file, sha256: hash.digest('hex') };
      const answered = await this.#answer({ accountId, attemptId }, questionId, (files) => [
        ...files.filter(({ sha256 }) => sha256 !== stored.sha256),
        stored,
      ]);
      this.#storing.delete(fileId);
      return answered;
    } catch (error) {
      await this.cancel(fileId);
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
      const saved = await this.#options.store.write(accountId, attemptId, {
        type: 'answer',
        questionId,
        value: { kind: 'files', files },
      });
      for (const gone of before.filter(({ fileId }) => !files.some((file) => file.fileId === fileId)))
        await this.#removeBytes(target, gone.fileId);
      this.#options.changed(accountId, attemptId);
      return { files, saved };
    };
    const next = this.#answering.then(run, run);
    this.#answering = next;
    return next;
  }

  async #removeBytes({ accountId, attemptId }: Target, fileId: string): Promise<void> {
    try {
      await this.#options.store.removeFile(accountId, attemptId, fileId);
    } catch (error) {
      // It belongs to no answer: the next opening of the journal removes it.
      this.#options.report('a file of an answer could not be removed', error);
    }
  }

  async #attempt({ accountId, attemptId }: Target) {
    const attempt = await this.#options.store.read(accountId, attemptId);
    if (!attempt) throw new CodedError('no-attempt', 'There is no such attempt of this account.');
    return attempt;
  }

  #expect(fileId: string): Storing {
    const storing = this.#storing.get(fileId);
    if (!storing) throw new CodedError('file-gone', 'This file is not being stored.');
    return storing;
  }
}
