import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { Shell } from '../layout/Shell.tsx';
import { Starting } from '../layout/Starting.tsx';
import { routeTable } from './route-table.ts';
import type { RouteRow } from './routes.ts';
import { RouteFailure } from '../screens/RouteFailure.tsx';

/** A screen's files that do not come for so long are given up (000 §9). */
export const chunkTimeout = 120_000;

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** The router over the route table. */
export function createAppRouter(rows: readonly RouteRow[] = routeTable): AppRouter {
  return createBrowserRouter([
    {
      Component: Shell,
      ErrorBoundary: RouteFailure,
      HydrateFallback: Starting,
      children: [{ index: true, path: '/', Component: Starting }, ...rows.flatMap(objectsOf)],
    },
  ]);
}

function objectsOf(row: RouteRow): RouteObject[] {
  return [row.path, ...(row.aliases ?? [])].map((path) => ({
    path,
    handle: row,
    lazy: () => inTime(row.load(), path),
  }));
}

async function inTime<Value>(loading: Promise<Value>, path: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`chunk of ${path} not loaded in ${chunkTimeout} ms`)), chunkTimeout);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}
