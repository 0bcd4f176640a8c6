import type { CardFacts } from '#contract/platform/account/identity.ts';

export type Side = 'front' | 'back';

/** The steps in order; 'guide' comes first, 'done' last. */
export const identitySteps = ['front', 'back', 'check', 'face'] as const;
export type IdentityStep = 'guide' | (typeof identitySteps)[number] | 'done';

/** A side of the card: its picture (JPEG data URL) and the data read from it. */
export interface ReadSide {
  photo: string;
  facts: CardFacts;
}

export interface IdentityState {
  step: IdentityStep;
  sides: Partial<Readonly<Record<Side, ReadSide>>>;
}

export type IdentityEvent =
  | { type: 'start' }
  /** The platform read a side. */
  | { type: 'read'; side: Side; photo: string; facts: CardFacts }
  /** Take a side again. */
  | { type: 'retake'; side: Side }
  /** The platform accepted the confirmed data. */
  | { type: 'affirmed' }
  | { type: 'back' }
  | { type: 'verified' };

export const initialIdentity: IdentityState = { step: 'guide', sides: {} };

/** The reducer of the verification (001 §7). Events that do not apply to the step are ignored. */
export function identityReducer(state: IdentityState, event: IdentityEvent): IdentityState {
  const { step, sides } = state;
  switch (event.type) {
    case 'start':
      return step === 'guide' ? { ...state, step: 'front' } : state;
    case 'read': {
      if (step !== event.side) return state;
      const next = { ...sides, [event.side]: { photo: event.photo, facts: event.facts } };
      return { step: next.front && next.back ? 'check' : 'back', sides: next };
    }
    case 'retake':
      return step === 'check' ? { ...state, step: event.side } : state;
    case 'affirmed':
      return step === 'check' ? { ...state, step: 'face' } : state;
    case 'back':
      return { ...state, step: previousStep(state) };
    case 'verified':
      // The pictures are no longer needed.
      return step === 'face' ? { step: 'done', sides: {} } : state;
  }
}

function previousStep({ step, sides }: IdentityState): IdentityStep {
  if (step === 'front') return sides.front ? 'check' : 'guide';
  if (step === 'back') return sides.back ? 'check' : 'front';
  if (step === 'check') return 'back';
  return step === 'face' ? 'check' : step;
}
