import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CountdownDialog } from './CountdownDialog.tsx';
import { PermissionDialog } from './PermissionDialog.tsx';
import { UnverifiedStep, type RenderVerifyHere } from './UnverifiedStep.tsx';
import type { FaceEvent, FaceState } from './face-flow.ts';
import { subjectOf } from './face-request.ts';

interface FaceDialogsProps {
  state: FaceState;
  mobileLink: string | null;
  renderVerifyHere: RenderVerifyHere | undefined;
  dispatch: (event: FaceEvent) => void;
}

/** What is asked or told above the card. */
export function FaceDialogs({ state, mobileLink, renderVerifyHere, dispatch }: FaceDialogsProps) {
  const { t } = useTranslation('face');
  const { step, request, asking } = state;
  const [told, setTold] = useState(false);
  const subject = subjectOf(request.kind);
  const close = () => dispatch({ type: 'close' });
  if (asking) return null;
  switch (step.name) {
    case 'unverified':
      return (
        <UnverifiedStep
          link={mobileLink}
          renderVerifyHere={renderVerifyHere}
          notYet={told}
          onDone={() => {
            setTold(true);
            dispatch({ type: 'continue' });
          }}
          onClose={close}
        />
      );
    case 'permission':
      return <PermissionDialog onAnswer={(yes) => dispatch({ type: 'permit', yes })} onClose={close} />;
    case 'success':
      return (
        <CountdownDialog
          good
          title={t('success.title')}
          text={t(`success.text.${subject}`)}
          next={t('success.next', { seconds: step.left })}
          onNow={close}
        />
      );
    case 'exhausted':
      return (
        <CountdownDialog
          good={false}
          title={t('exhausted.title')}
          text={t(`exhausted.text.${subject}`)}
          next={t('exhausted.next', { seconds: step.left })}
          onNow={close}
        />
      );
    case 'expired':
      return (
        <CountdownDialog
          good={false}
          title={t('expired.title')}
          text={t('expired.text')}
          next={t('exhausted.next', { seconds: step.left })}
          onNow={close}
        />
      );
    default:
      return null;
  }
}
