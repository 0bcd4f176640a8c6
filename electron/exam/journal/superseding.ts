/**
 * What a record is about: a later record of the same subject makes it superfluous. `final`: no record before this one
 * is ever superfluous because of a later one. Null: every such record counts for itself.
 */
export type SubjectOf = (text: string) => { subject: string } | 'final' | null;

/** Tells which records of a journal are superfluous, fed in order of sequence. */
export class Superseding {
  readonly #subjectOf: SubjectOf;
  #latest = new Map<string, number>();
  #closed = false;

  constructor(subjectOf: SubjectOf) {
    this.#subjectOf = subjectOf;
  }

  /** The sequence of the earlier record that this one replaces; null: none. */
  add(sequence: number, text: string): number | null {
    if (this.#closed) return null;
    const about = this.#subjectOf(text);
    if (about === 'final') this.#closed = true;
    if (about === null || about === 'final') return null;
    const replaced = this.#latest.get(about.subject) ?? null;
    this.#latest.set(about.subject, sequence);
    return replaced;
  }
}
