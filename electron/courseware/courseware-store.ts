import * as z from 'zod/mini';
import { scormVersions, type CoursewareCommit, type CoursewareState } from '../../src/contract/ipc/courseware.ts';
import type { ItemName } from '../../src/contract/ipc/learning.ts';
import { Notebook, type NotebookOptions } from '../practice/notebook.ts';

const keptState = z.object({
  parts: z.record(z.string(), z.object({ version: z.enum(scormVersions), cmi: z.string(), savedAt: z.number() })),
  lastPart: z.nullable(z.string()),
  // Earlier versions kept none.
  sequencing: z.pipe(
    z.optional(z.nullable(z.string())),
    z.transform((stored) => stored ?? null),
  ),
});

/** What packages of this machine's learners committed; each change of one account waits for the one before. */
export class CoursewareStore {
  readonly #options: NotebookOptions;
  readonly #open = new Map<string, Promise<Notebook>>();
  readonly #last = new Map<string, Promise<unknown>>();

  constructor(options: NotebookOptions) {
    this.#options = options;
  }

  async state(accountId: string, item: ItemName): Promise<CoursewareState> {
    return readState((await this.#notebook(accountId)).get(keyOf(item)));
  }

  /** Resolves when the state is on disk, in both copies where both can be written. */
  commit(
    accountId: string,
    item: ItemName,
    { partId, version, cmi, sequencing }: CoursewareCommit,
    savedAt: number,
  ): Promise<{ savedAt: number }> {
    const run = async () => {
      const notebook = await this.#notebook(accountId);
      const before = readState(notebook.get(keyOf(item)));
      const known = before.parts[partId];
      // Packages commit on every click, most often what is kept already.
      const same = known?.cmi === cmi && known.version === version && before.sequencing === sequencing;
      if (same) return { savedAt: known.savedAt };
      const parts = { ...before.parts, [partId]: { version, cmi, savedAt } };
      await notebook.put(keyOf(item), { parts, lastPart: partId, sequencing } satisfies CoursewareState);
      return { savedAt };
    };
    const committed = (this.#last.get(accountId) ?? Promise.resolve()).then(run, run);
    this.#last.set(accountId, committed);
    return committed;
  }

  /** Waits for what is being written. */
  async close(): Promise<void> {
    await Promise.allSettled(this.#last.values());
    await this.#options.journals.close();
  }

  /** A notebook that did not open is tried again by the next call. */
  #notebook(accountId: string): Promise<Notebook> {
    const known = this.#open.get(accountId);
    if (known) return known;
    const opening = Notebook.open(this.#options, accountId);
    this.#open.set(accountId, opening);
    opening.catch(() => this.#open.delete(accountId));
    return opening;
  }
}

const keyOf = ({ courseId, itemId }: ItemName) => JSON.stringify([courseId, itemId]);

function readState(stored: unknown): CoursewareState {
  const read = z.safeParse(keptState, stored);
  return read.success ? read.data : { parts: {}, lastPart: null, sequencing: null };
}
