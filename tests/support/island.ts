import { waitFor, within } from '@testing-library/react';

/** The article in the style island of the page, in its shadow tree. */
export async function articleInIsland(): Promise<HTMLElement> {
  return waitFor(() => {
    const article = document.querySelector('[data-island]')?.shadowRoot?.querySelector<HTMLElement>('.article');
    if (!article) throw new Error('The page has no style island.');
    return article;
  });
}

/** Queries that look into the style island of the page. */
export async function inIsland() {
  return within(await articleInIsland());
}
