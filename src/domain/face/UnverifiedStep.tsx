import { useState, type ReactNode } from 'react';
import { useRealNameWatch } from '../real-name/real-name.ts';
import { RealNameDialog } from '../real-name/RealNameDialog.tsx';

/** Sides of the QR code in px: 001 §9 for exams, 002 §9 for courses (G-089). */
const codeSizes = { exam: 154, course: 150 } as const;

/** Renders the identity verification on this computer; `onClose` reports whether it succeeded. */
export type RenderVerifyHere = (onClose: (verified: boolean) => void) => ReactNode;

interface UnverifiedStepProps {
  /** Sign-in page of the mobile site; null when the tenant has none. */
  link: string | null;
  /** What is checked for. */
  subject: 'exam' | 'course';
  renderVerifyHere: RenderVerifyHere | undefined;
  /** The learner reported the verification as done, but it was not. */
  notYet: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** Asks to verify the real name, by phone or here; the check continues as soon as it is verified (001 §4). */
export function UnverifiedStep(props: UnverifiedStepProps) {
  const { link, subject, renderVerifyHere, notYet, onDone, onClose } = props;
  const [here, setHere] = useState(false);
  useRealNameWatch(!here, onDone);
  if (here && renderVerifyHere) return renderVerifyHere((verified) => (verified ? onDone() : setHere(false)));
  return (
    <RealNameDialog
      link={link}
      codeSize={codeSizes[subject]}
      notYet={notYet}
      onDone={onDone}
      onVerifyHere={renderVerifyHere && (() => setHere(true))}
      onClose={onClose}
    />
  );
}
