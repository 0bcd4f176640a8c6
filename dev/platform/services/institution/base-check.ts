import type { Input } from '#contract/platform/endpoint.ts';
import type { homemakingTrainingBaseSave } from '#contract/platform/home/institution.ts';
import { isSmallestRegion } from '../person/regions.ts';
import { pathTo } from './branches.ts';

export type BaseApplication = Input<typeof homemakingTrainingBaseSave>;

/** A mainland mobile number in an assigned range (000 §5). */
export const mobile = /^1(?:3\d|4[5-9]|5[0-35-9]|6[2567]|7[0-8]|8\d|9[0-35-9])\d{8}$/;
const largestCount = 100_000;
const mostPhotos = 6;

/** What is wrong with an application, in words for its sender; null: nothing. Texts come trimmed. */
export function problemOf(base: BaseApplication): string | null {
  if (base.name === '' || base.name.length > 60) return '请输入机构名称，不超过60个字';
  if (!/^[0-9A-Z]{18}$|^[0-9A-Z]{15}$/.test(base.organCode))
    return '统一社会信用代码18位数字或大写字母组成，注册号为15位';
  if (base.userName === '' || base.userName.length > 30) return '请输入联系人姓名，不超过30个字';
  if (!mobile.test(base.phone)) return '请填写正确的手机号';
  if (!isRegionPath(base)) return '请选择省、市、区';
  if (base.addressDetail.length > 50) return '详细地址不超过50个字';
  if (![base.classroomNum, base.siteArea].every(isCount)) return '请输入整数';
  if (base.businessLicenseImage === '') return '请上传营业执照';
  if (base.trainingBaseImageList.length === 0) return '请上传培训基地照片';
  return base.trainingBaseImageList.length > mostPhotos ? `培训基地照片最多${mostPhotos}张` : null;
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= largestCount;
}

/** Names and code must tell the same place; a city without districts has none to name. */
export function isRegionPath({
  province,
  city,
  district,
  regionCode,
}: Pick<BaseApplication, 'province' | 'city' | 'district' | 'regionCode'>): boolean {
  if (!isSmallestRegion(regionCode)) return false;
  const names = (pathTo(regionCode) ?? []).map(({ name }) => name);
  return names.join('/') === [province, city, district].filter((name) => name !== '').join('/');
}
