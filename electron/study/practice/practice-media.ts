import { createHash } from 'node:crypto';
import type { PracticePaper } from '#contract/ipc/practice.ts';
import { mediaPaths } from '#electron/platform/media/media-paths.ts';
import { asAddressed, type MediaCache, type MediaFile } from '#electron/platform/media/media.ts';

/** Pictures and sounds of practices, encrypted on this machine; those that were opened in this run can be read. */
export class PracticeMedia {
  readonly #cache: Pick<MediaCache, 'fetchFor' | 'read'>;
  /** The name of the practice by account and path. */
  readonly #opened = new Map<string, Map<string, string>>();

  constructor(cache: Pick<MediaCache, 'fetchFor' | 'read'>) {
    this.#cache = cache;
  }

  /** Makes the files of a practice readable; with `fetch` those that are missing are fetched, for which nobody waits. */
  opened(accountId: string, practice: PracticePaper, { fetch }: { fetch: boolean }): void {
    const paper = withAnalyses(practice);
    const name = nameOf(accountId, practice);
    const paths = this.#opened.get(accountId) ?? new Map<string, string>();
    for (const path of mediaPaths(paper)) paths.set(asAddressed(path), name);
    this.#opened.set(accountId, paths);
    // Never rejects.
    if (fetch) void this.#cache.fetchFor(name, paper);
  }

  /** Null: it is no file of a practice of this account, or it is not stored. */
  async read(accountId: string, path: string): Promise<MediaFile | null> {
    const name = this.#opened.get(accountId)?.get(asAddressed(path));
    return name === undefined ? null : this.#cache.read(name, path);
  }
}

function withAnalyses({ paper, solutions }: PracticePaper): PracticePaper['paper'] {
  const analyses = Object.entries(solutions).map(([id, { analysis }]) => ({ id, title: '', html: analysis }));
  return { ...paper, materials: [...paper.materials, ...analyses] };
}

function nameOf(accountId: string, { ref }: PracticePaper): string {
  const names = JSON.stringify([accountId, ref.businessId, ref.practiceId]);
  return createHash('sha256').update(names).digest('hex').slice(0, 32);
}
