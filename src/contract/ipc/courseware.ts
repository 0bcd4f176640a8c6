import * as z from 'zod/mini';
import { call, event } from './ipc-types.ts';
import type { ItemName } from './learning.ts';

/** An item of a course whose content is a SCORM package. */
export interface CoursewareRef extends ItemName {
  /** The content, as the platform names it. */
  resId: string;
}

/** The two editions of SCORM; each has a run-time interface of its own. */
export const scormVersions = ['1.2', '2004'] as const;
export type ScormVersion = (typeof scormVersions)[number];

/** Characters of the longest state of one part, as JSON; SCORM allows 64,000 for the largest of its values. */
export const longestState = 1_000_000;

/** What a part of a package wants to be kept; it comes from foreign code. */
export const coursewareCommit = z.object({
  /** The identifier of the part in the manifest. */
  partId: z.string().check(z.minLength(1), z.maxLength(256)),
  version: z.enum(scormVersions),
  /** The run-time data of SCORM (`cmi`) as JSON. */
  cmi: z.string().check(z.maxLength(longestState)),
  /** How far the rules of the package have come, as its run-time writes it; null: it has none. */
  sequencing: z.pipe(
    z.optional(z.nullable(z.string().check(z.maxLength(longestState)))),
    z.transform((told) => told ?? null),
  ),
});
export type CoursewareCommit = z.infer<typeof coursewareCommit>;

/** The last state of a part. */
export interface KeptPart {
  version: ScormVersion;
  cmi: string;
  /** Epoch ms of this computer. */
  savedAt: number;
}

/** All that is kept of a package for one account. */
export interface CoursewareState {
  /** By identifier. */
  parts: Readonly<Record<string, KeptPart>>;
  /** The part that committed last; null: none did. */
  lastPart: string | null;
  /** How far the rules of the package have come; null: it has none. */
  sequencing: string | null;
}

export type OpenProblem =
  /** The platform gave no address of a package. */
  | 'no-package'
  /** The platform or the package's host was not reached, or broke off. */
  | 'not-reached'
  /** Larger than this client opens. */
  | 'too-large'
  /** The disk of this computer does not take it. */
  | 'not-stored'
  /** No zip file, a damaged one, or one whose manifest is locked. */
  | 'not-readable'
  /** A zip file without a manifest of SCORM. */
  | 'no-manifest'
  /** A package of another standard. */
  | 'aicc'
  | 'xapi'
  | 'h5p'
  /** The learner stopped it. */
  | 'cancelled';

export type OpenedCourseware =
  | {
      kind: 'open';
      /** The player of the package, at the package's own origin. */
      address: string;
      /** How many of its files cannot be given: they are locked, links, or packed in another way. */
      leftOut: number;
      /** What the package may know of the learner. `id` says nothing outside of this package. */
      learner: { id: string; name: string };
      state: CoursewareState;
    }
  | { kind: 'failed'; why: OpenProblem };

export const coursewareDomain = {
  /** Fetches a package, checks it, and serves its files at an origin of its own until it is closed. */
  open: call<[ref: CoursewareRef], OpenedCourseware>(),
  /** Stops the fetching of a package. */
  cancel: call<[item: ItemName], void>(),
  /** The files of a package are not served any more. */
  close: call<[item: ItemName], void>(),
  /** Resolves with the time of saving when the state is on disk. Fails with the codes of a journal. */
  commit: call<[item: ItemName, commit: CoursewareCommit], { savedAt: number }>(),
  /** Bytes of a package that have arrived; `size` null: not known. */
  progress: event<ItemName & { received: number; size: number | null }>(),
};
