import * as z from 'zod/mini';
import * as calls from '../../../../src/contract/platform/market/settlement.ts';
import { day, wireTime } from '../../server/clock.ts';
import { handleOpen, type OpenContext } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import type { Service } from '../../server/service.ts';
import { sendCodeFor, spendCodeFor, type CodeFor } from '../account/sent-code.ts';
import { isKept, takePicture } from '../upload/uploaded.ts';
import { mobile } from '../institution/base-check.ts';
import { problemOf, type Application } from './application-check.ts';
import { settlementCodes } from './codes.ts';
import { settlementTables } from './tables.ts';

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
