import { createHash } from 'node:crypto';
import type { CoursewareCommit, CoursewareRef, OpenedCourseware, OpenProblem } from '#contract/ipc/courseware.ts';
import type { ItemName } from '#contract/ipc/learning.ts';
import { isSuccess } from '#contract/platform/codes.ts';
import { courseItemGetDocumentAccessToken } from '#contract/platform/learning/course-item-media.ts';
import { getImageOrDocUrl } from '#contract/platform/learning/resource.ts';
import { CodedError } from '#electron/kernel/coded-error.ts';
import {
  dataOf,
  isAbsent,
  type PlatformAnswer,
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
    const { source, progress, kept, report } = this.#options;
    // A damaged copy is none: the platform has the package too.
    const there = await kept(item).catch((error: unknown) => {
      report('a kept package is damaged', error);
      return null;
    });
    if (there) return there;
    return fetchPackage(
      await this.#address(resId, signal),
      { ...source, limit: largestPackage },
      { signal, onProgress: (received, size) => progress(item, received, size) },
    );
  }

  /** Where the package lies. No document says so: as a document, whose token need not name the file (002 §7). */
  async #address(resId: string, signal: AbortSignal): Promise<string> {
    const { platform } = this.#options;
    const token = checked(await platform.call(courseItemGetDocumentAccessToken, { resId }, { signal }), signal);
    const named = dataOf(courseItemGetDocumentAccessToken, token)?.fileUrl.trim() ?? '';
    if (named !== '') return named;
    const plain = checked(await platform.call(getImageOrDocUrl, { id: resId }, { signal }), signal);
    const address = dataOf(getImageOrDocUrl, plain)?.[0]?.trim() ?? '';
    if (address === '') throw new PackageError('no-package', 'no address');
    return address;
  }

  #account(): SignedInAccount {
    const account = this.#options.session.account();
    if (!account) throw new CodedError('no-account', 'Nobody is signed in.');
    return account;
  }
}

/** An answer that may lead on: the platform gave it in success, or it has no such call. */
function checked(answer: PlatformAnswer, signal: AbortSignal): PlatformAnswer {
  if (signal.aborted) throw new PackageError('cancelled', 'stopped by the learner');
  if (isAbsent(answer)) return answer;
  if (answer.kind !== 'answered') throw new PackageError('not-reached', answer.kind);
  if (!isSuccess(answer.code)) throw new PackageError('no-package', `code ${answer.code}`);
  return answer;
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
