/** A block as it travels (001 §2, page-layout renderer). */
export interface BlockContent {
  blockId: string;
  component: string;
  title: string;
  moreUrl: string;
  hidden: boolean;
  config: Readonly<Record<string, unknown>>;
}

/** A column of the 24-unit grid; without width it takes the whole row. */
export interface ColumnContent {
  width?: number;
  blockList: readonly BlockContent[];
}

export interface PageContent {
  pageId: string;
  pageName: string;
  rowList: readonly { columnList: readonly ColumnContent[] }[];
}

type BlockOptions = { title?: string; moreUrl?: string } & Record<string, unknown>;

/** A block: its component, an id that tells it from its siblings, its head, its settings. */
export function block(component: string, name: string, options: BlockOptions = {}): BlockContent {
  const { title = '', moreUrl = '', ...config } = options;
  return { blockId: `${component}-${name}`, component, title, moreUrl, hidden: false, config };
}

/** A row of one block over the whole width. */
export const whole = (content: BlockContent) => ({ columnList: [{ blockList: [content] }] });

/** A row of columns: width and block in turn. */
export const split = (...parts: readonly (readonly [number, BlockContent])[]) => ({
  columnList: parts.map(([width, content]) => ({ width, blockList: [content] })),
});

export const page = (pageId: string, pageName: string, rowList: PageContent['rowList']): PageContent => ({
  pageId,
  pageName,
  rowList,
});

/** A way into the client, as menus write it: urlType 1 is internal, openMode 1 the same window, isLogin 1 for learners. */
export const entry = (
  name: string,
  url: string,
  icon: string,
  more: { login?: boolean; newWindow?: boolean } = {},
) => ({
  name,
  url,
  icon,
  urlType: url.startsWith('/') ? '1' : '2',
  openMode: more.newWindow ? '2' : '1',
  isLogin: more.login ? '1' : '0',
});

export const figure = (value: string, unit: string, label: string) => ({ value, unit, label });
