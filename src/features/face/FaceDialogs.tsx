import { useTranslation } from 'react-i18next';
import { CountdownDialog } from './CountdownDialog.tsx';
import { PermissionDialog } from './PermissionDialog.tsx';
import { RealNameDialog } from '../../ui/real-name/RealNameDialog.tsx';
import type { FaceEvent, FaceState } from './face-flow.ts';

interface FaceDialogsProps {
  state: FaceState;
  mobileLink: string | null;
  dispatch: (event: FaceEvent) => void;
}

/** What is asked or told above the card. */
export function FaceDialogs({ state, mobileLink, dispatch }: FaceDialogsProps) {
  const { t } = useTranslation('face');
  const { step, request, asking } = state;
  const subject = request.kind === 2 ? 'exam' : 'course';
  const close = () => dispatch({ type: 'close' });
  if (asking) return null;
  switch (step.name) {
    case 'unverified':
      return <RealNameDialog link={mobileLink} onVerified={() => dispatch({ type: 'continue' })} onClose={close} />;
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
