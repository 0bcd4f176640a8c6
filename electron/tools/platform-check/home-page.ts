import { homePaths } from '#contract/paths/home.ts';
import type { PageLayout } from '#contract/platform/home/page-layout.ts';
import type { Known } from './step.ts';

/** The shelf of a tenant that no block names. */
const firstShelf = 1;

/** The page id that the client asks the configured home page's layout with; without one, that of the platform's page. */
export function homePageId({ options }: Known): string {
  const path = /^\/?#?\/?([\w-]+)$/.exec(options['homepage'] ?? '')?.[1];
  const known = Object.values(homePaths).find(({ pattern }) => pattern.slice(1).toLowerCase() === path?.toLowerCase());
  const name = (known ?? homePaths.platform).pattern.slice(1);
  return options[`page_id_${name}`] ?? name;
}

/** The `type` of the first block of each component. */
export function blockTypesOf({ rowList }: PageLayout): Record<string, number> {
  const blocks = rowList.flatMap(({ columnList }) => columnList.flatMap(({ blockList }) => blockList));
  const types = blocks.flatMap(({ component, config }) =>
    typeof config['type'] === 'number' ? [[component, config['type']] as const] : [],
  );
  return Object.fromEntries(types.toReversed());
}

/** What a shelf of goods is asked with. */
export function shelfOf({ blockTypes }: Known): { type: number; size: number } {
  return { type: blockTypes['goods'] ?? firstShelf, size: 5 };
}
