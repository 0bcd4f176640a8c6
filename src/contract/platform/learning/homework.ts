import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import {
  amountOrNull,
  flagOrNull,
  list,
  numberOrNull,
  object,
  saidEnd,
  text,
  textsOrNull,
  time,
  toldText,
} from '../fields.ts';

// The documents name the calls and three fields: id, name, status (002 §3, 002 §7, G-041, G-126). The rest is assumed.

/** How a homework stands; `unknown`: the platform says nothing (002 §3). */
export type HomeworkStatus = 'open' | 'submitted' | 'reviewed' | 'unknown';

/** 0 is not submitted, 1 submitted, any other number reviewed (002 §3). */
export function homeworkStatus(code: number | null): HomeworkStatus {
  if (code === null) return 'unknown';
  if (code === 0) return 'open';
  return code === 1 ? 'submitted' : 'reviewed';
}

const status = z.pipe(numberOrNull, z.transform(homeworkStatus));

/** The homework of a course, each with how it stands for this learner (002 §2). */
export const homeworkFindByCourseId = endpoint({
  id: 'homeworkFindByCourseId',
  method: 'GET',
  path: '/course/v1/open/homework/findByCourseId',
  query: z.object({ courseId: z.string(), taskId: z.optional(z.string()) }),
  answer: list(
    z.object({
      id: text,
      name: text,
      status,
      /** Latest time to hand in; null: none. */
      endTime: saidEnd,
      submitTime: time,
      /** Points that the teacher gave, out of `totalScore`. */
      score: numberOrNull,
      totalScore: numberOrNull,
    }),
  ),
});

/** One homework: what is asked, within which limits, what this learner handed in and what the teacher says of it. */
export const findHomework = endpoint({
  id: 'findHomework',
  method: 'GET',
  path: '/course/v1/open/homework/findHomework',
  query: z.object({ homeworkId: z.string(), courseId: z.string(), taskId: z.optional(z.string()) }),
  answer: object({
    id: text,
    name: text,
    status,
    /** HTML. */
    content: text,
    teacherName: text,
    endTime: saidEnd,
    /** Whether what was handed in may be replaced before its end; null: the platform does not say. */
    canResubmit: flagOrNull,
    /** Characters; null: no limit is known, as for the others. */
    maxLength: amountOrNull,
    maxPictures: amountOrNull,
    maxFiles: amountOrNull,
    /** Megabytes of one file. */
    maxFileSize: amountOrNull,
    /** Endings of names, without the point. */
    fileTypeList: textsOrNull,
    submitTime: time,
    answerContent: text,
    /** Addresses. */
    pictureList: list(text),
    fileList: list(z.object({ fileId: text, name: text, size: amountOrNull })),
    score: numberOrNull,
    totalScore: numberOrNull,
    /** '': none; null: the platform does not say. */
    comment: toldText,
    reviewTime: time,
  }),
});

/**
 * Hands a homework in; where it may be handed in again, the answer takes the place of the one before. Pictures by the
 * addresses of `uploadPicture`, files by the ids of `getUploadDocVoucher`.
 */
export const answerHomework = endpoint({
  id: 'answerHomework',
  method: 'POST',
  path: '/course/v1/open/homework/answerHomework',
  body: z.object({
    homeworkId: z.string(),
    courseId: z.string(),
    taskId: z.optional(z.string()),
    answerContent: z.string(),
    pictureList: z.array(z.string()),
    fileList: z.array(z.object({ fileId: z.string(), name: z.string() })),
  }),
  effect: true,
  makesStale: ['findHomework', 'homeworkFindByCourseId'],
});

/** Bytes of one part of a homework's file, the last one excepted; small, so that each arrives in time on a slow line. */
export const documentPartBytes = 64 * 1024;

/**
 * Asks for leave to send a file of a homework (002 §7; the path is shown, its fields are assumed). A file is named by its
 * homework and its SHA-256 (hex): asked again, the platform gives a fresh voucher and tells which parts it has. The parts
 * go by `resourceUploadPart`. `address` is the file's once it is whole, else ''. Refusals: `uploadRefusal`.
 */
export const getUploadDocVoucher = endpoint({
  id: 'getUploadDocVoucher',
  method: 'POST',
  path: '/resource/v1/resource/getUploadDocVoucher',
  effect: true,
  body: z.object({
    homeworkId: z.string(),
    courseId: z.string(),
    fileName: z.string(),
    fileType: z.string(),
    /** Bytes. */
    fileSize: z.number(),
    fileHash: z.string(),
    partSize: z.number(),
  }),
  answer: z.object({ voucher: text, receivedList: list(text), address: text, fileId: text }),
});

export type HomeworkLine = Answer<typeof homeworkFindByCourseId>[number];
export type Homework = Answer<typeof findHomework>;
