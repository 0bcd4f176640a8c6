import {
  companyInfo,
  companyInfoWithoutMan,
  findSimilarPostion,
  jobRegionList,
  locatingCity,
  positionFindByCondition,
  positionFindById,
} from '#contract/platform/jobs/positions.ts';
import { firstPage, step, type Step } from './step.ts';

/** The calls of the job board. */
export const jobSteps: readonly Step[] = [
  step(
    positionFindByCondition,
    () => firstPage,
    ({ list: [first] }, known) => {
      known.position = first ? { id: first.id, companyId: first.companyId } : null;
    },
  ),
  step(findSimilarPostion, ({ position }) => (position === null ? null : { id: position.id })),
  step(positionFindById, ({ position }) => (position === null ? null : { id: position.id })),
  step(companyInfo, ({ position }) => (position === null ? null : { companyId: position.companyId })),
  step(companyInfoWithoutMan, ({ position }) => (position === null ? null : { companyId: position.companyId })),
  step(locatingCity, () => ({})),
  step(jobRegionList, () => ({})),
];
