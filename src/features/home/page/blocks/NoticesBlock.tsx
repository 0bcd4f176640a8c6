import * as z from 'zod/mini';
import { useApiQuery } from '#api/query.ts';
import { homePaths } from '#contract/paths/home.ts';
import { list, text, time } from '#contract/platform/fields.ts';
import { cmsArticleList, cmsGetArticleListForClassId, type Article } from '#contract/platform/home/cms.ts';
import { RowSkeletons } from '#ui/TileSkeletons.tsx';
import { readConfig, sizeOf, type BlockProps } from './block-props.ts';
import { BlockRead } from './BlockRead.tsx';
import { NoticeRows, type Notice } from './NoticeRows.tsx';

const settings = z.object({
  /** 'cms': the newest articles, of `classId` when there is one; else the notices written in the settings. */
  source: text,
  classId: text,
  items: list(z.object({ title: text, date: time, url: text })),
});

const mostNotices = 8;

/** Notices of the organisation, newest first: its articles, or what the block itself tells. */
export function NoticesBlock({ block, name }: BlockProps) {
  const { source, classId, items } = readConfig(settings, block);
  const size = sizeOf(block, mostNotices);
  if (source !== 'cms') return <NoticeRows notices={newest(items).slice(0, size)} />;
  return classId === '' ? (
    <AllArticles size={size} name={name} />
  ) : (
    <ClassArticles classId={classId} size={size} name={name} />
  );
}

interface ArticlesProps {
  size: number;
  name: string;
}

function AllArticles({ size, name }: ArticlesProps) {
  const articles = useApiQuery(cmsArticleList, { pageNum: 1, pageSize: size });
  return <Articles read={articles} size={size} name={name} />;
}

function ClassArticles({ classId, size, name }: ArticlesProps & { classId: string }) {
  const articles = useApiQuery(cmsGetArticleListForClassId, { pageNum: 1, pageSize: size, classId });
  return <Articles read={articles} size={size} name={name} />;
}

function Articles({
  read,
  size,
  name,
}: ArticlesProps & { read: ReturnType<typeof useApiQuery<typeof cmsArticleList>> }) {
  return (
    <BlockRead
      read={read}
      name={name}
      skeleton={<RowSkeletons count={size} />}
      isEmpty={(page) => page.list.length === 0}
    >
      {(page) => <NoticeRows notices={page.list.slice(0, size).map(noticeOf)} />}
    </BlockRead>
  );
}

function noticeOf({ id, title, publishTime, type }: Article): Notice {
  return { title, date: publishTime, url: type === 2 ? homePaths.film.to({ id }) : homePaths.article.to({ id }) };
}

function newest(items: readonly Notice[]): Notice[] {
  return items.filter(({ title }) => title !== '').sort((a, b) => (b.date ?? 0) - (a.date ?? 0));
}
