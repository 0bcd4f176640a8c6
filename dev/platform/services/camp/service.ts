import * as calls from '../../../../src/contract/platform/learning/camp.ts';
import { courses } from '../../content/courses.ts';
import { learnerCamps, type LearnerCamp } from '../../content/learning/camps.ts';
import { courseTrees } from '../../content/learning/course-trees.ts';
import { demoVisitor, people, spareLearners } from '../../content/people.ts';
import { minute, startOfDay, wireTime } from '../../server/clock.ts';
import { handle, type Context } from '../../server/handle.ts';
import { pageOf } from '../../server/paging.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import type { Service } from '../../server/service.ts';
import { courseRate, progressOf } from '../course/progress.ts';

const statuses = { before: 1, running: 2, ended: 3 } as const;
const hour = 3_600;

/** The camps of this learner: all for one who has every exam, four for one who has few, none otherwise. */
function ownCamps({ account }: Context): readonly LearnerCamp[] {
  const person = [...people, demoVisitor, ...spareLearners].find(({ phone }) => phone === account.phone);
  if (person?.exams === 'all') return learnerCamps;
  return person?.exams === 'few' ? learnerCamps.slice(0, 4) : [];
}

function rateOf(courseId: string, context: Context): number {
  const tree = courseTrees.find((one) => one.courseId === courseId);
  return tree ? courseRate(tree, progressOf(context)) : (courses.find(({ id }) => id === courseId)?.rate ?? 0);
}

/** A camp without courses has the progress that its content says; the others have the mean of theirs. */
function told(camp: LearnerCamp, context: Context) {
  const now = context.clock.now();
  const begin = startOfDay(now, camp.from);
  const end = startOfDay(now, camp.to + 1) - minute;
  const rates = camp.courseIds.map((id) => rateOf(id, context));
  const mean = rates.length === 0 ? camp.studyProcess : rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  const studyProcess = begin > now ? 0 : Math.round(mean);
  return {
    id: camp.id,
    name: camp.name,
    iconUrl: '',
    isNewTrain: camp.isNew,
    learnTotalTime: Math.round(studyProcess * 0.24 * hour),
    studyProcess,
    trainStartTime: wireTime(begin),
    trainEndTime: wireTime(end),
    status: begin > now ? statuses.before : end < now ? statuses.ended : statuses.running,
    intro: `<p>${camp.intro}</p>`,
  };
}

/** Training camps of a learner and what they consist of (002 §3, 002 §7). */
export const campService: Service = {
  name: 'camp',
  handlers: [
    handle(calls.trainList, ({ trainStatus, ...paging }, context) => {
      const camps = ownCamps(context).map((camp) => told(camp, context));
      return pageOf(
        camps.filter(({ status }) => trainStatus === undefined || status === trainStatus),
        paging,
      );
    }),
    handle(calls.findUserTrainByTrainId, ({ trainId }, context) => {
      const camp = ownCamps(context).find(({ id }) => id === trainId);
      if (!camp) throw new Refusal(serverCodes.notFound, '没有找到这个训练营');
      return {
        ...told(camp, context),
        courseList: camp.courseIds.map((id) => ({
          id,
          name: courses.find((course) => course.id === id)?.name ?? '',
          label: courseTrees.find(({ courseId }) => courseId === id)?.label ?? '',
          coverUrl: '',
          userLearnInfo: { learnRate: rateOf(id, context) },
        })),
      };
    }),
  ],
};
