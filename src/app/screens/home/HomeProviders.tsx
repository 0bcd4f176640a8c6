import type { ReactNode } from 'react';
import { BlocksContext, ownBlocks, type Blocks } from '../../../features/home/page/blocks/blocks.ts';
import { LinksContext } from '../../../features/home/page/links.ts';
import { RecentExams } from './RecentExams.tsx';
import { useResolveLink } from './use-resolve-link.ts';

const blocks: Blocks = { ...ownBlocks, exams: RecentExams };

/** What the blocks of a page find around them: where links lead, and the blocks of other features. */
export function HomeProviders({ children }: { children: ReactNode }) {
  return (
    <LinksContext value={useResolveLink()}>
      <BlocksContext value={blocks}>{children}</BlocksContext>
    </LinksContext>
  );
}
