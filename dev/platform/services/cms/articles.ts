import { articleClasses, type ArticleContent } from './article-content.ts';
import { guideArticles } from './articles/guide.ts';
import { policyArticles } from './articles/policy.ts';
import { safetyArticles } from './articles/safety.ts';
import { storyArticles } from './articles/story.ts';

/** Every article, newest first. */
export const articles: readonly ArticleContent[] = [
  ...policyArticles,
  ...safetyArticles,
  ...guideArticles,
  ...storyArticles,
].sort((a, b) => a.age - b.age);

/** The name of a class; null: there is none of that id. */
export function classNameOf(id: string): string | null {
  return articleClasses.find((entry) => entry.id === id)?.name ?? null;
}

/** Articles whose title or summary has every word of a search, in any case. */
export function findArticles(keyword: string): ArticleContent[] {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  return articles.filter(({ title, summary }) => {
    const text = `${title} ${summary}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
