import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';

/** Which languages and time zones the platform offers (000 §7, G-034). Read by `firstVisitLocale`. */
export const getConfiguration = endpoint({
  id: 'getConfiguration',
  method: 'GET',
  path: '/modular/admin/v1/getConfiguration',
  assumed: true,
  open: true,
  answer: z.object({ internationalizationSetting: z.optional(z.unknown()) }),
});

const query = z.object({ appname: z.string(), language: z.string(), env: z.string() });

/** The version of a language's pack; '' when there is none (000 §7, G-098). */
export const checkPackageVersion = endpoint({
  id: 'checkPackageVersion',
  method: 'GET',
  path: '/modular/admin/v1/checkPackageVersion',
  assumed: true,
  open: true,
  query,
  answer: z.object({ version: text }),
});

/** The pack itself (000 §7, G-098); no document shows its shape: `readPackTexts` takes several. */
export const getCourseGrantList = endpoint({
  id: 'getCourseGrantList',
  method: 'GET',
  path: '/modular/admin/v1/getCourseGrantList',
  assumed: true,
  open: true,
  query,
  answer: z.unknown(),
});
