import { getUserInfo } from '#contract/platform/account/user.ts';
import { isSuccess, needsSignIn } from '#contract/platform/codes.ts';
import type { Conversation } from './conversation.ts';
import { guessTokenPlaces, tokenPlaces } from './guess-envelope.ts';
import { signInStep } from './learner-steps.ts';
import type { Notebook } from './notebook.ts';
import { step } from './step.ts';

/** A call that only a known session is answered. */
const whoAmI = step(getUserInfo, () => ({}));

/** Signs in and finds out where the token is and how it travels. False: nobody is signed in. */
export async function signIn(talk: Conversation, notes: Notebook): Promise<boolean> {
  const answer = await talk.ask(signInStep);
  if (answer?.kind !== 'answer') {
    notes.row(signInStep, { reached: answer?.reason ?? 'not-asked' });
    return false;
  }
  const reached = String(answer.status);
  const envelope = talk.envelope(signInStep, answer.text);
  if (envelope === null || !isSuccess(envelope.code)) {
    notes.row(signInStep, { reached, read: envelope ? 'yes' : 'no', refusal: envelope?.message ?? '' });
    return false;
  }
  const guessed = talk.takeToken(signInStep, envelope) ? null : (guessTokenPlaces(envelope.data)[0] ?? null);
  if (guessed !== null) {
    talk.learn({ token: { fields: guessed } });
    talk.takeToken(signInStep, envelope);
  }
  if (!talk.signedIn) notes.decide({ kind: 'noToken' });
  notes.row(signInStep, {
    reached,
    read: talk.signedIn ? 'yes' : 'no',
    guesses: guessed === null ? [] : [`token <- ${guessed}`],
  });
  if (talk.signedIn && !talk.profile.token?.header) await findTokenHeader(talk, notes);
  return talk.signedIn;
}

/** Tries the headers that platforms take a token in, until one is recognised. */
async function findTokenHeader(talk: Conversation, notes: Notebook): Promise<void> {
  if (await isRecognised(talk)) return;
  for (const place of tokenPlaces) {
    if (await talk.try({ token: place }, () => isRecognised(talk))) return;
  }
  notes.decide({ kind: 'tokenHeader' });
}

async function isRecognised(talk: Conversation): Promise<boolean> {
  const answer = await talk.ask(whoAmI);
  if (answer?.kind !== 'answer' || answer.status === 401 || answer.status === 403) return false;
  const envelope = talk.envelope(whoAmI, answer.text);
  return envelope === null ? answer.status < 400 : !needsSignIn(envelope.code);
}
