import * as calls from '#contract/platform/learning/homework.ts';
import { homework } from '../../content/learning/homework.ts';
import { wireTime } from '../../server/clock.ts';
import { handle, type Context } from '../../server/handle.ts';
import { Refusal } from '../../server/refusal.ts';
import { courseOf } from '../course/lesson.ts';
import { isKept, takePicture } from '../upload/uploaded.ts';
import { keepHandedIn, type HandedIn } from './answer-row.ts';
import { homeworkCodes } from './codes.ts';
import { homeworkFileHandlers, wholeFile } from './homework-files.ts';
import { openHomework, ownHomework, standingOf } from './open-homework.ts';

/** 0 not submitted, 1 submitted, 2 reviewed (002 §3). */
function statusOf(handedIn: HandedIn | null): number {
  if (!handedIn) return 0;
  return handedIn.markedAt === null ? 1 : 2;
}

function filesOnWire(handedIn: HandedIn | null, homeworkId: string, { store, account }: Context) {
  return (handedIn?.files ?? []).flatMap((fileId) => {
    const file = wholeFile(store, account.id, homeworkId, fileId);
    return file ? [{ fileId, name: file.name, size: file.size }] : [];
  });
}

/** Homework: listed by course, read, handed in, with its files (002 §2, 002 §7). */
export const homeworkHandlers = [
  handle(calls.homeworkFindByCourseId, ({ courseId }, context) => {
    courseOf(courseId);
    return homework
      .filter((content) => content.courseId === courseId)
      .map((content) => {
        const { until, handedIn } = standingOf(content, context);
        return {
          id: content.id,
          name: content.name,
          status: statusOf(handedIn),
          endTime: wireTime(until),
          submitTime: wireTime(handedIn?.at ?? null),
          score: handedIn?.score ?? null,
          totalScore: content.points,
        };
      });
  }),
  handle(calls.findHomework, (named, context) => {
    const { content, until, handedIn } = ownHomework(named, context);
    return {
      id: content.id,
      name: content.name,
      status: statusOf(handedIn),
      content: content.content,
      teacherName: content.teacher,
      endTime: wireTime(until),
      canResubmit: !content.once,
      maxLength: content.maxLength,
      maxPictures: content.maxPictures,
      maxFiles: content.maxFiles,
      maxFileSize: content.megabytes,
      fileTypeList: content.types,
      submitTime: wireTime(handedIn?.at ?? null),
      answerContent: handedIn?.content ?? '',
      pictureList: handedIn?.pictures ?? [],
      fileList: filesOnWire(handedIn, content.id, context),
      score: handedIn?.score ?? null,
      totalScore: content.points,
      comment: handedIn?.comment ?? '',
      reviewTime: wireTime(handedIn?.markedAt ?? null),
    };
  }),
  handle(calls.answerHomework, ({ answerContent, pictureList, fileList, ...named }, context) => {
    const { store, account, clock } = context;
    const { content } = openHomework(named, context);
    const given = answerContent.trim();
    if (given === '' && pictureList.length === 0 && fileList.length === 0)
      throw new Refusal(homeworkCodes.homeworkEmpty, '作业内容不能为空');
    if (
      given.length > content.maxLength ||
      pictureList.length > content.maxPictures ||
      fileList.length > content.maxFiles
    )
      throw new Refusal(homeworkCodes.homeworkLimit, '作业内容超出限制');
    if (!pictureList.every((address) => isKept(store, address)))
      throw new Refusal(homeworkCodes.homeworkFile, '图片已失效，请移除后重新上传');
    if (!fileList.every(({ fileId }) => wholeFile(store, account.id, content.id, fileId)))
      throw new Refusal(homeworkCodes.homeworkFile, '文件没有上传完整，请移除后重新上传');
    for (const address of pictureList) takePicture(store, address);
    keepHandedIn(store, account.id, content.id, {
      content: given,
      pictures: pictureList,
      files: fileList.map(({ fileId }) => fileId),
      at: clock.now(),
      score: null,
      comment: '',
      markedAt: null,
    });
    return true;
  }),
  ...homeworkFileHandlers,
];
