import * as z from 'zod/mini';
import { isAdmin } from '#contract/platform/account/administrator.ts';
import * as calls from '#contract/platform/home/institution.ts';
import { day, startOfDay, wireTime } from '../../server/clock.ts';
import { handle, handleOpen, type OpenContext } from '../../server/handle.ts';
import { pageOf } from '../../server/paging.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { regions } from '../person/regions.ts';
import { isKept, takePicture } from '../upload/uploaded.ts';
import { problemOf, type BaseApplication } from './base-check.ts';
import { branchesOf, branchOnWire, type TrainingBranch } from './branches.ts';
import { institutionCodes } from './codes.ts';

const baseRow = z.object({ application_no: z.string() });
const count = z.object({ n: z.number() });

/** The regions one step below `parentCode` in which these branches lie, with their numbers. */
function regionsWith(branches: readonly TrainingBranch[], parentCode: string | undefined) {
  const below = branches.flatMap(({ regions: path }) => {
    const at = parentCode === undefined ? 0 : path.findIndex(({ code }) => code === parentCode) + 1;
    const region = at > 0 || parentCode === undefined ? path[at] : undefined;
    return region ? [region] : [];
  });
  return [...new Map(below.map((region) => [region.code, region])).values()]
    .map(({ code, name }) => ({ code, name, branchCount: below.filter((region) => region.code === code).length }))
    .sort((a, b) => a.code.localeCompare(b.code));
}

function trimmed(base: BaseApplication): BaseApplication {
  const entries = Object.entries(base).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]);
  return { ...base, ...Object.fromEntries(entries) };
}

/** 'JD' with the day and a running number of the day. */
function newNumber({ store, clock }: OpenContext): string {
  const now = clock.now();
  const since = startOfDay(now);
  const today = store.one(
    count,
    'SELECT count(*) AS n FROM training_base WHERE at >= ? AND at < ?',
    since,
    since + day,
  );
  const date = (wireTime(now) ?? '').slice(0, 10).replaceAll('-', '');
  return `JD${date}${String((today?.n ?? 0) + 1).padStart(4, '0')}`;
}

function saveBase(input: BaseApplication, context: OpenContext) {
  const { store, clock } = context;
  const base = trimmed(input);
  const problem = problemOf(base);
  if (problem !== null) throw new Refusal(serverCodes.badParameter, problem);
  const pictures = [base.businessLicenseImage, ...base.trainingBaseImageList];
  if (!pictures.every((address) => isKept(store, address))) {
    throw new Refusal(institutionCodes.pictureMissing, '图片已失效，请重新上传');
  }
  const known = store.one(baseRow, 'SELECT application_no FROM training_base WHERE organ_code = ?', base.organCode);
  if (known) {
    throw new Refusal(institutionCodes.baseRegistered, `该机构已提交过登记申请，受理编号 ${known.application_no}`);
  }
  return store.together(() => {
    const applicationNo = newNumber(context);
    const region = [base.province, base.city, base.district].filter((name) => name !== '').join(' ');
    store.run(
      'INSERT INTO training_base VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      applicationNo,
      base.organCode,
      base.name,
      base.userName,
      base.phone,
      base.regionCode,
      region,
      base.addressDetail,
      base.classroomNum,
      base.siteArea,
      base.businessLicenseImage,
      base.trainingBaseImageList.join(','),
      clock.now(),
    );
    for (const address of pictures) takePicture(store, address);
    return { applicationNo, submitTime: wireTime(clock.now()) };
  });
}

export const institutionHandlers = [
  handleOpen(calls.commonBranchFindRegion, ({ parentCode }, { tenant }) => regionsWith(branchesOf(tenant), parentCode)),
  handleOpen(calls.gmBranchFindRegion, ({ parentCode }, { tenant }) =>
    regionsWith(
      branchesOf(tenant).filter(({ place }) => place.member),
      parentCode,
    ),
  ),
  handleOpen(calls.openPlatformBranchFindBranch, ({ pageNum, pageSize, branchName = '', regionCode }, { tenant }) => {
    const wanted = branchName.trim().toLowerCase();
    const found = branchesOf(tenant).filter(
      ({ name, regions: path }) =>
        name.toLowerCase().includes(wanted) &&
        (regionCode === undefined || path.some(({ code }) => code === regionCode)),
    );
    const { list, total } = pageOf(found, { pageNum, pageSize });
    return { list: list.map(branchOnWire), total };
  }),
  handleOpen(calls.homemakingGetRegionList, () => regions),
  handleOpen(calls.homemakingTrainingBaseSave, saveBase),
  // Assumed: who registered a base administers it.
  handle(isAdmin, (_, { store, account }) => {
    const bases = store.one(count, 'SELECT count(*) AS n FROM training_base WHERE phone = ?', account.phone);
    return (bases?.n ?? 0) > 0;
  }),
];
