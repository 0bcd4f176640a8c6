import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { connectionTroubleAtom } from '../app-state.ts';

/** What keeps the client from the platform and what to do, in the learner's language. */
export interface ConnectionWords {
  title: string;
  text: string;
}

/** Null: nothing is known but that the platform is not reached, or it is reached. */
export function useConnectionWords(): ConnectionWords | null {
  const { t } = useTranslation('connection');
  const trouble = useAtomValue(connectionTroubleAtom);
  if (!trouble) return null;
  if (trouble.kind === 'proxy-login') {
    const { proxy, realm, refused } = trouble;
    return {
      title: t(refused ? 'proxy.refused' : 'proxy.title'),
      text: t(realm === '' ? 'proxy.text' : 'proxy.textRealm', { proxy, realm }),
    };
  }
  const { fault, code } = trouble;
  return {
    title: t('certificate.title'),
    text: t('certificate.text', { fault: t(`certificate.fault.${fault}`), code }),
  };
}
