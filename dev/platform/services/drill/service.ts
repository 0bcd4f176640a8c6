import { randomBytes } from 'node:crypto';
import * as calls from '#contract/platform/live/lab.ts';
import { drills, labs } from '../../content/live/labs.ts';
import { liveOrigin } from '../../live-host/live-origin.ts';
import { minute } from '../../server/clock.ts';
import { handle } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import type { Service } from '../../server/service.ts';
import { choicesOf, fullScore, labProgress } from './progress.ts';

/** Codes of refusals of labs; no document shows any. */
const drillCodes = { notOpen: 41201 } as const;

/** Who may open which lab, what was chosen in it, and what was handed in there. */
const drillTables = `
CREATE TABLE IF NOT EXISTS drill_ticket (
  ticket TEXT PRIMARY KEY, lab_id TEXT NOT NULL, account_id TEXT NOT NULL, back_url TEXT NOT NULL, until INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS drill_step (
  account_id TEXT NOT NULL, lab_id TEXT NOT NULL, step INTEGER NOT NULL, choice INTEGER NOT NULL,
  PRIMARY KEY (account_id, lab_id, step)
) STRICT;
CREATE TABLE IF NOT EXISTS drill_report (
  n INTEGER PRIMARY KEY, account_id TEXT NOT NULL, lab_id TEXT NOT NULL, name TEXT NOT NULL, bytes INTEGER NOT NULL
) STRICT;
`;

/** Hands-on labs of courses, and the admission to their pages (002 §7). */
export const drillService: Service = {
  name: 'drill',
  tables: drillTables,
  codes: drillCodes,
  handlers: [
    handle(calls.drillDetail, ({ id }) => {
      const drill = drills.find((one) => one.id === id);
      const lab = labs.find((one) => one.id === drill?.labId);
      if (!lab) throw new Refusal(serverCodes.notFound, '没有找到这个实训');
      return { courseId: lab.courseId, labId: lab.id };
    }),
    handle(calls.getDrillListToC, ({ courseId }, { store, account }) =>
      labs
        .filter((lab) => lab.courseId === courseId)
        .map((lab) => {
          const { done, status, score } = labProgress(lab, choicesOf(store, account.id, lab.id));
          return {
            labId: lab.id,
            labName: lab.name,
            intro: lab.intro,
            duration: lab.minutes,
            status,
            stepCount: lab.steps.length,
            finishedStepCount: done,
            score,
            totalScore: fullScore,
          };
        }),
    ),
    handle(calls.getDrillUrl, ({ courseId, labId, backUrl }, { store, account, clock }) => {
      const lab = labs.find((one) => one.id === labId && one.courseId === courseId);
      if (!lab) throw new Refusal(serverCodes.notFound, '没有找到这个实训');
      if (!lab.open) throw new Refusal(drillCodes.notOpen, '实训尚未开放');
      if (!/^https?:$/.test(URL.parse(backUrl)?.protocol ?? '')) {
        throw new Refusal(serverCodes.badParameter, '参数 backUrl 不是网址');
      }
      const origin = liveOrigin(store);
      // Started without the host of the labs.
      if (origin === null) return { url: '' };
      const ticket = randomBytes(16).toString('hex');
      store.run(
        'INSERT INTO drill_ticket (ticket, lab_id, account_id, back_url, until) VALUES (?, ?, ?, ?, ?)',
        ticket,
        lab.id,
        account.id,
        backUrl,
        clock.now() + 480 * minute,
      );
      return { url: `${origin}/lab?ticket=${ticket}` };
    }),
  ],
};
