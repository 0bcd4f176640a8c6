import type { HeldPaper } from '#contract/ipc/exam.ts';
import { basisOfCode, basisOfField, isEvidence, weakest, type Basis } from '#contract/platform/basis.ts';
import { endsSession } from '#contract/platform/codes.ts';
import {
  commitType,
  examFindUserPaperListById,
  userPaperFindUserPaperInfo,
  type PaperInfo,
} from '#contract/platform/exam/user-paper.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { isFields } from '#contract/platform/profile/translate-answer.ts';
import { dataOf, type PlatformAnswer } from '#electron/platform/gateway/platform-client.ts';
import { standingFact } from '#rules/exam/paper-standing.ts';
import type { RecordStamp } from '../records/attempt-store.ts';
import { waitAfter } from './commit-answer.ts';
import type { Wait } from './hand-in-outcome.ts';
import { stampOf } from './record-stamp.ts';
import type { SealedAnswers } from './sealed-answers.ts';

/**
 * What the platform's record says of a paper. `open`: it has none yet. `same`, `other`: it holds these answers, or
 * others. `counted`: as many answers from the same kind of commit, which need not be these. `ended`: the platform ended
 * the attempt itself. `closed`: handed in, and nothing more that could be compared. `unknown`: it does not say in words
 * that anybody here knows.
 */
export type RecordKind = 'open' | 'same' | 'other' | 'counted' | 'ended' | 'closed' | 'unknown';

/** A record with what its reading rests on, and all of its values for seeing whether it changes. */
export interface RecordRead {
  kind: RecordKind;
  basis: Basis;
  /** What it rests on that the paper is handed in, or not. */
  standing: Basis;
  /** Null: it says nothing of what the platform holds. */
  held: HeldPaper | null;
  stamp: RecordStamp | null;
}

/** `unusable`: the platform answered without saying anything of this paper. */
export type RecordView = RecordRead | { kind: 'unusable' } | Wait;

type Comparable = Pick<PaperInfo, 'commitType' | 'answerCount' | 'answerHash'>;

const info = userPaperFindUserPaperInfo.id;

/**
 * Compares what the platform holds with what was sealed: by hash, else by count and kind of commit. `alsoSent`: hashes of
 * the same paper as earlier commits sent it, which named its files otherwise. A hash that fits proves itself; all else
 * rests on what the fields are taken for.
 */
export function compareRecord(
  record: Comparable,
  sealed: SealedAnswers,
  profile: PlatformProfile,
  alsoSent: readonly string[] = [],
): { kind: 'same' | 'other' | 'counted' | 'ended' | 'closed'; basis: Basis } {
  const { answerHash: hash, answerCount: count, commitType: type } = record;
  if (hash !== '' && [sealed.hash, ...alsoSent].includes(hash.toLowerCase()))
    return { kind: 'same', basis: 'documented' };
  const byType = basisOfType(type, profile);
  if (type === commitType.platform) return { kind: 'ended', basis: byType };
  if (hash !== '') return { kind: 'other', basis: basisOfField(info, 'answerHash', profile) };
  if (type !== null && type !== sealed.commitType) return { kind: 'other', basis: byType };
  if (type === null || count !== sealed.count) return { kind: 'closed', basis: 'documented' };
  return { kind: 'counted', basis: weakest(byType, basisOfField(info, 'answerCount', profile)) };
}

function basisOfType(type: number | null, profile: PlatformProfile): Basis {
  const name = Object.entries(commitType).find(([, number]) => number === type)?.[0];
  if (name === undefined) return 'assumed';
  return weakest(basisOfField(info, 'commitType', profile), basisOfCode('commitType', name, profile));
}

/** Null: the answer is no record of this paper; the list of papers may have it. */
export function viewOfInfo(
  answer: PlatformAnswer,
  userPaperId: string,
  sealed: SealedAnswers,
  { profile, alsoSent = [] }: { profile: PlatformProfile; alsoSent?: readonly string[] },
): RecordRead | Wait | null {
  const record = dataOf(userPaperFindUserPaperInfo, answer);
  if (record === null) return stopsLooking(answer) ? waitAfter(answer) : null;
  if (record.userPaperId !== '' && record.userPaperId !== userPaperId) return null;
  const stamp = stampOf('info', answer, answer.kind === 'answered' ? answer.data : null);
  const compared = compareRecord(record, sealed, profile, alsoSent);
  const standing = standingFact(record, info, profile);
  const sameCount = compared.kind === 'same' && record.answerCount === sealed.count;
  const held: HeldPaper = {
    answers: record.answerCount,
    // As many as were sealed, in a record of these answers: it counts as this client does.
    ...(sameCount || isEvidence(basisOfField(info, 'answerCount', profile)) ? {} : { assumed: true }),
    commitType: isEvidence(basisOfType(record.commitType, profile)) ? record.commitType : null,
    submitTime: record.submitTime,
  };
  // Whatever stands for "in progress" here, such a record has what was sealed.
  if (compared.kind === 'same' && !(standing.value === 'open' && isEvidence(standing.basis)))
    return { ...compared, standing: 'documented', held, stamp };
  const { value, basis } = standing;
  if (value === 'unknown') return stamp && { kind: 'unknown', basis, standing: basis, held: null, stamp };
  if (value === 'open') return { kind: 'open', basis, standing: basis, held: null, stamp };
  return { kind: compared.kind, basis: weakest(basis, compared.basis), standing: basis, held, stamp };
}

/** The same from the list of the learner's papers, which tells only whether a paper is handed in. */
export function viewOfList(answer: PlatformAnswer, userPaperId: string, profile: PlatformProfile): RecordView {
  const papers = dataOf(examFindUserPaperListById, answer);
  if (papers === null) return stopsLooking(answer) ? waitAfter(answer) : { kind: 'unusable' };
  const paper = papers.list.find((entry) => entry.userPaperId === userPaperId);
  if (!paper) return { kind: 'unusable' };
  const stamp = stampOf('list', answer, lineOf(answer, userPaperId) ?? paper);
  const { value, basis } = standingFact(paper, examFindUserPaperListById.id, profile);
  const held = value === 'closed' ? { answers: null, commitType: null, submitTime: paper.submitTime } : null;
  return { kind: value, basis, standing: basis, held, stamp };
}

/** The paper's line as the platform sent it: what no declaration knows may change, too. */
function lineOf(answer: PlatformAnswer, userPaperId: string): unknown {
  const find = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value.find((line) => isFields(line) && String(line['userPaperId']) === userPaperId);
    if (!isFields(value)) return undefined;
    return Object.values(value)
      .map(find)
      .find((line) => line !== undefined);
  };
  return answer.kind === 'answered' ? find(answer.data) : undefined;
}

/** True when no other question would be answered either. */
function stopsLooking(answer: PlatformAnswer): boolean {
  if (answer.kind === 'unreachable') return true;
  return answer.kind === 'unknown' ? answer.status === null : endsSession(answer.code);
}
