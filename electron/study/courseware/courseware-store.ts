import * as z from 'zod/mini';
import { scormVersions, type CoursewareCommit, type CoursewareState } from '#contract/ipc/courseware.ts';
import type { ItemName } from '#contract/ipc/learning.ts';
import type { AccountNotebooks } from '#electron/storage/notebooks/account-notebooks.ts';
import { Collection } from '#electron/storage/notebooks/collection.ts';

const keptState = z.object({
  parts: z.record(z.string(), z.object({ version: z.enum(scormVersions), cmi: z.string(), savedAt: z.number() })),
  lastPart: z.nullable(z.string()),
  // Earlier versions kept none.
  sequencing: z.pipe(
    z.optional(z.nullable(z.string())),
    z.transform((stored) => stored ?? null),
  ),
});

/** What packages of this machine's learners committed, by item. */
export class CoursewareStore extends Collection<ItemName, CoursewareState, CoursewareState> {
  constructor(notebooks: AccountNotebooks) {
    super(notebooks, {
      prefix: '',
      nameOf: ({ courseId, itemId }) => JSON.stringify([courseId, itemId]),
      read: (note) => z.safeParse(keptState, note).data ?? null,
      empty: () => ({ parts: {}, lastPart: null, sequencing: null }),
    });
  }

  /** Resolves when the state is on disk, in both copies where both can be written. */
  async commit(
    accountId: string,
    item: ItemName,
    { partId, version, cmi, sequencing }: CoursewareCommit,
    now: number,
  ): Promise<{ savedAt: number }> {
    let savedAt = now;
    await this.change(accountId, item, (before) => {
      const known = before.parts[partId];
      // Packages commit on every click, most often what is kept already.
      if (known?.cmi === cmi && known.version === version && before.sequencing === sequencing) {
        savedAt = known.savedAt;
        return before;
      }
      return { parts: { ...before.parts, [partId]: { version, cmi, savedAt } }, lastPart: partId, sequencing };
    });
    return { savedAt };
  }
}
