import * as z from 'zod/mini';
import * as calls from '#contract/platform/home/cms.ts';
import { wireTime } from '../../server/clock.ts';
import { handleOpen, type OpenContext } from '../../server/handle.ts';
import { pageOf } from '../../server/paging.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import type { Store } from '../../server/store.ts';
import { articleClasses, type ArticleContent } from './article-content.ts';
import { articles, classNameOf, findArticles } from './articles.ts';

const hour = 3_600_000;

function readsOf(store: Store, { id, reads }: ArticleContent): number {
  const row = store.one(z.object({ count: z.number() }), 'SELECT count FROM article_read WHERE article_id = ?', id);
  return reads + (row?.count ?? 0);
}

function countRead(store: Store, id: string): void {
  store.run(
    'INSERT INTO article_read (article_id, count) VALUES (?, 1) ON CONFLICT (article_id) DO UPDATE SET count = count + 1',
    id,
  );
}

/** The day the platform was first started, from which articles are as old as they say. */
function firstDay({ store, clock }: OpenContext): number {
  const meta = store.one(z.object({ value: z.string() }), "SELECT value FROM meta WHERE key = 'seeded'");
  return meta ? Number(meta.value) : clock.now();
}

function entry(article: ArticleContent, context: OpenContext) {
  const { id, title, summary, classId, cover, age, video } = article;
  return {
    id,
    title,
    summary,
    classId,
    className: classNameOf(classId),
    coverUrl: cover ?? '',
    publishTime: wireTime(firstDay(context) - age * hour),
    readCount: readsOf(context.store, article),
    type: video ? 2 : 1,
    duration: video?.seconds ?? 0,
  };
}

function neighbour(article: ArticleContent | undefined) {
  return article ? { id: article.id, title: article.title, type: article.video ? 2 : 1 } : null;
}

export const cmsHandlers = [
  handleOpen(calls.cmsArticleList, ({ keyword, ...paging }, context) => {
    const { list, total } = pageOf(findArticles(keyword ?? ''), paging);
    return { list: list.map((article) => entry(article, context)), total };
  }),
  handleOpen(calls.cmsGetArticleListForClassId, ({ classId, ...paging }, context) => {
    if (classNameOf(classId) === null) throw new Refusal(serverCodes.notFound, '没有这个栏目');
    const { list, total } = pageOf(
      articles.filter((article) => article.classId === classId),
      paging,
    );
    return { list: list.map((article) => entry(article, context)), total };
  }),
  handleOpen(calls.cmsArticleFindById, ({ id }, context) => {
    const index = articles.findIndex((article) => article.id === id);
    const article = articles[index];
    if (!article) throw new Refusal(serverCodes.notFound, '这篇内容不存在或者已经下线');
    countRead(context.store, id);
    return {
      ...entry(article, context),
      author: article.author,
      source: article.source,
      content: article.html,
      videoUrl: article.video ? `/media/${article.video.file}` : '',
      previous: neighbour(articles[index - 1]),
      next: neighbour(articles[index + 1]),
    };
  }),
  handleOpen(calls.cmsGetSpecialShow, ({ specialId }, context) => {
    if (specialId !== 'news') throw new Refusal(serverCodes.notFound, '没有这个专题');
    return {
      title: '资讯中心',
      intro: '政策变化、安全知识、备考方法和学员故事，每周更新。',
      classList: articleClasses.map(({ id, name }) => ({
        id,
        name,
        articleCount: articles.filter(({ classId }) => classId === id).length,
      })),
      articleList: articles.filter(({ picked }) => picked === true).map((article) => entry(article, context)),
    };
  }),
];
