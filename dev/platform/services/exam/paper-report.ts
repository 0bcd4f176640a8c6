import * as z from 'zod/mini';
import { jsonReply, type Reply } from '../../server/envelope.ts';
import type { Store } from '../../server/store.ts';
import { markables, type PaperSection } from './paper-content.ts';
import { storedSections } from './paper-row.ts';

const anything = z.record(z.string(), z.unknown());

/** What the platform holds of the papers of one learner (phone or id), or with '' of all. For GET /__papers. */
export function paperReport(store: Store, account: string): unknown[] {
  return store.all(
    anything,
    `SELECT paper.id, phone AS account, exam_id, joined_at, deadline, submitted_at, commit_type, answers, score, passed,
     switches, (SELECT count(*) FROM heartbeat WHERE paper_id = paper.id) AS heartbeats,
     (SELECT count(*) FROM capture WHERE paper_id = paper.id AND sha256 IS NOT NULL) AS captures
     FROM paper JOIN account ON account.id = account_id WHERE ? IN ('', phone, account.id) ORDER BY paper.rowid`,
    account,
  );
}

/** The right answers of a paper, in the shape of a commit's answerList. For GET /__answers. */
export function rightAnswers(store: Store, paperId: string): { questionId: string; answer: string[] }[] {
  const row = store.one(z.object({ questions: z.string() }), 'SELECT questions FROM paper WHERE id = ?', paperId);
  if (!row) return [];
  const sections: PaperSection[] = z.parse(storedSections, JSON.parse(row.questions));
  return markables(sections).map(({ id, type, key }) => ({ questionId: id, answer: rightAnswer(type, key) }));
}

/** One answer that earns the full score. */
export function rightAnswer(type: number, key: readonly (readonly string[])[]): string[] {
  if (type === 4) return key.map(([text = '']) => text);
  if (type === 5 || type === 6) return [(key[0] ?? []).join('，')];
  return [...(key[0] ?? [])];
}

/** The right answer as a review publishes it: all accepted texts of a blank, the keywords of a text. */
export function publishedAnswer(type: number, key: readonly (readonly string[])[]): string[] {
  return type === 4 ? key.map((accepted) => accepted.join(' / ')) : rightAnswer(type, key);
}

/** What was captured during a paper, without the pictures. For GET /__captures. */
export function captureReport(store: Store, paperId: string): unknown[] {
  return store.all(
    anything,
    `SELECT id, place, taken_at, received_at, faces, state, bytes, sha256, width, height, picture IS NOT NULL AS kept
     FROM capture WHERE paper_id = ? ORDER BY id`,
    paperId,
  );
}

/** One of the last pictures. For GET /__picture. */
export function keptPicture(store: Store, id: number): Reply {
  const row = store.one(
    z.object({ picture: z.nullable(z.instanceof(Uint8Array)) }),
    'SELECT picture FROM capture WHERE id = ?',
    id,
  );
  if (!row?.picture) return jsonReply({ message: 'no such picture' }, 404);
  return { status: 200, type: 'image/jpeg', bytes: row.picture, code: null, brokenAfter: null, headers: {} };
}
