import type { AttemptCard } from './card.ts';
import type { JournalHeader } from './header.ts';
import type { LogRecord, Merged } from './merge.ts';
import type { Appended } from './twin-log.ts';

/** One journal: a folder per account, a file per attempt; both names are hashes. */
export interface JournalName {
  account: string;
  attempt: string;
}

export interface JournalListing {
  name: JournalName;
  card: AttemptCard | null;
}

/** What opens a journal. */
export interface JournalHead {
  /** Null: neither copy has a whole header. */
  header: JournalHeader | null;
  /** The data key where no keystore could wrap it. */
  bareKey: Uint8Array | null;
}

export interface NewJournal {
  name: JournalName;
  header: JournalHeader;
  key: Uint8Array;
  /** True: the key goes into a file beside the journal. */
  keepKeyBeside: boolean;
  card: AttemptCard;
  firstRecord: string;
}

export interface OpenedJournal {
  records: LogRecord[];
  /** A copy was damaged or missing, or cannot be written. */
  oneCopy: boolean;
}

/** Everything that lies in a journal, for a report: nothing is mended by reading it. */
export type JournalHistory = Pick<Merged, 'records' | 'takenBack' | 'last'>;

/** All journals of this machine, wherever the work is done. Rejects with JournalError. */
export interface Journals {
  /** Reads the cards only, however many journals there are. */
  list(): Promise<JournalListing[]>;
  head(name: JournalName): Promise<JournalHead>;
  create(journal: NewJournal): Promise<Appended>;
  /** Opens, mends and reads; a journal that is open already is read as it stands on disk. */
  open(name: JournalName, key: Uint8Array): Promise<OpenedJournal>;
  /** The journal must have been opened in this run. */
  history(name: JournalName): Promise<JournalHistory>;
  append(name: JournalName, record: string): Promise<Appended>;
  writeCard(name: JournalName, card: AttemptCard): Promise<void>;
  /** Closes the files of a journal that needs no more records for now; the next one opens them again. */
  release(name: JournalName): Promise<void>;
  remove(name: JournalName): Promise<void>;
  /** Appends the next part to a file of an answer. The journal must have been opened in this run. */
  appendFile(name: JournalName, fileId: string, bytes: Uint8Array): Promise<void>;
  /** Resolves when the whole file is on the disk. */
  finishFile(name: JournalName, fileId: string): Promise<{ copies: 1 | 2 }>;
  /** Null: no copy has this content. */
  readFile(name: JournalName, fileId: string, sha256: string): Promise<Uint8Array | null>;
  /** Removes all files of an attempt but these and the ones that are being written. */
  retainFiles(name: JournalName, fileIds: readonly string[]): Promise<void>;
  removeFile(name: JournalName, fileId: string): Promise<void>;
  close(): Promise<void>;
}
