import { countdownSeconds, maxAttempts, retryWindowMs, type FaceRequest } from './face-request.ts';

/** Why there is no camera picture: the learner said no, the system or the page refused, there is none. */
export type RefusedWhy = 'declined' | 'refused' | 'system-off' | 'absent' | 'busy' | 'unsupported';

/** How the check ended; `outcomeOf` says what follows. */
export type FaceEnd = 'passed' | 'exhausted' | 'paused' | 'expired' | 'closed';

/** What the learner sees. Steps named with -ing do something and wait for it. Photos are JPEG data URLs. */
export type FaceStep =
  | { name: 'confirm'; ticked: boolean; warned: boolean }
  | { name: 'authorising' }
  | { name: 'judging' }
  | { name: 'unverified' }
  | { name: 'instruction' }
  | { name: 'permission' }
  | { name: 'opening' }
  | { name: 'refused'; why: RefusedWhy }
  | { name: 'camera' }
  | { name: 'review'; photo: string }
  | { name: 'album'; photo: string | null; notImage: boolean }
  | { name: 'sending'; photo: string }
  | { name: 'success'; left: number }
  | { name: 'failed'; photo: string; at: number }
  | { name: 'exhausted'; left: number }
  | { name: 'expired'; left: number }
  | { name: 'ended'; end: FaceEnd };

export interface FaceState {
  request: FaceRequest;
  step: FaceStep;
  /** Attempts left of five. */
  remaining: number;
  /** The learner agreed to saving before; null: not known yet. */
  authorised: boolean | null;
  /** 'Continue recognition?' is asked above the step. */
  asking: boolean;
}

export type FaceEvent =
  | { type: 'authorised'; value: boolean }
  | { type: 'tick'; ticked: boolean }
  | { type: 'continue' }
  | { type: 'saved' }
  | { type: 'judged'; verified: boolean }
  /** A call failed; its sentence is shown by the app. */
  | { type: 'call-failed' }
  | { type: 'permit'; yes: boolean }
  | { type: 'camera-open' }
  | { type: 'camera-refused'; why: Exclude<RefusedWhy, 'declined'> }
  | { type: 'photo'; photo: string }
  | { type: 'not-image' }
  | { type: 'retake' }
  | { type: 'use' }
  | { type: 'recognised' }
  /** The platform answered that this is not the learner, at this moment of a monotonic clock. */
  | { type: 'not-recognised'; at: number }
  | { type: 'retry'; at: number }
  | { type: 'second' }
  | { type: 'close' }
  | { type: 'resume'; yes: boolean };

/** Begins a check; kind 4 starts at the instruction (001 §4). */
export function beginFace(request: FaceRequest): FaceState {
  const step: FaceStep =
    request.kind === 4 ? { name: 'instruction' } : { name: 'confirm', ticked: false, warned: false };
  return { request, step, remaining: maxAttempts, authorised: request.exportRule ? null : true, asking: false };
}

/** True when the learner has to tick the service agreement before going on. */
export function mustAgree({ request, authorised }: FaceState): boolean {
  return request.exportRule && authorised !== true;
}

/** The face flow (001 §4, 002 §4). An event that does not fit the step changes nothing. */
export function faceReducer(state: FaceState, event: FaceEvent): FaceState {
  const { step } = state;
  switch (event.type) {
    case 'authorised':
      return { ...state, authorised: event.value };
    case 'tick':
      return step.name === 'confirm' ? to(state, { ...step, ticked: event.ticked, warned: false }) : state;
    case 'continue':
      return proceed(state);
    case 'saved':
      return step.name === 'authorising' ? { ...to(state, { name: 'judging' }), authorised: true } : state;
    case 'judged':
      if (step.name !== 'judging') return state;
      return to(state, { name: event.verified ? 'instruction' : 'unverified' });
    case 'call-failed':
      return afterFailedCall(state);
    case 'permit':
      if (step.name !== 'permission') return state;
      return to(state, event.yes ? { name: 'opening' } : { name: 'refused', why: 'declined' });
    case 'camera-open':
      return step.name === 'opening' ? to(state, { name: 'camera' }) : state;
    case 'camera-refused':
      if (step.name !== 'opening' && step.name !== 'camera') return state;
      return to(state, { name: 'refused', why: event.why });
    case 'photo':
    case 'not-image':
    case 'retake':
    case 'use':
      return withPhoto(state, event);
    case 'recognised':
      return step.name === 'sending' ? to(state, { name: 'success', left: countdownSeconds }) : state;
    case 'not-recognised':
      return step.name === 'sending' ? afterFailure(state, step.photo, event.at) : state;
    case 'retry':
      if (step.name !== 'failed') return state;
      return event.at - step.at > retryWindowMs
        ? to(state, { name: 'expired', left: countdownSeconds })
        : picture(state);
    case 'second':
      return countDown(state);
    case 'close':
      return close(state);
    case 'resume':
      if (!state.asking) return state;
      return event.yes ? { ...state, asking: false } : finish(state, 'paused');
  }
}

function to(state: FaceState, step: FaceStep): FaceState {
  return { ...state, step };
}

function finish(state: FaceState, end: FaceEnd): FaceState {
  return { ...state, asking: false, step: { name: 'ended', end } };
}

/** Where a picture is taken, or chosen. */
function picture(state: FaceState): FaceState {
  return to(state, state.request.album ? { name: 'album', photo: null, notImage: false } : { name: 'opening' });
}

/** The one way on of a step. */
function proceed(state: FaceState): FaceState {
  const { step } = state;
  switch (step.name) {
    case 'confirm':
      if (!mustAgree(state)) return to(state, { name: 'judging' });
      return to(state, step.ticked ? { name: 'authorising' } : { ...step, warned: true });
    case 'unverified':
      return to(state, { name: 'judging' });
    case 'instruction':
      return state.request.album ? picture(state) : to(state, { name: 'permission' });
    case 'refused':
      return to(state, { name: 'opening' });
    default:
      return state;
  }
}

/** A call that brought no answer takes nothing away: the learner is where the call was asked for. */
function afterFailedCall(state: FaceState): FaceState {
  const { step } = state;
  if (step.name === 'authorising' || step.name === 'judging') {
    return to(state, { name: 'confirm', ticked: step.name === 'authorising', warned: false });
  }
  if (step.name !== 'sending') return state;
  const { photo } = step;
  return to(state, state.request.album ? { name: 'album', photo, notImage: false } : { name: 'review', photo });
}

type PhotoEvent = Extract<FaceEvent, { type: 'photo' | 'not-image' | 'retake' | 'use' }>;

function withPhoto(state: FaceState, event: PhotoEvent): FaceState {
  const { step } = state;
  if (step.name === 'album') {
    if (event.type === 'photo') return to(state, { ...step, photo: event.photo, notImage: false });
    if (event.type === 'not-image') return to(state, { ...step, notImage: true });
    if (event.type === 'use' && step.photo !== null) return to(state, { name: 'sending', photo: step.photo });
    return state;
  }
  if (step.name === 'camera' && event.type === 'photo') return to(state, { name: 'review', photo: event.photo });
  if (step.name !== 'review') return state;
  if (event.type === 'retake') return to(state, { name: 'opening' });
  return event.type === 'use' ? to(state, { name: 'sending', photo: step.photo }) : state;
}

function afterFailure(state: FaceState, photo: string, at: number): FaceState {
  const remaining = state.remaining - 1;
  const step: FaceStep = remaining > 0 ? { name: 'failed', photo, at } : { name: 'exhausted', left: countdownSeconds };
  return { ...state, remaining, step };
}

const endOfCountdown = { success: 'passed', exhausted: 'exhausted', expired: 'expired' } as const;

function countDown(state: FaceState): FaceState {
  const { step } = state;
  if (step.name !== 'success' && step.name !== 'exhausted' && step.name !== 'expired') return state;
  return step.left > 1 ? to(state, { ...step, left: step.left - 1 }) : finish(state, endOfCountdown[step.name]);
}

/** Closing mid-flow asks first; what is decided already is only confirmed by it (001 §4). */
function close(state: FaceState): FaceState {
  const { step, request } = state;
  if (step.name === 'ended') return state;
  if (step.name === 'success' || step.name === 'exhausted' || step.name === 'expired') {
    return finish(state, endOfCountdown[step.name]);
  }
  if (request.kind === 4) return finish(state, 'closed');
  return request.pauseFrame ? finish(state, 'paused') : { ...state, asking: true };
}
