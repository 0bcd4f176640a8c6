import { useAtomValue } from 'jotai';
import { type ReactNode, useCallback } from 'react';
import { tenantAtom } from '#domain/app-state.ts';
import { readMenu } from '#domain/tenant/menu.ts';
import { BlocksContext, ownBlocks, type Blocks } from '#features/home/page/blocks/blocks.ts';
import { LinksContext, type ResolveLink } from '#features/home/page/links.ts';
import { shownEntries } from '../../layout/header/menu/entries.ts';
import { useOpenEntry } from '../../layout/header/menu/use-open-entry.ts';
import { useTargets } from '../../routes/use-targets.ts';
import { RecentExams } from './RecentExams.tsx';

const blocks: Blocks = { ...ownBlocks, exams: RecentExams };

/** The context of page blocks: link resolution, and blocks of other features. */
export function HomeProviders({ children }: { children: ReactNode }) {
  return (
    <LinksContext value={useResolveLink()}>
      <BlocksContext value={blocks}>{children}</BlocksContext>
    </LinksContext>
  );
}

/** Resolves links like menu entries; null for targets without a screen. */
function useResolveLink(): ResolveLink {
  const { readCode } = useAtomValue(tenantAtom);
  const open = useOpenEntry();
  const screens = useTargets();
  return useCallback<ResolveLink>(
    (link) => {
      const [entry] = shownEntries(readMenu([{ ...link, name: link.name || link.url }], readCode), screens);
      if (!entry || entry.target.kind === 'none') return null;
      const inside = entry.target.kind === 'inside';
      return {
        inside,
        href: entry.target.kind === 'inside' ? entry.target.path : entry.target.url,
        open: () => open(entry),
      };
    },
    [readCode, open, screens],
  );
}
