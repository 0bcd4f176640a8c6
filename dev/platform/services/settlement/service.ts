import * as z from 'zod/mini';
import type { Input } from '#contract/platform/endpoint.ts';
import * as calls from '#contract/platform/market/settlement.ts';
import { day, wireTime } from '../../server/clock.ts';
import { handleOpen, type OpenContext } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import type { Service } from '../../server/service.ts';
import { type CodeFor, sendCodeFor, spendCodeFor } from '../account/sent-code.ts';
import { isRegionPath, mobile } from '../institution/base-check.ts';
import { isKept, takePicture } from '../upload/uploaded.ts';

type Application = Input<typeof calls.branchApply>;

const isCount = (value: number | undefined) => value !== undefined && Number.isInteger(value) && value >= 0;

/** What is wrong with an application, in words for its sender; null: nothing (000 §5). */
function problemOf(application: Application): string | null {
  const { trainFormList, trainOnline, trainOffline, name, userName, phone, organCode, addressDetail } = application;
  const [online, offline] = [calls.trainForms.online, calls.trainForms.offline].map((form) =>
    trainFormList.includes(form),
  );
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

/** Codes of this service's refusals; no document shows any. */
export const settlementCodes = {
  settlementPictureMissing: 42161,
  settlementPending: 42162,
  settlementApproved: 42163,
} as const;

/** Applications for settlement as they were sent; times are epoch ms. */
const settlementTables = `
CREATE TABLE IF NOT EXISTS settlement_application (
  apply_no TEXT PRIMARY KEY, organ_code TEXT NOT NULL, phone TEXT NOT NULL, application TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS settlement_organ ON settlement_application (organ_code);
`;

const counted = z.object({ count: z.number() });
const known = z.object({ at: z.number() });

/** A review takes so long; then a text message tells its result. */
const reviewedAfterMs = 3 * day;

const codeFor = (phone: string): CodeFor => ({ purpose: 'settle', target: phone, accountId: null });

function apply(application: Application, { store, clock }: OpenContext) {
  const now = clock.now();
  const problem = problemOf(application);
  if (problem !== null) throw new Refusal(serverCodes.badParameter, problem);
  const pictures = [application.businessLicenseImage, application.trainingBaseImage ?? ''].filter(Boolean);
  if (!pictures.every((address) => isKept(store, address))) {
    throw new Refusal(settlementCodes.settlementPictureMissing, '图片已失效，请重新上传');
  }
  const earlier = store.one(
    known,
    'SELECT at FROM settlement_application WHERE organ_code = ? ORDER BY at DESC',
    application.organCode,
  );
  if (earlier && now - earlier.at < reviewedAfterMs) {
    throw new Refusal(settlementCodes.settlementPending, '该机构的入驻申请正在审核，请等待短信通知');
  }
  if (earlier) throw new Refusal(settlementCodes.settlementApproved, '该机构已经入驻，无需重复申请');
  spendCodeFor(store, codeFor(application.phone), application.authCode, now);
  const count = store.one(counted, 'SELECT count(*) AS count FROM settlement_application')?.count ?? 0;
  const applyNo = `RZ${(wireTime(now) ?? '').slice(0, 10).replaceAll('-', '')}${String(count + 1).padStart(4, '0')}`;
  store.run(
    'INSERT INTO settlement_application (apply_no, organ_code, phone, application, at) VALUES (?, ?, ?, ?, ?)',
    applyNo,
    application.organCode,
    application.phone,
    JSON.stringify(application),
    now,
  );
  for (const address of pictures) takePicture(store, address);
  return { applyNo };
}

/** Applications of institutions for settlement on the open marketplace (000 §3, 000 §4, 000 §5, 000 §7). */
export const settlementService: Service = {
  name: 'settlement',
  tables: settlementTables,
  codes: settlementCodes,
  handlers: [
    handleOpen(calls.sendCode, ({ account, type }, { store, clock }) => {
      if (type !== calls.settlementCodeType) throw new Refusal(serverCodes.badParameter, '参数 type 超出范围');
      if (!mobile.test(account)) throw new Refusal(serverCodes.badParameter, '请填写正确的手机号');
      sendCodeFor(store, 'phone', codeFor(account), clock.now());
      return true;
    }),
    handleOpen(calls.branchApply, apply),
  ],
};
