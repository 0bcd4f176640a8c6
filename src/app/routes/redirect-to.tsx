import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

/** A screen that redirects to another path with the same query. */
export function redirectTo(path: string): ComponentType {
  return function Redirect() {
    const { search } = useLocation();
    return <Navigate to={`${path}${search}`} replace />;
  };
}
