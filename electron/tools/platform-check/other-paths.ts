import { isSuccess } from '#contract/platform/codes.ts';
import { otherPaths } from '#electron/platform/gateway/call-path.ts';
import type { Asked } from './ask.ts';
import type { Conversation } from './conversation.ts';
import type { Step } from './step.ts';

/** Makes a call of the walk; one that is not answered at its assumed path is looked for where its document allows it, too. */
export async function askEverywhere(step: Step, talk: Conversation): Promise<Asked | null> {
  const { id } = step.call;
  const answer = await talk.ask(step);
  const others = talk.profile.paths?.[id] === undefined ? (otherPaths[id] ?? []) : [];
  if (answer === null || isAnswered(step, answer, talk)) return answer;
  for (const path of others) {
    let there: Asked | null = null;
    const found = await talk.try({ paths: { [id]: path } }, async () => {
      there = await talk.ask(step);
      return isAnswered(step, there, talk);
    });
    if (found) return there;
  }
  return answer;
}

function isAnswered(step: Step, answer: Asked | null, talk: Conversation): boolean {
  if (answer?.kind !== 'answer' || answer.status >= 400) return false;
  return isSuccess(talk.envelope(step, answer.text)?.code ?? null);
}
