import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PromptDialog } from '#ui/PromptDialog.tsx';
import { CountdownDialog } from './CountdownDialog.tsx';
import type { FaceEvent, FaceState } from './face-flow.ts';
import { momentOf, subjectOf } from './face-request.ts';
import { UnverifiedStep, type RenderVerifyHere } from './UnverifiedStep.tsx';

interface FaceDialogsProps {
  state: FaceState;
  mobileLink: string | null;
  renderVerifyHere: RenderVerifyHere | undefined;
  dispatch: (event: FaceEvent) => void;
}

/** The dialogs above the card of the current step. */
export function FaceDialogs({ state, mobileLink, renderVerifyHere, dispatch }: FaceDialogsProps) {
  const { t } = useTranslation('face');
  const { step, request, resumeAsked } = state;
  const [notYet, setNotYet] = useState(false);
  const moment = momentOf(request);
  const close = () => dispatch({ type: 'close' });
  if (resumeAsked) return null;
  switch (step.name) {
    case 'unverified':
      return (
        <UnverifiedStep
          link={mobileLink}
          subject={subjectOf(request.kind)}
          renderVerifyHere={renderVerifyHere}
          notYet={notYet}
          onDone={() => {
            setNotYet(true);
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
          text={t(`success.text.${moment}`)}
          next={t('success.next', { seconds: step.left })}
          onNow={close}
        />
      );
    case 'exhausted':
      return (
        <CountdownDialog
          good={false}
          title={t('exhausted.title')}
          text={t(`exhausted.text.${moment}`)}
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

const useStyles = makeStyles({ surface: { maxWidth: '464px' } });

/** Our own permission dialog before the camera is turned on. */
function PermissionDialog({ onAnswer, onClose }: { onAnswer: (yes: boolean) => void; onClose: () => void }) {
  const { t } = useTranslation('face');
  const styles = useStyles();
  return (
    <PromptDialog
      className={styles.surface}
      title={t('permission.title')}
      primary={{ label: t('permission.yes'), onChoose: () => onAnswer(true) }}
      other={{ label: t('permission.no'), onChoose: () => onAnswer(false) }}
      onClose={onClose}
    >
      {t('permission.text')}
    </PromptDialog>
  );
}
