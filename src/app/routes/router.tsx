import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { sitePaths } from '../../contract/paths/site.ts';
import { Shell } from '../layout/Shell.tsx';
import { Starting } from '../layout/Starting.tsx';
import { loadTexts } from '../../lib/i18n/i18n.ts';
import type { RouteRow } from './route-row.ts';
import { RoutesContext } from './use-routes.ts';
import { RouteFailure } from '../screens/RouteFailure.tsx';

/** A screen's files that do not come for so long are given up (000 §9). */
export const chunkTimeoutMs = 120_000;

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** The router over the route table. */
export function createAppRouter(rows: readonly RouteRow[]): AppRouter {
  return createBrowserRouter([
    {
      element: (
        <RoutesContext value={rows}>
          <Shell />
        </RoutesContext>
      ),
      ErrorBoundary: RouteFailure,
      HydrateFallback: Starting,
      children: [{ index: true, path: sitePaths.root.pattern, Component: Starting }, ...rows.flatMap(objectsOf)],
    },
  ]);
}

function objectsOf(row: RouteRow): RouteObject[] {
  return [row.path, ...row.aliases].map((path) => ({
    path,
    handle: row,
    lazy: () => inTime(loadRow(row), path),
  }));
}

/** The screen with its texts: nothing is painted before both are there. */
async function loadRow({ load, texts }: RouteRow) {
  const [screen] = await Promise.all([load(), loadTexts(texts)]);
  return screen;
}

async function inTime<Value>(loading: Promise<Value>, path: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`chunk of ${path} not loaded in ${chunkTimeoutMs} ms`)), chunkTimeoutMs);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}
