import { expect, it } from 'vitest';
import { basisOfCall, basisOfCode, basisOfField, isEvidence, weakest } from './basis.ts';
import { userPaperCommitAllPaper, userPaperFindUserPaperInfo } from './exam/user-paper.ts';

const info = userPaperFindUserPaperInfo.id;
const profile = {
  paths: { [info]: '/exam/paper/state' },
  fields: { [info]: { answerCount: 'answeredNum' } },
  codes: { paperStatus: { inProgress: 1, handedIn: [2, 3] } },
};

it.each([
  [[], 'documented'],
  [['documented', 'profiled'], 'profiled'],
  [['profiled', 'assumed', 'documented'], 'assumed'],
] as const)('a conclusion from %j is %s', (used, basis) => {
  expect(weakest(...used)).toBe(basis);
  expect(isEvidence(weakest(...used))).toBe(basis !== 'assumed');
});

it.each([
  ['a documented call', basisOfCall(userPaperCommitAllPaper, {}), 'documented'],
  ['an assumed call', basisOfCall(userPaperFindUserPaperInfo, {}), 'assumed'],
  ['an assumed call whose path the profile names', basisOfCall(userPaperFindUserPaperInfo, profile), 'profiled'],
  ['a field', basisOfField(info, 'answerCount', {}), 'assumed'],
  ['a field that the profile names', basisOfField(info, 'answerCount', profile), 'profiled'],
  ['another field of the same answer', basisOfField(info, 'answerHash', profile), 'assumed'],
  ['a field whose codes the profile names', basisOfField(info, 'status', profile), 'profiled'],
  ['a code', basisOfCode('paperStatus', 'handedIn', {}), 'assumed'],
  ['a code that the profile names', basisOfCode('paperStatus', 'handedIn', profile), 'profiled'],
  ['a code that the profile leaves out of its table', basisOfCode('paperStatus', 'marked', profile), 'assumed'],
  ['a documented code', basisOfCode('commitType', 'staff', {}), 'documented'],
  ['a code that only we assume in a documented table', basisOfCode('commitType', 'platform', {}), 'assumed'],
])('%s', (_, basis, expected) => expect(basis).toBe(expected));
