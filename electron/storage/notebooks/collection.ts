import type { AccountNotebooks } from './account-notebooks.ts';
import type { Notebook } from './notebook.ts';

/** How things of one kind lie in a notebook, a note each. `Empty`: what stands for one that was never written. */
export interface NoteForm<Ref, Value, Empty = null> {
  /** What the keys of these notes begin with, and of no others that `read` takes. */
  prefix: string;
  nameOf: (ref: Ref) => string;
  /** Null: the note is of another kind. Whoever changes the type reads here what earlier versions wrote. */
  read: (note: unknown) => Value | null;
  empty: (ref: Ref) => Empty;
}

/** Things of one kind in an open notebook. */
export class NoteKind<Ref, Value, Empty = null> {
  readonly #form: NoteForm<Ref, Value, Empty>;

  constructor(form: NoteForm<Ref, Value, Empty>) {
    this.#form = form;
  }

  get(notebook: Notebook, ref: Ref): Value | Empty {
    return this.#form.read(notebook.get(this.#keyOf(ref))) ?? this.#form.empty(ref);
  }

  all(notebook: Notebook): Value[] {
    return notebook.all(this.#form.prefix).flatMap((note) => {
      const value = this.#form.read(note);
      return value === null ? [] : [value];
    });
  }

  put(notebook: Notebook, ref: Ref, value: Value | Empty): Promise<void> {
    return notebook.put(this.#keyOf(ref), value);
  }

  remove(notebook: Notebook, ref: Ref): Promise<void> {
    return notebook.put(this.#keyOf(ref), null);
  }

  /** Resolves with what is on disk. A change that returns its argument writes nothing. */
  async change<After extends Value | Empty>(
    notebook: Notebook,
    ref: Ref,
    change: (before: Value | Empty) => After,
  ): Promise<After> {
    const before = this.get(notebook, ref);
    const after = change(before);
    if (after !== before) await this.put(notebook, ref, after);
    return after;
  }

  #keyOf(ref: Ref): string {
    return this.#form.prefix + this.#form.nameOf(ref);
  }
}

/**
 * Things of one kind that this machine keeps for its learners, encrypted, in two copies; each change of one account waits for
 * the one before.
 */
export class Collection<Ref, Value, Empty = null> {
  readonly #notebooks: AccountNotebooks;
  readonly #kind: NoteKind<Ref, Value, Empty>;

  constructor(notebooks: AccountNotebooks, form: NoteForm<Ref, Value, Empty>) {
    this.#notebooks = notebooks;
    this.#kind = new NoteKind(form);
  }

  get(accountId: string, ref: Ref): Promise<Value | Empty> {
    return this.#notebooks.run(accountId, (notebook) => this.#kind.get(notebook, ref));
  }

  all(accountId: string): Promise<Value[]> {
    return this.#notebooks.run(accountId, (notebook) => this.#kind.all(notebook));
  }

  /** Resolves when it is on disk. */
  put(accountId: string, ref: Ref, value: Value): Promise<void> {
    return this.#notebooks.run(accountId, (notebook) => this.#kind.put(notebook, ref, value));
  }

  remove(accountId: string, ref: Ref): Promise<void> {
    return this.#notebooks.run(accountId, (notebook) => this.#kind.remove(notebook, ref));
  }

  /** Resolves with what is on disk. A change that returns its argument writes nothing. */
  change<After extends Value | Empty>(
    accountId: string,
    ref: Ref,
    change: (before: Value | Empty) => After,
  ): Promise<After> {
    return this.#notebooks.run(accountId, (notebook) => this.#kind.change(notebook, ref, change));
  }

  /** Waits for what is being written, and closes the notebooks. */
  close(): Promise<void> {
    return this.#notebooks.stop();
  }
}

/** Reads notes of a type by fields that no other note has: a note is authentic, and was written from this type. */
export function noteWith<Value extends object>(
  ...fields: readonly (string & keyof Value)[]
): (note: unknown) => Value | null {
  const isOne = (note: unknown): note is Value =>
    typeof note === 'object' && note !== null && fields.every((field) => field in note);
  return (note) => (isOne(note) ? note : null);
}
