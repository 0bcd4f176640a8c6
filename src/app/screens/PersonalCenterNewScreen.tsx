import { useAtomValue } from 'jotai';
import { Navigate, useLocation } from 'react-router-dom';
import { accountPaths } from '#contract/paths/account.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { Component as PersonalCenter } from './PersonalCenterScreen.tsx';

/** /personalCenter_new: the route itself allows visitors (001 §2), so the screen redirects them to the sign-in page. */
export function Component() {
  const { signedIn, branch } = useAtomValue(sessionAtom);
  const { pathname, search } = useLocation();
  if (!signedIn || branch === null)
    return <Navigate to={accountPaths.login.to({ redirect: pathname + search })} replace />;
  return <PersonalCenter />;
}
