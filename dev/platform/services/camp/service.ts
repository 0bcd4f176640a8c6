import * as calls from '#contract/platform/learning/camp.ts';
import { courses } from '../../content/courses.ts';
import { announcedCamp, learnerCamps, type LearnerCamp } from '../../content/learning/camps.ts';
import { courseTrees } from '../../content/learning/course-trees.ts';
import { wireTime } from '../../server/clock.ts';
import { handle, type Context } from '../../server/handle.ts';
import { pageOf } from '../../server/paging.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import type { Service } from '../../server/service.ts';
import { courseRate, progressOf } from '../course/progress.ts';
import { datesOf, ownCamps, statuses } from './own-camps.ts';

const hour = 3_600;

function rateOf(courseId: string, context: Context): number {
  const tree = courseTrees.find((one) => one.courseId === courseId);
  return tree ? courseRate(tree, progressOf(context)) : (courses.find(({ id }) => id === courseId)?.rate ?? 0);
}

/** What anybody may know of a camp. */
function announced(camp: LearnerCamp, now: number) {
  const { begin, end, status } = datesOf(camp, now);
  return {
    id: camp.id,
    name: camp.name,
    iconUrl: '',
    trainStartTime: wireTime(begin),
    trainEndTime: wireTime(end),
    status,
    intro: `<p>${camp.intro}</p>`,
  };
}

/** A camp without courses has the progress that its content says; the others have the mean of theirs. */
function told(camp: LearnerCamp, context: Context) {
  const facts = announced(camp, context.clock.now());
  const rates = camp.courseIds.map((id) => rateOf(id, context));
  const mean = rates.length === 0 ? camp.studyProcess : rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  const studyProcess = facts.status === statuses.before ? 0 : Math.round(mean);
  return {
    ...facts,
    isNewTrain: camp.isNew,
    learnTotalTime: Math.round(studyProcess * 0.24 * hour),
    studyProcess,
  };
}

function courseFacts(id: string) {
  return {
    id,
    name: courses.find((course) => course.id === id)?.name ?? '',
    label: courseTrees.find(({ courseId }) => courseId === id)?.label ?? '',
    coverUrl: '',
  };
}

function campNamed(id: string, camps: readonly LearnerCamp[]): LearnerCamp {
  const camp = camps.find((one) => one.id === id);
  if (!camp) throw new Refusal(serverCodes.notFound, '没有找到这个训练营');
  return camp;
}

const announcedCamps = [...learnerCamps, announcedCamp];

/** Training camps: of a learner with what is done of them, and of anybody as they are announced (002 §3, 002 §7). */
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
    handle(calls.findUserTrain, (_, context) => ownCamps(context).map((camp) => told(camp, context))),
    handle(calls.findUserTrainByTrainId, ({ trainId }, context) => {
      const camp = campNamed(trainId, ownCamps(context));
      return {
        ...told(camp, context),
        courseList: camp.courseIds.map((id) => ({
          ...courseFacts(id),
          userLearnInfo: { learnRate: rateOf(id, context) },
        })),
      };
    }),
    handle(calls.trainFindById, ({ id }, { clock }) => announced(campNamed(id, announcedCamps), clock.now())),
    handle(calls.findTrainById, ({ id }, { clock }) => {
      const camp = campNamed(id, announcedCamps);
      return { ...announced(camp, clock.now()), courseList: camp.courseIds.map(courseFacts) };
    }),
  ],
};
