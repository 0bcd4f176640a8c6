import { basename, dirname } from 'node:path';
import { AttachedFiles } from './attached-files.ts';
import type { AttemptCard } from './card.ts';
import { asJournalError, readFound } from './copies.ts';
import { quarantinedFiles } from './durable-file.ts';
import type { FileLayer } from './file-layer.ts';
import { headerBytes, parseHeader } from './header.ts';
import { JournalError } from './journal-error.ts';
import { readHistory } from './journal-history.ts';
import { journalNames } from './journal-names.ts';
import { pathsOf, type Folders } from './journal-paths.ts';
import type {
  JournalHead,
  JournalHistory,
  JournalListing,
  JournalName,
  Journals,
  NewJournal,
  OpenedJournal,
} from './journals.ts';
import { headerIn, type LogRecord } from './merge.ts';
import { keyCheck } from './record-format.ts';
import { Reserve } from './reserve.ts';
import { SideFiles } from './side-files.ts';
import { recordSubject, rememberSuperfluous } from './superfluous-records.ts';
import { TwinLog, type Appended, type TwinLogOptions } from './twin-log.ts';

/** The header is the first frame of a journal and far smaller than this. */
const headerRoom = 16 * 1024;

type LogOptions = Pick<TwinLogOptions, 'compactAboveBytes' | 'steadyNow' | 'now'>;

/** The journals, worked on in this thread. The worker runs one of these; tests and the rescue run it directly. */
export class LocalJournals implements Journals {
  readonly #layer: FileLayer;
  readonly #folders: Folders;
  readonly #logOptions: LogOptions;
  readonly #reserve: Reserve;
  readonly #sideFiles: SideFiles;
  readonly #attached: AttachedFiles;
  /** Keys of journals whose files were closed: a record that comes after all opens them again. */
  readonly #released = new Map<string, Uint8Array>();
  /** What was asked last of a journal; whatever comes next begins after it. */
  readonly #turns = new Map<string, Promise<unknown>>();
  readonly #logs = new Map<string, TwinLog>();

  constructor(layer: FileLayer, folders: Folders, logOptions: LogOptions = {}) {
    this.#layer = layer;
    this.#folders = folders;
    this.#logOptions = logOptions;
    this.#reserve = new Reserve(layer, folders);
    this.#sideFiles = new SideFiles(layer, folders);
    this.#attached = new AttachedFiles(layer, folders);
  }

  async list(): Promise<JournalListing[]> {
    const names = await journalNames(this.#layer, this.#folders);
    return Promise.all(names.map(async (name) => ({ name, card: await this.#sideFiles.card(name) })));
  }

  create(journal: NewJournal): Promise<Appended> {
    return this.#inTurn(journal.name, () => this.#create(journal));
  }

  async #create({ name, header, key, card, keepKeyBeside, firstRecord }: NewJournal): Promise<Appended> {
    const paths = pathsOf(this.#folders, name, 'journal');
    const known = await Promise.all(paths.map((path) => this.#isThere(path)));
    // A beginning that failed halfway, or a folder that could not be listed: its key must not be replaced.
    if (known.some(Boolean)) throw new JournalError('disk', 'There is such a journal already.');
    // The journal goes last: it is what makes an attempt exist, and then its key and its card must be there.
    if (keepKeyBeside) await this.#sideFiles.writeKey(name, key);
    await this.writeCard(name, card);
    const { log, appended } = await TwinLog.create(this.#options(paths, key), headerBytes(header), firstRecord);
    this.#logs.set(id(name), log);
    await this.#reserve.ensure();
    return appended;
  }

  open(name: JournalName, key: Uint8Array): Promise<OpenedJournal> {
    return this.#inTurn(name, () => this.#open(name, key));
  }

  async #open(name: JournalName, key: Uint8Array): Promise<OpenedJournal> {
    await this.#logs.get(id(name))?.close();
    try {
      const { log, records, damaged } = await TwinLog.open(this.#options(pathsOf(this.#folders, name, 'journal'), key));
      this.#logs.set(id(name), log);
      this.#released.delete(id(name));
      await this.#sideFiles.mend(name, key);
      await this.#reserve.ensure();
      return { records, oneCopy: damaged || log.copiesInUse < 2 };
    } catch (error) {
      // The one that was closed does not know what the files hold now.
      this.#logs.delete(id(name));
      throw error;
    }
  }

  history(name: JournalName): Promise<JournalHistory> {
    return readHistory(this.#layer, pathsOf(this.#folders, name, 'journal'), this.#keyOf(name));
  }

  async append(name: JournalName, record: string): Promise<Appended> {
    // The turn ends when the record has its place: records that arrive during a write share the next one.
    const { log, written } = await this.#inTurn(name, async () => {
      const key = this.#released.get(id(name));
      if (key) await this.#open(name, key);
      const found = this.#logs.get(id(name));
      if (!found) throw new JournalError('gone', 'The journal is not open.');
      return { log: found, written: found.append(record) };
    });
    const appended = await written;
    if (appended.copies === 2) await this.#sideFiles.complete(name, log.key);
    return appended;
  }

  /** Two logs over the same files would give the same numbers twice. */
  #inTurn<Value>(name: JournalName, work: () => Promise<Value>): Promise<Value> {
    const before = this.#turns.get(id(name)) ?? Promise.resolve();
    const turn = before.then(work);
    // The caller gets the failure; the next one only waits for the end of this one.
    this.#turns.set(
      id(name),
      turn.catch(() => null),
    );
    return turn;
  }

  writeCard(name: JournalName, card: AttemptCard): Promise<void> {
    return this.#sideFiles.writeCard(name, card);
  }

  release(name: JournalName): Promise<void> {
    return this.#inTurn(name, () => this.#release(name));
  }

  async #release(name: JournalName): Promise<void> {
    const log = this.#logs.get(id(name));
    if (!log) return;
    this.#logs.delete(id(name));
    this.#released.set(id(name), log.key);
    await log.close();
  }

  remove(name: JournalName): Promise<void> {
    return this.#inTurn(name, () => this.#remove(name));
  }

  async #remove(name: JournalName): Promise<void> {
    await this.#release(name);
    this.#released.delete(id(name));
    await this.#attached.retainOnly(name, []);
    // The key goes last: without it a journal that is left over could not be read.
    const paths = (['card', 'journal', 'key'] as const).flatMap((kind) => pathsOf(this.#folders, name, kind));
    for (const path of paths) {
      for (const aside of await quarantinedFiles(this.#layer, path)) await this.#layer.remove(aside);
      await this.#layer.remove(path);
    }
  }

  async appendFile(name: JournalName, fileId: string, bytes: Uint8Array): Promise<void> {
    await this.#attached.append(name, fileId, this.#keyOf(name), bytes);
  }

  async finishFile(name: JournalName, fileId: string): Promise<{ copies: 1 | 2 }> {
    return this.#attached.finish(name, fileId);
  }

  async readFile(name: JournalName, fileId: string, sha256: string): Promise<Uint8Array | null> {
    return this.#attached.read(name, fileId, this.#keyOf(name), sha256);
  }

  async retainFiles(name: JournalName, fileIds: readonly string[]): Promise<void> {
    await this.#attached.retainOnly(name, fileIds);
  }

  async removeFile(name: JournalName, fileId: string): Promise<void> {
    await this.#attached.remove(name, fileId);
  }

  #keyOf(name: JournalName): Uint8Array {
    const key = this.#logs.get(id(name))?.key ?? this.#released.get(id(name));
    if (!key) throw new JournalError('gone', 'The journal is not open.');
    return key;
  }

  #options(paths: readonly [string, string], key: Uint8Array): TwinLogOptions {
    const makeRoom = () => this.#reserve.free();
    const now = this.#logOptions.now ?? Date.now;
    const remember = (superfluous: readonly LogRecord[]) => rememberSuperfluous(superfluous, now());
    return { layer: this.#layer, paths, key, subjectOf: recordSubject, remember, makeRoom, ...this.#logOptions };
  }

  async close(): Promise<void> {
    await Promise.all(this.#turns.values());
    await Promise.all([...this.#logs.values()].map((log) => log.close()));
    await this.#attached.close();
    this.#logs.clear();
  }

  async head(name: JournalName): Promise<JournalHead> {
    const paths = pathsOf(this.#folders, name, 'journal');
    const journal = await Promise.all(paths.map((path) => readFound(this.#layer, path, headerRoom)));
    const heads = journal.map(({ bytes }) => bytes);
    const header = parseHeader(headerIn(heads) ?? headerIn(await this.#asideHeads(name)));
    const { keys, error: keyError } = await this.#sideFiles.keys(name);
    const bareKey = keys.find((key) => keyCheck(key) === header?.keyCheck) ?? null;
    // What cannot be read now is not known to be missing.
    const refused = journal.find(({ unreadable }) => unreadable);
    if (!header && refused) throw asJournalError(refused.error);
    if (header && header.vaultKey === null && !bareKey && keyError !== null) throw asJournalError(keyError);
    return { header, bareKey };
  }

  /** The first bytes of copies that could not be read once. */
  async #asideHeads(name: JournalName): Promise<(Uint8Array | null)[]> {
    const paths = pathsOf(this.#folders, name, 'journal');
    const listed = await Promise.allSettled(paths.map((path) => quarantinedFiles(this.#layer, path)));
    const asides = listed.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    return Promise.all(asides.map((path) => this.#readable(path, headerRoom)));
  }

  /** Also a file that another program holds. */
  async #isThere(path: string): Promise<boolean> {
    return (await this.#readable(path, 1)) !== null || (await this.#namesIn(dirname(path))).includes(basename(path));
  }

  /** One disk that refuses to be read must not hide what lies on the other. */
  async #readable(path: string, limit?: number): Promise<Uint8Array | null> {
    try {
      return await this.#layer.read(path, limit);
    } catch {
      // Opening the journal meets the same error and reports it as a lost copy.
      return null;
    }
  }

  async #namesIn(folder: string): Promise<string[]> {
    try {
      return await this.#layer.list(folder);
    } catch {
      // A folder that may hide journals fails `list`, which comes before anything is begun.
      return [];
    }
  }
}

function id({ account, attempt }: JournalName): string {
  return `${account}/${attempt}`;
}
