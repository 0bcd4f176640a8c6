import { homePaths } from '#contract/paths/home.ts';

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
  return isVideo(article) ? homePaths.film.to({ id: article.id }) : homePaths.article.to({ id: article.id });
}

/** What the list shows: one class, what a search finds, or everything. A search goes through all classes. */
export type Chosen = { by: 'class'; classId: string } | { by: 'keyword'; keyword: string } | { by: 'all' };

export function chosenOf(query: URLSearchParams): Chosen {
  const { keyword, classId } = homePaths.articles.read(query);
  if (keyword?.trim()) return { by: 'keyword', keyword: keyword.trim() };
  return classId ? { by: 'class', classId } : { by: 'all' };
}
