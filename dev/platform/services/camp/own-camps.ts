import { learnerCamps, type LearnerCamp } from '../../content/learning/camps.ts';
import { demoVisitor, people, spareLearners } from '../../content/people.ts';
import { minute, startOfDay } from '../../server/clock.ts';
import type { Context } from '../../server/handle.ts';

/** Status of a camp on the wire (002 §4). */
export const statuses = { before: 1, running: 2, ended: 3 } as const;

/** The camps of this learner: all for one who has every exam, four for one who has few, none otherwise. */
export function ownCamps({ account }: Pick<Context, 'account'>): readonly LearnerCamp[] {
  const person = [...people, demoVisitor, ...spareLearners].find(({ phone }) => phone === account.phone);
  if (person?.exams === 'all') return learnerCamps;
  return person?.exams === 'few' ? learnerCamps.slice(0, 4) : [];
}

/** Begin and end of a camp (epoch ms), whose days count from today, and its status. */
export function datesOf(camp: LearnerCamp, now: number) {
  const begin = startOfDay(now, camp.from);
  const end = startOfDay(now, camp.to + 1) - minute;
  return { begin, end, status: begin > now ? statuses.before : end < now ? statuses.ended : statuses.running };
}

/** False for the id of a camp that does not run: nothing is studied in its name. True for any other id. */
export function mayStudyIn(id: string, now: number): boolean {
  const camp = learnerCamps.find((one) => one.id === id);
  return !camp || datesOf(camp, now).status === statuses.running;
}
