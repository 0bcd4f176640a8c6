import type { AssessContent, AssessDimensionContent, AssessItem } from '../../content/assess/assess-content.ts';
import { careAssessment } from '../../content/assess/care.ts';
import { fireAssessment } from '../../content/assess/fire.ts';
import { interestAssessment } from '../../content/assess/interest.ts';
import { aidAssessment, riverAssessment } from '../../content/assess/past.ts';
import { powerAssessment } from '../../content/assess/power.ts';
import { demoVisitor, people, spareLearners } from '../../content/people.ts';
import { minute, startOfDay } from '../../server/clock.ts';
import type { Context } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';

/** Assessments of those who have every exam, the newest first. */
export const assessments: readonly AssessContent[] = [
  fireAssessment,
  careAssessment,
  powerAssessment,
  interestAssessment,
  aidAssessment,
  riverAssessment,
];

/** A question with its id and its dimension. */
export interface AssessQuestion extends AssessItem {
  id: string;
  dimension: AssessDimensionContent;
}

/** The questions of an assessment in order; ids count through it. */
export function questionsOf({ id, dimensions }: AssessContent): readonly AssessQuestion[] {
  const items = dimensions.flatMap((dimension) => dimension.items.map((item) => ({ item, dimension })));
  return items.map(({ item, dimension }, at) => ({
    ...item,
    id: `${id}-${String(at + 1).padStart(2, '0')}`,
    dimension,
  }));
}

/** The key of the n-th option: A, B, C... */
export const keyOfOption = (at: number): string => String.fromCharCode(65 + at);

/** The assessments of the learner with this phone: all for one who has every exam, two for one who has few. */
export function assessmentsOf(phone: string): readonly AssessContent[] {
  const person = [...people, demoVisitor, ...spareLearners].find((one) => one.phone === phone);
  if (person?.exams === 'all') return assessments;
  return person?.exams === 'few' ? assessments.slice(0, 2) : [];
}

/** What names an assessment on the wire. */
interface Named {
  assessId: string;
  refId: string;
  refType: string;
}

/** The assessment of this learner, or the refusal that there is none. */
export function ownAssessment(
  { assessId, refId, refType }: Named,
  { account }: Pick<Context, 'account'>,
): AssessContent {
  const found = assessmentsOf(account.phone).find((one) => one.id === assessId);
  if (!found || found.refId !== refId || found.refType !== refType)
    throw new Refusal(serverCodes.notFound, '没有找到这个测评');
  return found;
}

/** The ends of an assessment in epoch ms; null: none. `last`: the one that counts. */
export function endsOf({ lastDay, validUntil }: AssessContent, now: number) {
  const endOfDay = (days: number | null) => (days === null ? null : startOfDay(now, days + 1) - minute);
  return { end: endOfDay(lastDay), validEnd: endOfDay(validUntil), last: endOfDay(lastDay ?? validUntil) };
}
