import { absentCode, absentStatuses } from '#contract/platform/absent.ts';
import { isSuccess } from '#contract/platform/codes.ts';
import { isLacking } from '#contract/platform/profile/features.ts';
import type { Conversation } from './conversation.ts';
import type { Notebook } from './notebook.ts';
import { askEverywhere } from './other-paths.ts';
import { readAnswer } from './read-answer.ts';
import type { Step } from './step.ts';

/** What a PDF begins with: the only bytes that the client asks the platform for are certificates. */
const pdfStart = '%PDF-';

/** Makes one call of the walk and writes down what its answer is read as. */
export async function walkStep(step: Step, talk: Conversation, notes: Notebook): Promise<void> {
  const answer = await askEverywhere(step, talk);
  if (answer === null) {
    const read = isLacking(step.call.id, talk.profile) ? 'not-offered' : 'not-asked';
    return notes.row(step, { reached: 'not-asked', read });
  }
  if (answer.kind === 'silent') return notes.row(step, { reached: answer.reason });
  const { status, text } = answer;
  const reached = String(status);
  if (step.call.binary && status < 400 && text.startsWith(pdfStart)) return notes.row(step, { reached, read: 'yes' });
  const envelope = talk.envelope(step, text);
  if (envelope === null || status >= 400) {
    const path = talk.profile.paths?.[step.call.id] ?? step.call.path;
    if (step.call.assumed && status === 404) notes.decide({ kind: 'path', call: step.call.id, path });
    return notes.row(step, { reached, read: absentStatuses.includes(status) ? 'not-offered' : 'no' });
  }
  if (step.call.binary || !isSuccess(envelope.code)) {
    const read = envelope.code === absentCode ? 'not-offered' : 'no';
    return notes.row(step, { reached, read, refusal: envelope.message });
  }
  // A change of branch may come with another token.
  talk.takeToken(step, envelope);
  readAnswer(step, { reached, envelope }, talk, notes);
}
