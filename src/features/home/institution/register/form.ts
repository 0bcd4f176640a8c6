import * as z from 'zod/mini';
import type { Region } from '#contract/platform/site/region-tree.ts';
import { chosenRegions, missingRegions } from '#domain/regions/region-choice.ts';
import { isCreditCode, isCreditOrRegister, isMobile, isWholeNumber } from '#domain/validation/organisation-patterns.ts';
import { normalAccount, normalName, normalNumber, normalOrganCode } from '#domain/validation/patterns.ts';

/** Which number the licence carries: the unified code, or the registration number of an older one. */
export type CodeKind = 'credit' | 'register';

/** The form as it is typed; numbers are text until they are sent. */
export interface BaseValues {
  name: string;
  codeKind: CodeKind;
  organCode: string;
  userName: string;
  phone: string;
  /** Codes; '' is not chosen. */
  province: string;
  city: string;
  district: string;
  addressDetail: string;
  classroomNum: string;
  siteArea: string;
  /** Addresses of uploaded pictures. */
  licence: string[];
  photos: string[];
}

export const emptyBase: BaseValues = {
  name: '',
  codeKind: 'credit',
  organCode: '',
  userName: '',
  phone: '',
  province: '',
  city: '',
  district: '',
  addressDetail: '',
  classroomNum: '',
  siteArea: '',
  licence: [],
  photos: [],
};

/** Longest texts that a document names (000 §9), and how many photos. */
export const limits = { userName: 30, addressDetail: 50, photos: 6 } as const;

/** The fields; what may stand in them is `problemsOf`. */
export const baseFields = z.object({
  name: z.string(),
  codeKind: z.enum(['credit', 'register']),
  organCode: z.string(),
  userName: z.string(),
  phone: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  addressDetail: z.string(),
  classroomNum: z.string(),
  siteArea: z.string(),
  licence: z.array(z.string()),
  photos: z.array(z.string()),
});

/** What is wrong, field by field, as keys below `institution:problems` (000 §5 as far as it fits, 001 §5). */
export function problemsOf(values: BaseValues, tree: readonly Region[]): Partial<Record<keyof BaseValues, string>> {
  const problems = {
    name: values.name.trim() === '' ? 'nameMissing' : null,
    organCode: problemOfCode(values),
    userName: problemOfUserName(values.userName.trim()),
    phone: problemOfPhone(normalAccount(values.phone)),
    ...problemsOfRegion(values, tree),
    addressDetail: values.addressDetail.trim().length > limits.addressDetail ? 'addressLong' : null,
    classroomNum: problemOfNumber(normalNumber(normalNumber(values.classroomNum)), 'classroomMissing'),
    siteArea: problemOfNumber(normalNumber(normalNumber(values.siteArea)), 'areaMissing'),
    licence: values.licence.length === 0 ? 'licenceMissing' : null,
    photos: values.photos.length === 0 ? 'photosMissing' : null,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

function problemOfUserName(text: string): string | null {
  if (text === '') return 'userNameMissing';
  return text.length > limits.userName ? 'userNameLong' : null;
}

function problemOfCode({ codeKind, organCode }: BaseValues): string | null {
  const code = normalOrganCode(organCode);
  if (code === '') return 'codeMissing';
  if (codeKind === 'credit') return isCreditCode(code) ? null : 'creditCode';
  return isCreditOrRegister(code) ? null : 'registerNumber';
}

function problemOfPhone(phone: string): string | null {
  if (phone === '') return 'phoneMissing';
  return isMobile(phone) ? null : 'phone';
}

function problemOfNumber(text: string, missing: string): string | null {
  if (text === '') return missing;
  return isWholeNumber(text) ? null : 'integer';
}

function problemsOfRegion(values: BaseValues, tree: readonly Region[]) {
  const missing = missingRegions(values, tree);
  return {
    province: missing.province ? 'province' : null,
    city: missing.city ? 'city' : null,
    district: missing.district ? 'district' : null,
  };
}

/** The form as react-hook-form checks it. */
export function baseSchema(tree: readonly Region[]) {
  return baseFields.check((form) => {
    for (const [name, message] of Object.entries(problemsOf(form.value, tree))) {
      form.issues.push({ code: 'custom', path: [name], message, input: form.value });
    }
  });
}

/** What is sent: names in the fields, the code of the smallest region, numbers as numbers. */
export function applicationOf(values: BaseValues, tree: readonly Region[]) {
  const chosen = chosenRegions(tree, values);
  const [province, city, district] = chosen;
  return {
    name: values.name.trim(),
    organCode: normalOrganCode(values.organCode),
    userName: normalName(values.userName),
    phone: normalAccount(values.phone),
    province: province?.name ?? '',
    city: city?.name ?? '',
    district: district?.name ?? '',
    regionCode: chosen.at(-1)?.code ?? '',
    addressDetail: values.addressDetail.trim(),
    classroomNum: Number(normalNumber(values.classroomNum)),
    siteArea: Number(normalNumber(values.siteArea)),
    businessLicenseImage: values.licence[0] ?? '',
    trainingBaseImageList: values.photos,
  };
}
