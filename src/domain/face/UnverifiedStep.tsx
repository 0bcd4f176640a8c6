import { useState, type ReactNode } from 'react';
import { useRealNameWatch } from '../real-name/real-name.ts';
import { RealNameDialog } from '../real-name/RealNameDialog.tsx';

/** Renders the identity verification on this computer; called back when it was closed. */
export type RenderVerifyHere = (onClose: (verified: boolean) => void) => ReactNode;

interface UnverifiedStepProps {
  /** Sign-in page of the mobile site; null: the tenant names none. */
  link: string | null;
  renderVerifyHere: RenderVerifyHere | undefined;
  /** The learner said before that it is done, and it was not. */
  notYet: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** The real name is not verified: by phone or here, the check goes on as soon as it is (001 §4). */
export function UnverifiedStep({ link, renderVerifyHere, notYet, onDone, onClose }: UnverifiedStepProps) {
  const [here, setHere] = useState(false);
  useRealNameWatch(!here, onDone);
  if (here && renderVerifyHere) return renderVerifyHere((verified) => (verified ? onDone() : setHere(false)));
  return (
    <RealNameDialog
      link={link}
      notYet={notYet}
      onDone={onDone}
      onVerifyHere={renderVerifyHere && (() => setHere(true))}
      onClose={onClose}
    />
  );
}
