import { useState, type ReactNode } from 'react';
import { useRealNameWatch } from '../real-name/real-name.ts';
import { RealNameDialog } from '../real-name/RealNameDialog.tsx';

/** Renders the identity verification on this computer; `onClose` reports whether it succeeded. */
export type RenderVerifyHere = (onClose: (verified: boolean) => void) => ReactNode;

interface UnverifiedStepProps {
  /** Sign-in page of the mobile site; null when the tenant has none. */
  link: string | null;
  renderVerifyHere: RenderVerifyHere | undefined;
  /** The learner reported the verification as done, but it was not. */
  notYet: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** Asks to verify the real name, by phone or here; the check continues as soon as it is verified (001 §4). */
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
