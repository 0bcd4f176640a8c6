import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

/** The screen of a row that only leads on: the same query at another path. */
export function redirectTo(path: string): () => Promise<{ Component: ComponentType }> {
  const Component = () => <LeadOn path={path} />;
  return () => Promise.resolve({ Component });
}

function LeadOn({ path }: { path: string }) {
  const { search } = useLocation();
  return <Navigate to={`${path}${search}`} replace />;
}
