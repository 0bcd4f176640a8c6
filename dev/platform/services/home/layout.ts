import * as z from 'zod/mini';
import * as calls from '#contract/platform/home/page-layout.ts';
import type { BlockContent, PageContent } from '../../content/home/page.ts';
import { pageContent, spareBlocks } from '../../content/home/pages.ts';
import { tenants } from '../../content/tenants.ts';
import { handle, handleOpen, type Context, type OpenContext } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { accountOf } from '../account/session.ts';
import { homeCodes } from './codes.ts';

/** Units of a row (001 §2). */
const rowWidth = 24;
const mostGoods = 5;
const longestTitle = 20;

const savedRows = z.array(
  z.object({
    columnList: z.array(
      z.object({
        width: z.number(),
        blockList: z.array(z.object({ blockId: z.string(), hidden: z.boolean() })),
      }),
    ),
  }),
);
type SavedRows = z.output<typeof savedRows>;

const blockRow = z.object({ block_id: z.string(), title: z.string(), size: z.nullable(z.number()) });

function tenantOf({ tenant }: OpenContext) {
  return tenants.find(({ name }) => name === tenant) ?? tenants[0];
}

/** The page as the tenant laid it out, or undefined. */
function published(pageId: string, context: OpenContext): PageContent | undefined {
  return pageContent(tenantOf(context)?.name ?? '', pageId, context.locale);
}

function isArrangeable(context: OpenContext): boolean {
  const options = tenantOf(context)?.configuration.frontendConfig ?? [];
  return options.some(({ key, value }) => key === 'is_home_arrangeable' && value === 'true');
}

/** The page that this learner may arrange; refuses any other. */
function arrangeable(pageId: string, context: Context): PageContent {
  if (!isArrangeable(context)) throw new Refusal(homeCodes.notArrangeable, '所在机构没有开放首页调整');
  const page = published(pageId, context);
  if (!page) throw new Refusal(serverCodes.notFound, '没有找到这个页面');
  return page;
}

const blocksOf = (page: PageContent): readonly BlockContent[] =>
  page.rowList.flatMap(({ columnList }) => columnList.flatMap(({ blockList }) => blockList));

/** Every block of a page and every spare one, with the learner's own settings. */
function blocksFor(page: PageContent, accountId: string, { store }: OpenContext): Map<string, BlockContent> {
  const own = store.all(
    blockRow,
    'SELECT block_id, title, size FROM home_block WHERE account_id = ? AND page_id = ?',
    accountId,
    page.pageId,
  );
  const all = [...blocksOf(page), ...spareBlocks].map((block): [string, BlockContent] => {
    const mine = own.find(({ block_id: id }) => id === block.blockId);
    if (!mine) return [block.blockId, block];
    const config = mine.size === null ? block.config : { ...block.config, size: mine.size };
    return [block.blockId, { ...block, title: mine.title, config }];
  });
  return new Map(all);
}

function savedLayout(pageId: string, accountId: string, { store }: OpenContext): SavedRows | null {
  const found = store.one(
    z.object({ rows: z.string() }),
    'SELECT rows FROM home_layout WHERE account_id = ? AND page_id = ?',
    accountId,
    pageId,
  );
  return found ? z.parse(savedRows, JSON.parse(found.rows)) : null;
}

/** The page as this learner arranged it: own order, own settings. */
function arranged(page: PageContent, accountId: string, context: OpenContext): PageContent {
  const blocks = blocksFor(page, accountId, context);
  const rows =
    savedLayout(page.pageId, accountId, context) ??
    page.rowList.map(({ columnList }) => ({
      columnList: columnList.map(({ width = rowWidth, blockList }) => ({ width, blockList })),
    }));
  const rowList = rows.map(({ columnList }) => ({
    columnList: columnList.map(({ width, blockList }) => ({
      width,
      // A block that the tenant took away since then is gone from the learner's page too.
      blockList: blockList.flatMap(({ blockId, hidden }) => {
        const block = blocks.get(blockId);
        return block ? [{ ...block, hidden }] : [];
      }),
    })),
  }));
  return { ...page, rowList };
}

function checkRows(rows: SavedRows, known: ReadonlyMap<string, BlockContent>): void {
  const columns = rows.flatMap(({ columnList }) => columnList);
  if (columns.some(({ width }) => !Number.isInteger(width) || width < 1 || width > rowWidth)) {
    throw new Refusal(serverCodes.badParameter, '栏目宽度必须是 1 到 24 的整数');
  }
  const ids = columns.flatMap(({ blockList }) => blockList.map(({ blockId }) => blockId));
  if (ids.some((id) => !known.has(id))) throw new Refusal(serverCodes.notFound, '页面上有平台不认识的栏目');
  if (new Set(ids).size !== ids.length) throw new Refusal(serverCodes.badParameter, '同一个栏目只能放一次');
}

export const layoutHandlers = [
  handleOpen(calls.showPageLayoutForClick, ({ pageId }, context) => {
    const page = published(pageId, context);
    if (!page || context.token === '' || !isArrangeable(context)) return page ?? null;
    return arranged(page, accountOf(context.store, context.token, context.clock.now()).id, context);
  }),
  handle(calls.getBlockListForClick, ({ pageId }, context) => {
    const page = arrangeable(pageId, context);
    return [...blocksFor(page, context.account.id, context).values()];
  }),
  handle(calls.savePageLayoutForClick, ({ pageId, rowList }, context) => {
    const page = arrangeable(pageId, context);
    checkRows(rowList, blocksFor(page, context.account.id, context));
    context.store.run(
      'INSERT OR REPLACE INTO home_layout (account_id, page_id, rows, saved_at) VALUES (?, ?, ?, ?)',
      context.account.id,
      pageId,
      JSON.stringify(rowList),
      context.clock.now(),
    );
    return null;
  }),
  handle(calls.saveBlockForClick, ({ pageId, blockId, title, size }, context) => {
    const page = arrangeable(pageId, context);
    const block = blocksFor(page, context.account.id, context).get(blockId);
    if (!block) throw new Refusal(serverCodes.notFound, '没有找到这个栏目');
    const name = title.trim();
    if (name === '' || Array.from(name).length > longestTitle) {
      throw new Refusal(serverCodes.badParameter, '栏目名称为 1 到 20 个字');
    }
    const sized = block.component === 'goods';
    if (size !== undefined && (!sized || !Number.isInteger(size) || size < 1 || size > mostGoods)) {
      throw new Refusal(serverCodes.badParameter, '课程数量为 1 到 5');
    }
    context.store.run(
      'INSERT OR REPLACE INTO home_block (account_id, page_id, block_id, title, size) VALUES (?, ?, ?, ?, ?)',
      context.account.id,
      pageId,
      blockId,
      name,
      size ?? null,
    );
    return blocksFor(page, context.account.id, context).get(blockId);
  }),
];
