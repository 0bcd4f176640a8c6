import { Spinner } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { sessionAtom } from '#domain/app-state.ts';
import { BranchStep } from './BranchStep.tsx';

/** Between the sign-in and the first screen: the choice of the branch, then a spinner. */
export function EnterStep() {
  const { t } = useTranslation('account');
  const { branch } = useAtomValue(sessionAtom);
  return branch === null ? <BranchStep /> : <Spinner label={t('entering')} />;
}
