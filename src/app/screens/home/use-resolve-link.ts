import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import type { ResolveLink } from '../../../features/home/page/links.ts';
import { tenantAtom } from '../../../domain/session/state.ts';
import { readMenu } from '../../../domain/tenant/menu.ts';
import { shownEntries } from '../../layout/header/menu/entries.ts';
import { useOpenEntry } from '../../layout/header/menu/use-open-entry.ts';
import { useScreens } from '../../routes/use-routes.ts';

/** Links of a page lead where the same entry of a menu would lead; what this client has no screen for leads nowhere. */
export function useResolveLink(): ResolveLink {
  const { readCode } = useAtomValue(tenantAtom);
  const open = useOpenEntry();
  const screens = useScreens();
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
