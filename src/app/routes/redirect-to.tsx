import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

/** The screen of a row that only leads on: the same query at another path. */
export function redirectTo(path: string): ComponentType {
  return function LeadOn() {
    const { search } = useLocation();
    return <Navigate to={`${path}${search}`} replace />;
  };
}
