import { Worker } from 'node:worker_threads';
import type { AttemptCard } from './card.ts';
import { JournalError } from './journal-error.ts';
import type { JournalListing, JournalName, Journals, NewJournal, OpenedJournal } from './journals.ts';
import type { Reply, Request, WorkerSetting } from './protocol.ts';
import type { Appended } from './twin-log.ts';

interface Asked {
  resolve: (value: unknown) => void;
  reject: (error: JournalError) => void;
}

type Question = { [V in Request['verb']]: { verb: V; args: Extract<Request, { verb: V }>['args'] } }[Request['verb']];

/**
 * The journals in a thread of their own. `worker` is the built worker beside main.js (the .ts file under Node). A thread
 * that ends takes its unanswered requests with it (`gone`); the next request starts a new one.
 */
export class WorkerJournals implements Journals {
  readonly #url: URL;
  readonly #setting: WorkerSetting;
  readonly #asked = new Map<number, Asked>();
  #worker: Worker | null = null;
  #lastId = 0;

  constructor(worker: URL, folders: readonly [string, string]) {
    this.#url = worker;
    this.#setting = { folders };
  }

  list(): Promise<JournalListing[]> {
    return this.#ask({ verb: 'list', args: [] });
  }

  create(journal: NewJournal): Promise<Appended> {
    return this.#ask({ verb: 'create', args: [journal] });
  }

  open(name: JournalName, key: Uint8Array): Promise<OpenedJournal> {
    return this.#ask({ verb: 'open', args: [name, key] });
  }

  append(name: JournalName, record: string): Promise<Appended> {
    return this.#ask({ verb: 'append', args: [name, record] });
  }

  writeCard(name: JournalName, card: AttemptCard): Promise<void> {
    return this.#ask({ verb: 'writeCard', args: [name, card] });
  }

  remove(name: JournalName): Promise<void> {
    return this.#ask({ verb: 'remove', args: [name] });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    await this.#ask<void>({ verb: 'close', args: [] });
    this.#worker = null;
    await worker.terminate();
  }

  #start(): Worker {
    const worker = new Worker(this.#url, { workerData: this.#setting });
    worker.on('message', (reply: Reply) => this.#settle(reply));
    worker.on('error', (error) => this.#lose(worker, error));
    worker.on('exit', () => this.#lose(worker, null));
    // An idle writing thread keeps no process alive; one that owes an answer does.
    worker.unref();
    return worker;
  }

  #ask<Value>(question: Question): Promise<Value> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const id = (this.#lastId += 1);
    return new Promise<Value>((resolve, reject) => {
      this.#asked.set(id, { resolve: (value) => resolve(value as Value), reject });
      worker.ref();
      worker.postMessage({ id, ...question }, []);
    });
  }

  #settle(reply: Reply): void {
    const asked = this.#asked.get(reply.id);
    this.#asked.delete(reply.id);
    if (this.#asked.size === 0) this.#worker?.unref();
    if (reply.ok) asked?.resolve(reply.value);
    else asked?.reject(new JournalError(reply.code, reply.message));
  }

  #lose(worker: Worker, cause: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    const lost = [...this.#asked.values()];
    this.#asked.clear();
    for (const { reject } of lost) {
      reject(new JournalError('gone', 'The thread that writes the journal ended.', { cause }));
    }
  }
}
