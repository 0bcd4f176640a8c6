import { paths } from '../../../contract/paths/paths.ts';

/** What of an article decides where it is shown. */
interface Shown {
  id: string;
  type: number;
}

/** A film has a page of its own. */
export function isVideo({ type }: Pick<Shown, 'type'>): boolean {
  return type === 2;
}

/** The page of an article. */
export function addressOf(article: Shown): string {
  return isVideo(article) ? paths.cmsVideo(article.id) : paths.cmsDetail(article.id);
}

/** What the list shows: one class, what a search finds, or everything. A search goes through all classes. */
export type Chosen = { by: 'class'; classId: string } | { by: 'keyword'; keyword: string } | { by: 'all' };

export function chosenOf(query: URLSearchParams): Chosen {
  const keyword = (query.get('keyword') ?? '').trim();
  if (keyword !== '') return { by: 'keyword', keyword };
  const classId = query.get('classId') ?? '';
  return classId === '' ? { by: 'all' } : { by: 'class', classId };
}
