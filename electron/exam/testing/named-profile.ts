import { codeTables } from '#contract/platform/profile/code-tables.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';

/** A platform that speaks as this client assumes, and whose profile says so: what it tells of papers is evidence. */
export const namedProfile: PlatformProfile = {
  fields: {
    userPaperFindUserPaperInfo: {
      answerCount: 'answerCount',
      answerHash: 'answerHash',
      commitType: 'commitType',
      submitTime: 'submitTime',
    },
  },
  codes: {
    paperStatus: { inProgress: 0, handedIn: 1, marked: 2 },
    commitType: { platform: 0, learner: 1, timeUp: 2, staff: 3 },
    staffAction: codeTables.staffAction,
    commitRefusal: { alreadyHandedIn: 40_901, tooLate: 40_902, unknownPaper: 40_401 },
  },
};
