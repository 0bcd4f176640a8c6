import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { sessionAtom, settingsAtom, tenantAtom } from '#domain/app-state.ts';
import { useChangeSettings } from '#domain/session/use-change-settings.ts';
import { isOn } from '#domain/tenant/tenant.ts';
import { logFailure } from '#lib/log.ts';
import { answerOf, withAnswer } from './consent.ts';

interface TrackingConsentState {
  /** The tenant tracks usage and a learner is signed in. */
  applicable: boolean;
  /** null: not answered yet. */
  answer: boolean | null;
  setAnswer: (answer: boolean) => void;
}

/** The learner's consent to usage tracking. */
export function useTrackingConsent(): TrackingConsentState {
  const session = useAtomValue(sessionAtom);
  const settings = useAtomValue(settingsAtom);
  const tenant = useAtomValue(tenantAtom);
  const change = useChangeSettings();
  const { accountId } = session;
  const setAnswer = useCallback(
    (answer: boolean) => {
      if (accountId === null) return;
      change(withAnswer(settings, accountId, answer)).catch((error: unknown) => logFailure('tracking', error));
    },
    [accountId, change, settings],
  );
  const applicable = isOn(tenant, 'is_track_single_page') && session.signedIn && accountId !== null;
  return { applicable, answer: answerOf(settings, session), setAnswer };
}
