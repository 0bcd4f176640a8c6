import { randomBytes } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { filePartBytes, type ChosenFile, type ChosenHere } from '#contract/ipc/answer-files.ts';
import { CodedError } from '#electron/kernel/coded-error.ts';
import { contentTypeOf } from '#electron/platform/gateway/content-types.ts';
import type { AttemptsWith } from '../records/attempt-store.ts';
import type { AnswerIntake, AnswerTarget } from './answer-intake.ts';

/** Asks the learner for files with the system's dialog; `extensions` without dots, none: any. Empty: cancelled. */
export type AskFiles = (extensions: readonly string[]) => Promise<readonly string[]>;

export interface ChosenFilesOptions {
  ask: AskFiles;
  intake: Pick<AnswerIntake, 'begin' | 'part' | 'listOf'>;
  store: AttemptsWith<'read'>;
  report: (what: string, error: unknown) => void;
}

interface Chosen {
  target: AnswerTarget;
  from: string;
  file: ChosenFile;
}

const longestName = 255;
const noType = 'application/octet-stream';

/**
 * Files that the learner chose for an answer in a dialog that main opened, so that choosing is no absence from the paper. The
 * page sees names and sizes; main alone knows the paths, and reads.
 */
export class ChosenFiles {
  readonly #options: ChosenFilesOptions;
  /** Those of the latest dialog, by id. */
  #chosen = new Map<string, Chosen>();
  /** Files on their way into the store, by the id that the intake gave. */
  readonly #reading = new Map<string, { from: string; at: number }>();
  #asking = false;

  constructor(options: ChosenFilesOptions) {
    this.#options = options;
  }

  /** One dialog at a time; a second one chooses nothing. */
  async choose(target: AnswerTarget): Promise<ChosenHere[]> {
    const { accountId, attemptId, questionId } = target;
    const attempt = await this.#options.store.attempt(accountId, attemptId).read();
    if (attempt?.phase !== 'open') throw new CodedError('sealed', 'The paper is not open.');
    const limits = attempt.paper.questions.find(({ id }) => id === questionId)?.upload;
    if (!limits) throw new CodedError('wrong-kind', `Question ${questionId} takes no files.`);
    if (this.#asking) return [];
    this.#asking = true;
    try {
      const paths = await this.#options.ask(limits.extensions);
      const read = await Promise.all(paths.map((from) => this.#look(from)));
      const entries = read
        .filter((found) => found !== null)
        .map(({ from, file }) => [randomBytes(16).toString('hex'), { target, from, file }] as const);
      this.#chosen = new Map(entries);
      return entries.map(([chosenId, { file }]) => ({ chosenId, ...file }));
    } finally {
      this.#asking = false;
    }
  }

  /** Begins to store a chosen file; gives the id of the intake. */
  async begin(accountId: string, attemptId: string, chosenId: string): Promise<string> {
    const chosen = this.#chosen.get(chosenId);
    if (!chosen || chosen.target.attemptId !== attemptId || chosen.target.accountId !== accountId)
      throw new CodedError('file-gone', 'This file was not chosen here.');
    const fileId = await this.#options.intake.begin(chosen.target, chosen.file);
    this.#reading.set(fileId, { from: chosen.from, at: 0 });
    return fileId;
  }

  /** Stores its next part. */
  async part(fileId: string): Promise<void> {
    const reading = this.#reading.get(fileId);
    if (!reading || this.#options.intake.listOf(fileId) === null) {
      this.#reading.delete(fileId);
      throw new CodedError('file-gone', 'This file is not being stored.');
    }
    const bytes = await readPart(reading.from, reading.at);
    if (bytes.length === 0) throw new CodedError('file-size', 'The file has become shorter.');
    reading.at += bytes.length;
    await this.#options.intake.part(fileId, bytes);
  }

  /** The file is stored, or given up. */
  forget(fileId: string): void {
    this.#reading.delete(fileId);
  }

  async #look(from: string): Promise<{ from: string; file: ChosenFile } | null> {
    try {
      const found = await stat(from);
      if (!found.isFile()) return null;
      const [type = noType] = contentTypeOf(from).split(';');
      const name = path.basename(from).slice(-longestName);
      return { from, file: { name, type: type === noType ? '' : type, bytes: found.size } };
    } catch (error) {
      this.#options.report('a chosen file cannot be read', error);
      return null;
    }
  }
}

async function readPart(from: string, at: number): Promise<Uint8Array> {
  const file = await open(from, 'r');
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(filePartBytes), 0, filePartBytes, at);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
