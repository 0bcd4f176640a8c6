import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { appInfoAtom } from '#domain/app-state.ts';
import type { Screens } from '../layout/header/menu/entries.ts';
import { useRoutes } from './use-routes.ts';

/** What configured addresses may lead to in this client. */
export function useTargets(): Screens {
  const rows = useRoutes();
  const { platformOrigin, tenantHost } = useAtomValue(appInfoAtom);
  return useMemo(
    () => ({ rows, ownHosts: [URL.parse(platformOrigin)?.host ?? '', tenantHost].filter((host) => host !== '') }),
    [rows, platformOrigin, tenantHost],
  );
}
