import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import { amountOrNull, list, object, page, text, time } from '../fields.ts';

/** A household service company with its credit; fields assumed (000 §7). */
const company = z.object({
  id: text,
  companyName: text,
  /** As the authority names it: 'AAA'... */
  creditLevel: text,
  regionName: text,
  serviceNames: text,
  /** How many people it employs. */
  staffCount: amountOrNull,
});

/** Companies that the home page of household services shows (000 §7, body assumed). */
export const creditCompanyJzHomeDisplayList = endpoint({
  id: 'creditCompanyJzHomeDisplayList',
  method: 'POST',
  path: '/assess/v1/open/creditCompanyJz/homeDisplayList',
  open: true,
  body: z.object({ size: z.number() }),
  answer: list(company),
});

/** Companies by name, page by page (000 §7, body assumed). */
export const creditCompanyJzFindList = endpoint({
  id: 'creditCompanyJzFindList',
  method: 'POST',
  path: '/assess/v1/open/creditCompanyJz/findList',
  open: true,
  body: z.object({ pageNum: z.number(), pageSize: z.number(), companyName: z.optional(z.string()) }),
  answer: page(company),
});

/** Who is looked for; both parts are needed (000 §7). */
const person = z.object({ name: z.string(), idCard: z.string() });

/**
 * The credit of a household service worker by name and ID number; a person who is not registered has no `name`
 * (000 §7, fields assumed).
 */
export const creditPersonJzFindByNameAndIdCard = endpoint({
  id: 'creditPersonJzFindByNameAndIdCard',
  method: 'POST',
  path: '/assess/v1/open/creditPersonJz/findByNameAndIdCard',
  open: true,
  body: person,
  answer: object({
    name: text,
    companyName: text,
    jobName: text,
    creditLevel: text,
    certificateName: text,
    /** When the credit was last assessed. */
    assessTime: time,
  }),
});

/** Results of nursing assistants' exams by name and ID number (000 §7, fields assumed). */
export const nursingAssistantExamResultFindByCondition = endpoint({
  id: 'nursingAssistantExamResultFindByCondition',
  method: 'POST',
  path: '/saas/v1/nursingAssistantExamResult/findByCondition',
  open: true,
  body: person,
  answer: list(
    z.object({ id: text, examName: text, examTime: time, score: amountOrNull, resultName: text, certificateNo: text }),
  ),
});

/** Regions with their institutions for the aged (000 §7, fields assumed). */
export const oldAgeInstitutionGetRegions = endpoint({
  id: 'oldAgeInstitutionGetRegions',
  method: 'GET',
  path: '/saas/v1/oldAgeInstitution/getRegions',
  open: true,
  answer: list(
    z.object({
      code: text,
      name: text,
      institutionList: list(z.object({ id: text, name: text, address: text, phone: text, bedCount: amountOrNull })),
    }),
  ),
});

export type CreditCompany = z.output<typeof company>;
export type CreditPerson = Answer<typeof creditPersonJzFindByNameAndIdCard>;
export type ExamResult = Answer<typeof nursingAssistantExamResultFindByCondition>[number];
