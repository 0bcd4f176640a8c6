import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import { amountOrNull, list, numberOrNull, page, text } from '../fields.ts';
import { getTree } from '../site/region-tree.ts';

// 000 §7 and 001 §7 give verb and path of these calls; their parameters and answers are partly assumed.

const branchRegion = z.object({ code: text, name: text, branchCount: numberOrNull });
/** A branch that teaches; its fields are assumed. */
export const trainingBranch = z.object({
  id: text,
  name: text,
  address: text,
  phone: text,
  regionName: text,
  /** Null: the platform does not say. */
  courseCount: amountOrNull,
  subject: text,
});

const regionQuery = z.object({
  /** Regions below this one; left out: the provinces. */
  parentCode: z.optional(z.string()),
});

/** Regions that have branches of the group's members (001 §7). */
export const gmBranchFindRegion = endpoint({
  id: 'gmBranchFindRegion',
  method: 'GET',
  path: '/saas/v1/GmBranch/findRegion',
  open: true,
  query: regionQuery,
  answer: list(branchRegion),
});

/** Regions that have branches of any kind (001 §7). */
export const commonBranchFindRegion = endpoint({
  id: 'commonBranchFindRegion',
  method: 'GET',
  path: '/saas/v1/CommonBranch/findRegion',
  open: true,
  query: regionQuery,
  answer: list(branchRegion),
});

/** Branches of the tenant, as a provider sees them; only reads (000 §7). */
export const openPlatformBranchFindBranch = endpoint({
  id: 'openPlatformBranchFindBranch',
  method: 'POST',
  path: '/order/v1/trainOpenPlatform/branch/findBranch',
  open: true,
  query: z.object({
    pageSize: z.number(),
    pageNum: z.number(),
    branchName: z.optional(z.string()),
    /** Assumed: a province or a city. */
    regionCode: z.optional(z.string()),
  }),
  answer: page(trainingBranch),
});

/** Provinces with cities and districts, for the registration of a training base (000 §7). */
export const homemakingGetRegionList = endpoint({
  id: 'homemakingGetRegionList',
  method: 'GET',
  path: '/gx-homemaking/v1/region/getRegionList',
  open: true,
  answer: getTree.answer,
});

/** Registers a training base; fields are named as in the settlement application (000 §3, 000 §7). */
export const homemakingTrainingBaseSave = endpoint({
  id: 'homemakingTrainingBaseSave',
  method: 'POST',
  path: '/gx-homemaking/v1/trainingBase/save',
  open: true,
  effect: true,
  body: z.object({
    name: z.string(),
    /** Credit code, or registration number of an older licence. */
    organCode: z.string(),
    userName: z.string(),
    phone: z.string(),
    province: z.string(),
    city: z.string(),
    district: z.string(),
    /** Code of the smallest region chosen. */
    regionCode: z.string(),
    addressDetail: z.string(),
    classroomNum: z.number(),
    /** Square metres. */
    siteArea: z.number(),
    /** Addresses as uploadPicture gave them. */
    businessLicenseImage: z.string(),
    trainingBaseImageList: z.array(z.string()),
  }),
  answer: z.object({ applicationNo: text, submitTime: text }),
});

export type TrainingBranch = Answer<typeof openPlatformBranchFindBranch>['list'][number];
