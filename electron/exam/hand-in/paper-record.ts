import { paperStanding } from '../../../src/contract/exam/paper-standing.ts';
import type { HeldPaper } from '../../../src/contract/ipc/exam.ts';
import {
  commitType,
  examFindUserPaperListById,
  userPaperFindUserPaperInfo,
  type PaperInfo,
} from '../../../src/contract/platform/exam/user-paper.ts';
import { endsSession } from '../../../src/contract/platform/codes.ts';
import { dataOf, type PlatformAnswer } from '../../gateway/platform-client.ts';
import { waitAfter } from './commit-answer.ts';
import type { Wait } from './hand-in-outcome.ts';
import type { SealedAnswers } from './sealed-answers.ts';

/**
 * What the platform's record says of a paper. `open`: it has none yet. `same`, `other`: it holds these answers, or
 * others. `counted`: as many answers from the same kind of commit, which need not be these. `closed`: the platform ended the attempt itself. `bare`: handed in, and nothing to compare. `listed`: the same
 * from the list of papers, because the record itself could not be read. `unusable`: the platform answered without saying
 * how the paper stands.
 */
export type RecordView =
  | { kind: 'open' | 'unusable' }
  | { kind: 'same' | 'counted' | 'other' | 'closed' | 'bare' | 'listed'; held: HeldPaper }
  | Wait;

type Comparable = Pick<PaperInfo, 'commitType' | 'answerCount' | 'answerHash'>;

/**
 * Compares what the platform holds with what was sealed: by hash, else by count and kind of commit. `alsoSent`: hashes of
 * the same paper as earlier commits sent it, which named its files otherwise.
 */
export function compareRecord(
  record: Comparable,
  sealed: SealedAnswers,
  alsoSent: readonly string[] = [],
): 'same' | 'counted' | 'other' | 'closed' | 'bare' {
  const { answerHash: hash, answerCount: count, commitType: type } = record;
  if (hash !== '' && [sealed.hash, ...alsoSent].includes(hash.toLowerCase())) return 'same';
  if (type === commitType.platform) return 'closed';
  if (hash !== '') return 'other';
  const differs = (count !== null && count !== sealed.count) || (type !== null && type !== sealed.commitType);
  if (differs) return 'other';
  return count !== null && type !== null ? 'counted' : 'bare';
}

/** Null: the answer is no record of this paper; the list of papers may have it. */
export function viewOfInfo(
  answer: PlatformAnswer,
  userPaperId: string,
  sealed: SealedAnswers,
  alsoSent: readonly string[] = [],
): RecordView | null {
  const info = dataOf(userPaperFindUserPaperInfo, answer);
  if (info === null) return stopsLooking(answer) ? waitAfter(answer) : null;
  const foreign = info.userPaperId !== '' && info.userPaperId !== userPaperId;
  const standing = paperStanding(info);
  if (foreign || standing === 'unknown') return null;
  if (standing === 'open') return { kind: 'open' };
  const held = { answers: info.answerCount, commitType: info.commitType, submitTime: info.submitTime };
  return { kind: compareRecord(info, sealed, alsoSent), held };
}

/** The same from the list of the learner's papers, which tells only whether a paper is handed in. */
export function viewOfList(answer: PlatformAnswer, userPaperId: string): RecordView {
  const papers = dataOf(examFindUserPaperListById, answer);
  if (papers === null) return stopsLooking(answer) ? waitAfter(answer) : { kind: 'unusable' };
  const paper = papers.list.find((entry) => entry.userPaperId === userPaperId);
  const standing = paper ? paperStanding(paper) : 'unknown';
  if (!paper || standing === 'unknown') return { kind: 'unusable' };
  if (standing === 'open') return { kind: 'open' };
  return { kind: 'listed', held: { answers: null, commitType: null, submitTime: paper.submitTime } };
}

/** True when no other question would be answered either. */
function stopsLooking(answer: PlatformAnswer): boolean {
  if (answer.kind === 'unreachable') return true;
  return answer.kind === 'unknown' ? answer.status === null : endsSession(answer.code);
}
