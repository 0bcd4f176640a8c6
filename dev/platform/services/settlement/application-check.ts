import type { Input } from '../../../../src/contract/platform/endpoint.ts';
import { trainForms, type branchApply } from '../../../../src/contract/platform/market/settlement.ts';
import { isRegionPath, mobile } from '../institution/base-check.ts';

export type Application = Input<typeof branchApply>;

const isCount = (value: number | undefined) => value !== undefined && Number.isInteger(value) && value >= 0;

/** What is wrong with an application, in words for its sender; null: nothing (000 §5). */
export function problemOf(application: Application): string | null {
  const { trainFormList, trainOnline, trainOffline, name, userName, phone, organCode, addressDetail } = application;
  const [online, offline] = [trainForms.online, trainForms.offline].map((form) => trainFormList.includes(form));
  if (!online && !offline) return '请选择培训方式';
  if (trainOnline !== Number(online) || trainOffline !== Number(offline)) return '培训方式前后不一致';
  if (name.trim() === '' || name.length > 60) return '请输入机构名称，不超过60个字';
  if (userName.trim() === '' || userName.length > 30) return '请输入联系人姓名，不超过30个字';
  if (!mobile.test(phone)) return '请填写正确的手机号';
  if (!isRegionPath(application)) return '请选择省份、城市和区县';
  if (addressDetail.length > 50) return '详细地址不超过50个字';
  if (!/^[0-9A-Z]{18}$/.test(organCode)) return '统一社会信用代码18位数字或大写字母组成';
  if (application.businessLicenseImage === '') return '请上传营业执照副本';
  if (!offline) return null;
  if (!isCount(application.classroomNum) || !isCount(application.siteArea)) return '请输入整数';
  return (application.trainingBaseImage ?? '') === '' ? '请上传培训基地照片' : null;
}
