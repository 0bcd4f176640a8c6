import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { logFailure } from '../../lib/log.ts';
import { useChangeSettings } from '../../domain/session/use-change-settings.ts';
import { sessionAtom, settingsAtom, tenantAtom } from '../../domain/session/state.ts';
import { isOn } from '../../domain/tenant/tenant.ts';
import { answerOf, withAnswer } from './consent.ts';

interface TrackingAnswer {
  /** The tenant counts usage, and somebody is signed in whose answer counts. */
  asked: boolean;
  /** null: not answered yet. */
  answer: boolean | null;
  give: (answer: boolean) => void;
}

/** What this learner answered to the question whether usage may be counted. */
export function useTrackingAnswer(): TrackingAnswer {
  const session = useAtomValue(sessionAtom);
  const settings = useAtomValue(settingsAtom);
  const tenant = useAtomValue(tenantAtom);
  const change = useChangeSettings();
  const { accountId } = session;
  const give = useCallback(
    (answer: boolean) => {
      if (accountId === null) return;
      change(withAnswer(settings, accountId, answer)).catch((error: unknown) => logFailure('tracking', error));
    },
    [accountId, change, settings],
  );
  const asked = isOn(tenant, 'is_track_single_page') && session.signedIn && accountId !== null;
  return { asked, answer: answerOf(settings, session), give };
}
