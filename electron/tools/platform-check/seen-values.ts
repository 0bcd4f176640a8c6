import { isFields } from '#contract/platform/profile/translate-answer.ts';

/** Names that stand for another thing in every answer: two of them with the same value mean nothing. */
const nounless: readonly string[] = [
  'id',
  'name',
  'title',
  'type',
  'status',
  'code',
  'label',
  'content',
  'kind',
  'url',
  'key',
];
/** Shorter values, and numbers of few digits, are the same by chance. */
const leastLength = 4;
/** A list of so many objects tells what the others are like. */
const samples = 20;

/** The values that answers told under names of ours: a name of the platform with the same value means the same. */
export class SeenValues {
  readonly #values = new Map<string, Set<string>>();

  /** Takes up an answer in the words of the documents; `declared`: the names that this client reads of it. */
  add(data: unknown, declared: ReadonlySet<string>): void {
    if (Array.isArray(data)) for (const item of data.slice(0, samples)) this.add(item, declared);
    if (!isFields(data)) return;
    for (const [name, value] of Object.entries(data)) {
      if (typeof value === 'object') this.add(value, declared);
      else if (declared.has(name) && isDistinct(value)) {
        this.#values.set(name, (this.#values.get(name) ?? new Set()).add(String(value)));
      }
    }
  }

  /** Each of the values was told under this name before. */
  hasAll(name: string, values: readonly unknown[]): boolean {
    const seen = this.#values.get(name);
    if (seen === undefined || nounless.includes(name)) return false;
    return values.every((value) => isDistinct(value) && seen.has(String(value)));
  }
}

function isDistinct(value: unknown): value is string | number {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  return String(value).trim().length >= leastLength;
}
