import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { list, number, page, text, time } from '../fields.ts';

/** An article as lists show it; fields are assumed (000 §7 shows none). */
const article = z.object({
  id: text,
  title: text,
  summary: text,
  classId: text,
  className: text,
  coverUrl: text,
  publishTime: time,
  readCount: number,
  /** 1 article, 2 video. */
  type: number,
  /** Seconds of a video; 0 when unknown. */
  duration: number,
});

/** A neighbour of an article; one without id is none. */
const neighbour = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => {
    const read = z.safeParse(z.object({ id: text, title: text, type: number }), value);
    return read.success && read.data.id !== '' ? read.data : null;
  }),
);

const paging = { pageNum: z.number(), pageSize: z.number() };

/** All articles, newest first; `keyword` finds by title and summary (000 §7). */
export const cmsArticleList = endpoint({
  id: 'cmsArticleList',
  method: 'POST',
  path: '/cms/v1/article/list',
  open: true,
  body: z.object({ ...paging, keyword: z.optional(z.string()) }),
  answer: page(article),
});

/** Articles of one class, newest first (000 §7). */
export const cmsGetArticleListForClassId = endpoint({
  id: 'cmsGetArticleListForClassId',
  method: 'POST',
  path: '/cms/v1/article/getArticleListForClassId',
  open: true,
  body: z.object({ ...paging, classId: z.string() }),
  answer: page(article),
});

/** One article with its text, and a video's address (000 §7). */
export const cmsArticleFindById = endpoint({
  id: 'cmsArticleFindById',
  method: 'GET',
  path: '/cms/v1/article/findById',
  open: true,
  query: z.object({ id: z.string() }),
  answer: z.extend(article, {
    author: text,
    source: text,
    /** HTML. */
    content: text,
    videoUrl: text,
    /** Neighbours in the list of all articles. */
    previous: neighbour,
    next: neighbour,
  }),
});

/** What a special shows: its classes and the articles it picked; form-encoded (000 §7, G-021). */
export const cmsGetSpecialShow = endpoint({
  id: 'cmsGetSpecialShow',
  method: 'POST',
  path: '/cms/v1/special/getSpecialShow',
  open: true,
  bodyKind: 'form',
  body: z.object({ specialId: z.string() }),
  answer: z.object({
    title: text,
    intro: text,
    classList: list(z.object({ id: text, name: text, articleCount: number })),
    articleList: list(article),
  }),
});

export type Article = z.output<typeof article>;
