import * as z from 'zod/mini';
import { mainCalls } from '../../electron/contract/calls.ts';
import { endpoint } from './endpoint.ts';
import { numberOrNull, page, text, time } from './fields.ts';

const certificate = z.object({
  id: text,
  name: text,
  certificateNo: text,
  issueTime: time,
  /** Null: valid without end. */
  validUntil: time,
  score: numberOrNull,
  holderName: text,
  issuer: text,
});

/** The learner's certificates, newest first (002 §7, assumed). */
export const myCertificates = endpoint({
  id: 'myCertificates',
  method: 'GET',
  path: '/cms/v1/certificate/myCertificates',
  assumed: true,
  query: z.object({ pageNum: z.number(), pageSize: z.number() }),
  answer: page(certificate),
});

/** A certificate as PDF bytes (002 §7, assumed). */
export const certificatePdfStream = endpoint({
  ...mainCalls.certificatePdfStream,
  binary: true,
  query: z.object({ id: z.string() }),
});

export type Certificate = z.output<typeof certificate>;
