import { accountHash } from '../journal/attempt-id.ts';
import type { AttemptCard } from '../journal/card.ts';
import { JournalError } from '../journal/journal-error.ts';
import type { JournalName, Journals } from '../journal/journals.ts';
import { findKey, makeKey, type KeyVault, type Report } from '../journal/keys.ts';
import { keyCheck } from '../journal/record-format.ts';
import type { Appended } from '../journal/twin-log.ts';
import { KeystoreError } from '../keystore/keystore-error.ts';

export interface NotebookOptions {
  /** Journals in folders of their own. */
  journals: Journals;
  vault: KeyVault;
  /** The platform: the same account number is somebody else at another one. Absent: notebooks are not told apart. */
  origin?: string;
  /** Epoch ms of this machine. */
  now: () => number;
  report: Report;
}

/** A note as the journal stores it: JSON by key, the latest counts. */
interface Note {
  type: 'note';
  key: string;
  value: unknown;
}

/** The note that tells the platform of a notebook whose name leaves it out. */
const originKey = 'origin';

/** Whether there is a notebook of the account whose name leaves the platform out. */
export async function hasOldNotebook({ journals }: NotebookOptions, accountId: string): Promise<boolean> {
  const old = accountHash(accountId);
  return (await journals.list()).some(({ name }) => name.account === old);
}

/** Says nothing of its owner; the journal requires a card. */
const emptyCard: AttemptCard = {
  exam: { examId: '', businessId: '', sourceType: '', name: '' },
  owner: '',
  answered: 0,
  total: 0,
  deadline: null,
  phase: 'open',
  settledAt: null,
};

/** The n-th notebook of an account, by its hash; a next one is begun where no key opens the one before. */
function nameOf(account: string, generation: number): JournalName {
  return { account, attempt: generation.toString(16).padStart(16, '0') };
}

function isForGood(error: unknown): boolean {
  if (error instanceof KeystoreError) return error.trouble === 'changed';
  return error instanceof JournalError && (error.code === 'locked-away' || error.code === 'damaged');
}

/** Notes of one account on this machine: encrypted, in two copies, on disk when `put` resolves. */
export class Notebook {
  readonly #options: NotebookOptions;
  readonly #name: JournalName;
  readonly #notes: Map<string, unknown>;

  private constructor(options: NotebookOptions, name: JournalName, notes: Map<string, unknown>) {
    this.#options = options;
    this.#name = name;
    this.#notes = notes;
  }

  /** Rejects with JournalError or KeystoreError where trying again may succeed. */
  static async open(options: NotebookOptions, accountId: string): Promise<Notebook> {
    const old = await hasOldNotebook(options, accountId);
    const before = old ? await Notebook.openOf(options, accountHash(accountId)) : null;
    if (before && (await before.isOf(options.origin))) return before;
    return Notebook.openOf(options, accountHash(accountId, options.origin));
  }

  /** The same for an account that is known by its hash only. */
  static async openOf(options: NotebookOptions, account: string): Promise<Notebook> {
    const listed = await options.journals.list();
    for (let generation = 0; ; generation += 1) {
      const name = nameOf(account, generation);
      const known = listed.some((one) => one.name.account === name.account && one.name.attempt === name.attempt);
      if (!known) return Notebook.#create(options, name);
      try {
        return await Notebook.#read(options, name);
      } catch (error) {
        if (!isForGood(error)) throw error;
        options.report('a practice notebook cannot be opened any more; a new one is begun', error);
      }
    }
  }

  static async #create(options: NotebookOptions, name: JournalName): Promise<Notebook> {
    const { journals, vault, now, report } = options;
    const { key, vaultKey, rescueKey } = await makeKey(vault, null, report);
    const header = {
      version: 1,
      attemptId: name.attempt,
      accountHash: name.account,
      createdAt: now(),
      keyCheck: keyCheck(key),
      vaultKey,
      rescueKey,
    } as const;
    const firstRecord = noteText({ type: 'note', key: 'begin', value: null });
    await journals.create({ name, header, key, keepKeyBeside: vaultKey === null, card: emptyCard, firstRecord });
    return new Notebook(options, name, new Map());
  }

  static async #read(options: NotebookOptions, name: JournalName): Promise<Notebook> {
    const { journals, vault } = options;
    const { header, bareKey } = await journals.head(name);
    if (!header) throw new JournalError('damaged', 'Neither copy of the notebook has a whole header.');
    const { records } = await journals.open(name, await findKey(vault, header, bareKey));
    const notes = records.map(({ text }) => parseNote(text));
    return new Notebook(options, name, new Map(notes.map(({ key, value }) => [key, value])));
  }

  /** Whether it is of this platform. One of an earlier version, which did not say, is of the first that opens it. */
  async isOf(origin: string | undefined): Promise<boolean> {
    const known = this.get(originKey);
    if (origin === undefined || known !== undefined) return origin === undefined || known === origin;
    await this.put(originKey, origin);
    return true;
  }

  get(key: string): unknown {
    return this.#notes.get(key);
  }

  /** The values of all keys that begin with `prefix`. */
  all(prefix: string): unknown[] {
    return [...this.#notes].filter(([key]) => key.startsWith(prefix)).map(([, value]) => value);
  }

  /** Rejects when neither copy could be written; the note is then as it was. */
  async put(key: string, value: unknown): Promise<void> {
    await this.record(key, value);
  }

  /** As `put`; tells the record's number and when it was on disk. */
  async record(key: string, value: unknown): Promise<Appended> {
    const appended = await this.#options.journals.append(this.#name, noteText({ type: 'note', key, value }));
    this.#notes.set(key, value);
    return appended;
  }

  /** Appends the next part to a file beside the notes, encrypted as they are. */
  appendFile(fileId: string, bytes: Uint8Array): Promise<void> {
    return this.#options.journals.appendFile(this.#name, fileId, bytes);
  }

  /** Resolves when the whole file is on the disk. */
  async finishFile(fileId: string): Promise<void> {
    await this.#options.journals.finishFile(this.#name, fileId);
  }

  /** Null: no copy has this content. `sha256`: hex. */
  readFile(fileId: string, sha256: string): Promise<Uint8Array | null> {
    return this.#options.journals.readFile(this.#name, fileId, sha256);
  }

  removeFile(fileId: string): Promise<void> {
    return this.#options.journals.removeFile(this.#name, fileId);
  }

  /** Removes all files but these and the ones that are being written: what a crash left half-written. */
  retainFiles(fileIds: readonly string[]): Promise<void> {
    return this.#options.journals.retainFiles(this.#name, fileIds);
  }
}

function noteText(note: Note): string {
  return JSON.stringify(note);
}

/** Decrypted text is authentic: it is what some version of this client wrote. */
function parseNote(text: string): Note {
  const note: Note = JSON.parse(text);
  return note;
}
