import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { answerCount, canonicalAnswers } from '#rules/exam/canonical-answers.ts';
import type { Quirk } from '../../content/people.ts';
import { wireTime } from '../../server/clock.ts';
import type { Store } from '../../server/store.ts';
import { answersOf, type Paper } from './paper-row.ts';

const sealRow = z.object({ sealed_at: z.number() });

/** Notes when (epoch ms) the client sealed the paper that was just taken. */
export function noteSeal(store: Store, paperId: string, at: number): void {
  store.run('INSERT OR REPLACE INTO paper_seal (paper_id, sealed_at) VALUES (?, ?)', paperId, at);
}

/** What findUserPaperInfo tells this learner of a closed paper's content (assumed), so that a client can compare it. */
export function toldRecord(store: Store, paper: Paper, quirk: Quirk | null) {
  if (quirk === 'bare-record') return {};
  const record = paperRecord(store, paper);
  return quirk === 'counting-record' ? { ...record, answerHash: '' } : record;
}

function paperRecord(store: Store, paper: Paper) {
  if (paper.submitted_at === null) return {};
  const answers = [...answersOf(paper)].map(([questionId, answer]) => ({ questionId, answer }));
  const seal = store.one(sealRow, 'SELECT sealed_at FROM paper_seal WHERE paper_id = ?', paper.id);
  return {
    commitType: paper.commit_type,
    answerCount: answerCount(answers),
    answerHash: createHash('sha256').update(canonicalAnswers(answers)).digest('hex'),
    sealTime: wireTime(seal?.sealed_at ?? null),
  };
}
