import { myAssess } from '../../../../src/contract/platform/assess/assess.ts';
import { demoVisitor, people, spareLearners } from '../../content/people.ts';
import { minute, startOfDay, wireTime } from '../../server/clock.ts';
import { handle, type Context } from '../../server/handle.ts';
import { pageOf } from '../../server/paging.ts';
import type { Service } from '../../server/service.ts';
import { assessments, type AssessContent } from './assessments.ts';

/** `isValid` of the wire (002 §4). */
const states = { inProgress: 0, expired: 1 } as const;

/** The assessments of this learner: all for one who has every exam, two for one who has few, none otherwise. */
function ownAssessments({ account }: Context): readonly AssessContent[] {
  const person = [...people, demoVisitor, ...spareLearners].find(({ phone }) => phone === account.phone);
  if (person?.exams === 'all') return assessments;
  return person?.exams === 'few' ? assessments.slice(0, 2) : [];
}

function told({ id, name, lastDay, validUntil, refId, refType }: AssessContent, now: number) {
  const endOfDay = (days: number | null) => (days === null ? null : startOfDay(now, days + 1) - minute);
  const end = endOfDay(lastDay ?? validUntil);
  return {
    id,
    assessName: name,
    assessCoverimg: '',
    isValid: end !== null && now > end ? states.expired : states.inProgress,
    validEndTime: wireTime(endOfDay(validUntil)),
    endTime: wireTime(endOfDay(lastDay)),
    refId,
    refType,
  };
}

/** Assessments of a learner (002 §3, 002 §7). */
export const assessService: Service = {
  name: 'assess',
  handlers: [
    handle(myAssess, ({ isValid, ...paging }, context) => {
      const own = ownAssessments(context).map((one) => told(one, context.clock.now()));
      return pageOf(
        own.filter((one) => isValid === undefined || one.isValid === isValid),
        paging,
      );
    }),
  ],
};
