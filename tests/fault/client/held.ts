import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';

const row = z.object({ id: z.string(), commit_type: z.nullable(z.number()), answers: z.nullable(z.string()) });
const answers = z.array(z.tuple([z.string(), z.array(z.string())]));

/** A paper as the platform's database holds it; `handedIn` is false while it is open or was closed without answers. */
export interface HeldPaper {
  handedIn: boolean;
  answers: Readonly<Record<string, readonly string[]>>;
}

/** Every paper of a platform's database by its id. */
export function heldPapers(db: string): Map<string, HeldPaper> {
  const database = new DatabaseSync(db, { readOnly: true });
  try {
    const rows = z.parse(z.array(row), database.prepare('SELECT id, commit_type, answers FROM paper').all());
    return new Map(
      rows.map(({ id, commit_type: commitType, answers: text }) => [
        id,
        {
          handedIn: commitType !== null && commitType !== 0,
          answers: Object.fromEntries(text === null ? [] : z.parse(answers, JSON.parse(text))),
        },
      ]),
    );
  } finally {
    database.close();
  }
}

const captureRow = z.object({ paper: z.string(), place: z.string(), at: z.number() });

/** One picture or note, as clients and the platform both name it. `item`: position and time. */
export function evidenceOf(userPaperId: string | null, item: string): string {
  return `${userPaperId} ${item}`;
}

/** Every picture and note of a platform's database. */
export function heldEvidence(db: string): Set<string> {
  const database = new DatabaseSync(db, { readOnly: true });
  try {
    const rows = database.prepare('SELECT paper_id AS paper, place, taken_at AS at FROM capture').all();
    return new Set(
      z.parse(z.array(captureRow), rows).map(({ paper, place, at }) => evidenceOf(paper, `${place} ${at}`)),
    );
  } finally {
    database.close();
  }
}
