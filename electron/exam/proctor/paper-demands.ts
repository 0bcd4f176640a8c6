import type { FaceAgainRule, PaperDemands, RandomPromptRule } from '#contract/ipc/exam.ts';
import { faceAgainKey, readFaceAgainRule } from '#rules/exam/face-again.ts';
import { randomPromptKey, readRandomPromptRule } from '#rules/exam/random-prompt.ts';

interface Told {
  /** The value of an entry of the tenant's configuration. */
  value: (key: string) => unknown;
  /** False: anybody at this computer may have written it, so that it takes back nothing of `kept`. */
  vouched: boolean;
  /** What was asked for as the paper was begun; absent: nothing, or it begins now. */
  kept?: PaperDemands | undefined;
}

/** What the tenant asks of the learner of a paper. */
export function paperDemands({ value, vouched, kept }: Told): PaperDemands {
  const faceAgain = readFaceAgainRule(value(faceAgainKey));
  const randomPrompt = readRandomPromptRule(value(randomPromptKey));
  if (vouched || !kept) return { faceAgain, randomPrompt };
  return {
    faceAgain: stricterFace(faceAgain, kept.faceAgain),
    randomPrompt: moreOften(randomPrompt, kept.randomPrompt),
  };
}

function stricterFace(told: FaceAgainRule | null, kept: FaceAgainRule | null): FaceAgainRule | null {
  if (told === null || kept === null) return told ?? kept;
  const minutes = [told.afterMinutes, kept.afterMinutes].filter((one) => one !== null);
  return {
    afterCrash: told.afterCrash || kept.afterCrash,
    afterMinutes: minutes.length === 0 ? null : Math.min(...minutes),
  };
}

function moreOften(told: RandomPromptRule | null, kept: RandomPromptRule | null): RandomPromptRule | null {
  if (told === null || kept === null) return told ?? kept;
  return told.everyMinutes < kept.everyMinutes ? told : kept;
}
