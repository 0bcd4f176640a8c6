import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refetchIdentity, useRealNameWatch } from '#domain/real-name/real-name.ts';
import { useToast } from '#lib/toast.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { CardStep } from './card/CardStep.tsx';
import { CheckStep } from './CheckStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { GuideDialog } from './GuideDialog.tsx';
import { initialIdentity, identityReducer, type IdentityStep } from './identity-flow.ts';
import { FaceStep } from './live/FaceStep.tsx';

interface IdentityDialogProps {
  /** Sign-in page of the mobile site; null when the tenant has none. */
  link: string | null;
  /** Called when the dialog closes. */
  onClose: (verified: boolean) => void;
}

/** Identity verification: a guide with both options, then card and face on this computer (001 §5) (001 §7). */
export function IdentityDialog({ link, onClose }: IdentityDialogProps) {
  const { t } = useTranslation('identity');
  const queries = useQueryClient();
  const toast = useToast();
  const [state, dispatch] = useReducer(identityReducer, initialIdentity);
  const [leaving, setLeaving] = useState(false);
  const returnTo = useRef<HTMLElement | null>(null);
  const { step, sides } = state;

  // The learner may verify on the phone meanwhile. The face step gets the result from its own call.
  useRealNameWatch(step !== 'face' && step !== 'done', () => {
    void refetchIdentity(queries);
    toast('success', t('verified'));
    onClose(true);
  });
  const verified = () => {
    void refetchIdentity(queries);
    dispatch({ type: 'verified' });
  };
  const leave = () => {
    if (step === 'guide') return onClose(false);
    returnTo.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setLeaving(true);
  };
  // Restores the focus into the step: otherwise it would stay hidden from screen readers.
  useEffect(() => {
    if (!leaving) returnTo.current?.focus();
  }, [leaving]);
  return (
    <>
      {renderStep(step)}
      <ConfirmDialog
        open={leaving}
        title={t('leave.title')}
        safe={t('leave.stay')}
        onSafe={() => setLeaving(false)}
        risky={t('leave.go')}
        onRisky={() => onClose(false)}
      >
        {t('leave.text')}
      </ConfirmDialog>
    </>
  );

  function renderStep(name: IdentityStep) {
    const back = () => dispatch({ type: 'back' });
    switch (name) {
      case 'guide':
        return <GuideDialog link={link} onHere={() => dispatch({ type: 'start' })} onClose={leave} />;
      case 'front':
      case 'back':
        return (
          <CardStep
            key={name}
            side={name}
            onRead={(photo, facts) => dispatch({ type: 'read', side: name, photo, facts })}
            onBack={back}
            onClose={leave}
          />
        );
      case 'check':
        if (!sides.front || !sides.back) return null;
        return (
          <CheckStep
            front={sides.front}
            back={sides.back}
            onRetake={(side) => dispatch({ type: 'retake', side })}
            onAffirmed={() => dispatch({ type: 'affirmed' })}
            onClose={leave}
          />
        );
      case 'face':
        return <FaceStep onVerified={verified} onBack={back} onClose={leave} />;
      case 'done':
        return <DoneStep onClose={() => onClose(true)} />;
    }
  }
}
