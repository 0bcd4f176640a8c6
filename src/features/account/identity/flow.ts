import type { CardFacts } from '../../../contract/platform/account/identity.ts';

export type Side = 'front' | 'back';

/** Steps of the verification in their order; the guide comes before the first, 'done' after the last. */
export const identitySteps = ['front', 'back', 'check', 'face'] as const;
export type IdentityStep = 'guide' | (typeof identitySteps)[number] | 'done';

/** A side of the card: the picture that was read (JPEG data URL) and what it says. */
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
  /** A side is to be photographed again. */
  | { type: 'again'; side: Side }
  /** The platform accepted what the learner confirmed. */
  | { type: 'affirmed' }
  | { type: 'back' }
  | { type: 'verified' };

export const beginIdentity: IdentityState = { step: 'guide', sides: {} };

/** Where the verification stands (001 §7). An event that does not fit the step changes nothing. */
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
    case 'again':
      return step === 'check' ? { ...state, step: event.side } : state;
    case 'affirmed':
      return step === 'check' ? { ...state, step: 'face' } : state;
    case 'back':
      return { ...state, step: before(state) };
    case 'verified':
      // The pictures have served; nothing keeps them.
      return step === 'face' ? { step: 'done', sides: {} } : state;
  }
}

function before({ step, sides }: IdentityState): IdentityStep {
  if (step === 'front') return sides.front ? 'check' : 'guide';
  if (step === 'back') return sides.back ? 'check' : 'front';
  if (step === 'check') return 'back';
  return step === 'face' ? 'check' : step;
}
