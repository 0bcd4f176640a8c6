import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import { flag, list, numberOrNull, object, text } from '../fields.ts';

const base = '/modular/admin/v1/block';

/** Settings differ from block to block: each block reads its own (G-080). */
const settings = z.pipe(
  z.optional(z.unknown()),
  z.transform((value): Readonly<Record<string, unknown>> =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {},
  ),
);

const block = z.object({
  blockId: text,
  /** What the block shows: 'carousel', 'goods'... */
  component: text,
  title: text,
  /** Where "more" leads; '': nowhere. */
  moreUrl: text,
  hidden: flag,
  config: settings,
});

/** Blocks in columns of a grid of 24 units; a column without width takes the whole row (001 §2, 002 §9). */
const column = z.object({ width: numberOrNull, blockList: list(block) });

/** The layout of a page: rows of columns; a page without a layout has no rows (001 §7, G-043). */
export const showPageLayoutForClick = endpoint({
  id: 'showPageLayoutForClick',
  method: 'GET',
  path: `${base}/showPageLayoutForClick`,
  assumed: true,
  open: true,
  query: z.object({ pageId: z.string() }),
  answer: object({ pageId: text, pageName: text, rowList: list(z.object({ columnList: list(column) })) }),
});

/** Blocks that a page may be arranged with, without those settings that only a page gives (001 §7). */
export const getBlockListForClick = endpoint({
  id: 'getBlockListForClick',
  method: 'GET',
  path: `${base}/getBlockListForClick`,
  assumed: true,
  query: z.object({ pageId: z.string() }),
  answer: list(block),
});

/** Keeps a learner's own order of a page (001 §7, body assumed). */
export const savePageLayoutForClick = endpoint({
  id: 'savePageLayoutForClick',
  method: 'POST',
  path: `${base}/savePageLayoutForClick`,
  assumed: true,
  effect: true,
  makesStale: ['showPageLayoutForClick'],
  body: z.object({
    pageId: z.string(),
    rowList: z.array(
      z.object({
        columnList: z.array(
          z.object({
            width: z.number(),
            blockList: z.array(z.object({ blockId: z.string(), hidden: z.boolean() })),
          }),
        ),
      }),
    ),
  }),
});

/** Keeps a learner's own settings of one block: its title, and how many goods (1-5) it shows (001 §7, body assumed). */
export const saveBlockForClick = endpoint({
  id: 'saveBlockForClick',
  method: 'POST',
  path: `${base}/saveBlockForClick`,
  effect: true,
  makesStale: ['showPageLayoutForClick'],
  body: z.object({
    pageId: z.string(),
    blockId: z.string(),
    title: z.string(),
    size: z.optional(z.number()),
  }),
  answer: block,
});

export type PageLayout = Answer<typeof showPageLayoutForClick>;
export type PageBlock = z.output<typeof block>;
