import { examCamps, householdCamps, indexCamps, trafficCamps, type CampContent } from '../home/camps.ts';

/** The camps that learners with exams have joined, and their courses by id. */
const courseIds: Readonly<Record<string, readonly string[]>> = {
  'camp-fire': ['c-fire-basics', 'c-electric-fire', 'c-fire-alarm', 'c-sprinkler'],
  'camp-aid': ['c-aid-cpr', 'c-aid-trauma'],
  'camp-power': ['c-low-voltage', 'c-electric-shock', 'c-wiring'],
  'camp-info': ['c-info-basics', 'c-info-personal'],
  'camp-care': ['c-care-ethics', 'c-care-clean', 'c-care-food', 'c-care-move'],
  'camp-river': ['c-labour-law'],
};

export interface LearnerCamp extends CampContent {
  courseIds: readonly string[];
}

export const learnerCamps: readonly LearnerCamp[] = [
  ...indexCamps,
  ...householdCamps,
  ...examCamps,
  ...trafficCamps,
].map((camp) => ({ ...camp, courseIds: courseIds[camp.id] ?? [] }));

/** Announced to everybody; nobody is in it yet. */
export const announcedCamp: LearnerCamp = {
  id: 'camp-announced',
  name: '高压电工取证冲刺营',
  intro: '倒闸操作、继电保护与安全距离，十天讲练结合，开营前可向培训机构报名。',
  from: 10,
  to: 20,
  isNew: true,
  studyProcess: 0,
  courseIds: ['c-high-voltage', 'c-electric-shock'],
};
