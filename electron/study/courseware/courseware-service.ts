import { createHash } from 'node:crypto';
import type { CoursewareCommit, CoursewareRef, OpenedCourseware, OpenProblem } from '#contract/ipc/courseware.ts';
import type { ItemName } from '#contract/ipc/learning.ts';
import { courseItemGetDocumentAccessToken } from '#contract/platform/learning/course-item-media.ts';
import { CodedError } from '#electron/kernel/coded-error.ts';
import {
  dataOf,
  type PlatformClient,
  type SessionWatch,
  type SignedInAccount,
} from '#electron/platform/gateway/platform-client.ts';
import type { CoursewareStore } from './courseware-store.ts';
import { fetchPackage, type FetchPackageOptions } from './fetch-package.ts';
import { PackageError } from './package-error.ts';
import { openPackage } from './package-files.ts';
import type { PackageHost } from './package-host.ts';
import type { PackageSource } from './package-source.ts';

export interface CoursewareServiceOptions {
  store: CoursewareStore;
  host: PackageHost;
  session: SessionWatch;
  platform: PlatformClient;
  source: Omit<FetchPackageOptions, 'limit'>;
  /** The package as this computer keeps it for the account; null: it does not. */
  kept: (item: ItemName) => Promise<PackageSource | null>;
  /** Epoch ms of this machine. */
  now: () => number;
  progress: (item: ItemName, received: number, size: number | null) => void;
  report: (what: string, error: unknown) => void;
}

/** Bytes of the largest package. */
const largestPackage = 300 * 1024 * 1024;

/** SCORM packages: fetched, checked, served at an origin of their own, and what they commit kept per account. */
export class CoursewareService {
  readonly #options: CoursewareServiceOptions;
  readonly #arriving = new Map<string, AbortController>();

  constructor(options: CoursewareServiceOptions) {
    this.#options = options;
  }

  async open({ resId, ...item }: CoursewareRef): Promise<OpenedCourseware> {
    const { store, host, report } = this.#options;
    const account = this.#account();
    const name = hostOf(account, item);
    this.#arriving.get(name)?.abort();
    const arriving = new AbortController();
    this.#arriving.set(name, arriving);
    try {
      // Read first: a package without its state would begin anew and overwrite it.
      const state = await store.get(account.accountId, item);
      const source = await this.#fetch(resId, item, arriving.signal);
      const files = await openPackage(source).catch(async (error: unknown) => {
        await source.release();
        throw error;
      });
      const address = host.add(name, files);
      const leftOut = files.leftOut.length;
      if (leftOut > 0) report('files of a package are left out', new Error(files.leftOut.slice(0, 20).join(', ')));
      return { kind: 'open', address, leftOut, learner: { id: learnerId(name), name: account.name ?? '' }, state };
    } catch (error) {
      if (!(error instanceof PackageError)) throw error;
      report('a package did not open', error);
      return failed(error.why);
    } finally {
      if (this.#arriving.get(name) === arriving) this.#arriving.delete(name);
    }
  }

  cancel(item: ItemName): void {
    this.#arriving.get(hostOf(this.#account(), item))?.abort();
  }

  close(item: ItemName): void {
    const account = this.#options.session.account();
    if (account) this.#options.host.remove(hostOf(account, item));
  }

  async commit(item: ItemName, commit: CoursewareCommit): Promise<{ savedAt: number }> {
    const { store, now } = this.#options;
    return store.commit(this.#account().accountId, item, commit, now());
  }

  stop(): Promise<void> {
    for (const arriving of this.#arriving.values()) arriving.abort();
    return this.#options.store.close();
  }

  async #fetch(resId: string, item: ItemName, signal: AbortSignal): Promise<PackageSource> {
    const { platform, source, progress, kept, report } = this.#options;
    // A damaged copy is none: the platform has the package too.
    const there = await kept(item).catch((error: unknown) => {
      report('a kept package is damaged', error);
      return null;
    });
    if (there) return there;
    const answer = await platform.call(courseItemGetDocumentAccessToken, { resId }, { signal });
    if (signal.aborted) throw new PackageError('cancelled', 'stopped by the learner');
    if (answer.kind !== 'answered') throw new PackageError('not-reached', answer.kind);
    const address = dataOf(courseItemGetDocumentAccessToken, answer)?.fileUrl ?? '';
    if (address.trim() === '') throw new PackageError('no-package', `code ${answer.code}`);
    return fetchPackage(
      address,
      { ...source, limit: largestPackage },
      { signal, onProgress: (received, size) => progress(item, received, size) },
    );
  }

  #account(): SignedInAccount {
    const account = this.#options.session.account();
    if (!account) throw new CodedError('no-account', 'Nobody is signed in.');
    return account;
  }
}

function failed(why: OpenProblem): OpenedCourseware {
  return { kind: 'failed', why };
}

const digest = (...parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24);

/** The origin of a package, with what it stores itself, is one of this account and item. */
function hostOf({ accountId }: SignedInAccount, { courseId, itemId }: ItemName): string {
  return `scorm-${digest('courseware', accountId, courseId, itemId)}.package`;
}

const learnerId = (host: string) => digest('learner', host);
