import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import { list, text } from '../fields.ts';

/** Bytes of one part, the last one excepted. */
export const partBytes = 256 * 1024;

/**
 * Asks for leave to send a file (002 §7; the path is shown, its fields are assumed). A file is named by its paper, its
 * question and its SHA-256 (hex): asked again, the platform gives a fresh voucher and tells which parts it has, so that
 * nothing is sent twice. `address` is the file's once it is whole, else ''; `fileId` what a commit may name it by, '' for
 * none (see `files.commitAs` of the profile).
 */
export const getUpFloadFileVoucher = endpoint({
  id: 'getUpFloadFileVoucher',
  method: 'POST',
  path: '/resource/v1/resource/getUpFloadFileVoucher',
  effect: true,
  body: z.object({
    userPaperId: z.string(),
    examId: z.string(),
    questionId: z.string(),
    fileName: z.string(),
    fileType: z.string(),
    /** Bytes. */
    fileSize: z.number(),
    fileHash: z.string(),
    partSize: z.number(),
  }),
  answer: z.object({ voucher: text, receivedList: list(text), address: text, fileId: text }),
});

/**
 * Sends one part of a file, counted from 0, under a voucher (assumed). A part that is there already is taken again without
 * effect. `address` is the file's when this part made it whole, else ''; `fileId` as for the voucher. Refusals: `uploadRefusal`.
 */
export const resourceUploadPart = endpoint({
  id: 'resourceUploadPart',
  method: 'POST',
  path: '/resource/v1/resource/uploadPart',
  assumed: true,
  effect: true,
  body: z.object({
    voucher: z.string(),
    index: z.number(),
    /** Base64. */
    content: z.string(),
  }),
  answer: z.object({ address: text, fileId: text }),
});

export type UploadVoucher = Answer<typeof getUpFloadFileVoucher>;
