import * as z from 'zod/mini';
import { coursewareCommit, scormVersions, type CoursewareState } from '#contract/ipc/courseware.ts';

/** What the page tells the player of a package. */
export type ToFrame =
  | { type: 'start'; learner: { id: string; name: string }; language: string; state: CoursewareState }
  /** Another part. */
  | { type: 'go'; partId: string }
  /** The part before or after, as the rules of the package say. */
  | { type: 'step'; to: 'next' | 'previous' }
  /** Commit what is not committed, then answer `flushed` with the same number. */
  | { type: 'flush'; number: number };

const text = z.string().check(z.maxLength(1_024));

/** What a player tells the page. It shares its origin with foreign code, so nothing of it is believed unread. */
export const fromFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('outline'),
    version: z.enum(scormVersions),
    title: text,
    parts: z
      .array(z.object({ id: text.check(z.minLength(1)), title: text, isThere: z.boolean() }))
      .check(z.maxLength(2_000)),
  }),
  z.object({ type: z.literal('opened'), partId: text }),
  /** The page of a part is not in the package, or damaged. */
  z.object({ type: z.literal('absent'), partId: text }),
  /** The rules of the package refused what was asked for. */
  z.object({ type: z.literal('refused') }),
  /** The package has said that it is over; parts may be chosen again. */
  z.object({ type: z.literal('over') }),
  /** The part wanted a window of another host, which it does not get. */
  z.object({ type: z.literal('outside') }),
  /** The part set a value beyond the limits of the standard, which was kept. */
  z.object({ type: z.literal('lenient'), partId: text, element: text }),
  z.object({
    type: z.literal('ways'),
    shut: z.array(text).check(z.maxLength(2_000)),
    next: z.boolean(),
    previous: z.boolean(),
    whole: z.nullable(z.enum(['completed', 'passed', 'failed'])),
  }),
  z.object({ type: z.literal('broken'), why: z.enum(['no-manifest', 'no-part', 'state']) }),
  z.object({ type: z.literal('commit'), commit: coursewareCommit }),
  z.object({ type: z.literal('flushed'), number: z.number() }),
]);
export type FromFrame = z.infer<typeof fromFrame>;
