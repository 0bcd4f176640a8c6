import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { logFailure } from '../../lib/log.ts';
import { Component as BrokenScreen } from './BrokenScreen.tsx';

/** A screen that failed to load or to render (gaps G-079): the 500 screen in its place, the reason in the log. */
export function RouteFailure() {
  const error = useRouteError();
  useEffect(() => logFailure('screen', error), [error]);
  return <BrokenScreen />;
}
