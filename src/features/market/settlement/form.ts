import * as z from 'zod/mini';
import type { Input } from '#contract/platform/endpoint.ts';
import { trainForms, type branchApply } from '#contract/platform/market/settlement.ts';
import type { Region } from '#contract/platform/site/region-tree.ts';
import { chosenRegions, missingRegions } from '#domain/regions/region-choice.ts';
import { hasFittingCheckCharacter } from '#domain/validation/credit-code.ts';
import { isCreditCode, isMobile, isWholeNumber } from '#domain/validation/organisation-patterns.ts';
import { normalAccount, normalCode, normalName, normalNumber, normalOrganCode } from '#domain/validation/patterns.ts';

/** The fields of the application as they are typed; numbers are text until they are sent. */
export const settlementFields = z.object({
  online: z.boolean(),
  offline: z.boolean(),
  name: z.string(),
  userName: z.string(),
  phone: z.string(),
  authCode: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  addressDetail: z.string(),
  classroomNum: z.string(),
  siteArea: z.string(),
  organCode: z.string(),
  /** Addresses of uploaded pictures. */
  licence: z.array(z.string()),
  base: z.array(z.string()),
});
export type SettlementValues = z.output<typeof settlementFields>;
export type SettlementField = keyof SettlementValues;

export const emptySettlement: SettlementValues = {
  online: false,
  offline: false,
  name: '',
  userName: '',
  phone: '',
  authCode: '',
  province: '',
  city: '',
  district: '',
  addressDetail: '',
  classroomNum: '',
  siteArea: '',
  organCode: '',
  licence: [],
  base: [],
};

/** Longest texts (000 §9). */
export const limits = { userName: 30, addressDetail: 50 } as const;

const missing = (text: string, key: string) => (text.trim() === '' ? key : null);

/** What is wrong with the phone, as a key below `settlement:problems`; asked before a code is sent, too (000 §5). */
export function phoneProblem(phone: string): string | null {
  return missing(phone, 'phoneMissing') ?? (isMobile(normalAccount(phone)) ? null : 'phone');
}

function numberProblem(text: string, key: string): string | null {
  return missing(text, key) ?? (isWholeNumber(normalNumber(text)) ? null : 'integer');
}

function organCodeProblem(code: string): string | null {
  return missing(code, 'organCodeMissing') ?? (isCreditCode(normalOrganCode(code)) ? null : 'organCode');
}

/** What is wrong, field by field, as keys below `settlement:problems` (000 §5). */
export function problemsOf(
  values: SettlementValues,
  regions: readonly Region[],
): Partial<Record<SettlementField, string>> {
  const without = missingRegions(values, regions);
  const problems: Record<SettlementField, string | null> = {
    online: values.online || values.offline ? null : 'trainForm',
    offline: null,
    name: missing(values.name, 'name'),
    userName: missing(values.userName, 'userName') ?? (values.userName.trim().length > limits.userName ? 'long' : null),
    phone: phoneProblem(values.phone),
    authCode: missing(values.authCode, 'authCode'),
    province: without.province ? 'province' : null,
    city: without.city ? 'city' : null,
    district: without.district ? 'district' : null,
    addressDetail: values.addressDetail.trim().length > limits.addressDetail ? 'addressLong' : null,
    classroomNum: values.offline ? numberProblem(values.classroomNum, 'classroomMissing') : null,
    siteArea: values.offline ? numberProblem(values.siteArea, 'areaMissing') : null,
    organCode: organCodeProblem(values.organCode),
    licence: values.licence.length === 0 ? 'licence' : null,
    base: values.offline && values.base.length === 0 ? 'base' : null,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

/** True when a code has the specified format and yet its check character does not fit: a hint, never a refusal. */
export function isDoubtfulCode(organCode: string): boolean {
  const code = normalOrganCode(organCode);
  return isCreditCode(code) && !hasFittingCheckCharacter(code);
}

/** The form as react-hook-form checks it. */
export function settlementSchema(regions: readonly Region[]) {
  return settlementFields.check((form) => {
    for (const [name, message] of Object.entries(problemsOf(form.value, regions))) {
      form.issues.push({ code: 'custom', path: [name], message, input: form.value });
    }
  });
}

/** What is sent: texts trimmed, names of regions with the code of the smallest, what belongs to offline training only with it. */
export function applicationOf(values: SettlementValues, regions: readonly Region[]): Input<typeof branchApply> {
  const chosen = chosenRegions(regions, values);
  const [province, city, district] = chosen;
  const { online, offline } = values;
  return {
    trainFormList: [...(online ? [trainForms.online] : []), ...(offline ? [trainForms.offline] : [])],
    trainOnline: Number(online),
    trainOffline: Number(offline),
    name: values.name.trim(),
    userName: normalName(values.userName),
    phone: normalAccount(values.phone),
    authCode: normalCode(values.authCode),
    province: province?.name ?? '',
    city: city?.name ?? '',
    district: district?.name ?? '',
    regionCode: chosen.at(-1)?.code ?? '',
    addressDetail: values.addressDetail.trim(),
    ...(offline && {
      classroomNum: Number(normalNumber(values.classroomNum)),
      siteArea: Number(normalNumber(values.siteArea)),
      trainingBaseImage: values.base[0] ?? '',
    }),
    organCode: normalOrganCode(values.organCode),
    businessLicenseImage: values.licence[0] ?? '',
  };
}
