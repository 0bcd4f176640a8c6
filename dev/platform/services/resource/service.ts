import * as calls from '#contract/platform/learning/resource.ts';
import { courseItemNumbers } from '../../content/learning/course-content.ts';
import { resourceWith, type ResourceContent } from '../../content/learning/resources.ts';
import { handle, type Context } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import type { Service } from '../../server/service.ts';
import { lessonWith, openLesson } from '../course/lesson.ts';
import {
  captionListOf,
  documentTokenOf,
  pictureAddressesOf,
  playAddressOf,
  playCredentialsOf,
} from '../course/media.ts';
import { ownTasks } from '../learning/own-task.ts';
import { leavesOf, lockOf, statusOf } from '../learning/task-rules.ts';

/** Codes of this service's refusals; no document shows any. */
const codes = { resourceLocked: 40991, taskNotRunning: 40992 } as const;

/** A resource that one of the learner's tasks holds and that is open. Refuses any other. */
function openResource(id: string, context: Context): ResourceContent {
  const resource = resourceWith(id);
  const places = ownTasks(context).flatMap((own) =>
    leavesOf(own.task)
      .filter(({ kind, contentId }) => kind === 'resource' && contentId === id)
      .map((item) => ({ ...own, item })),
  );
  if (!resource || places.length === 0) throw new Refusal(serverCodes.notFound, '没有找到这份资料');
  const running = places.filter(({ task, anchoredAt }) => statusOf(task, anchoredAt, context.clock.now()) === 2);
  if (running.length === 0) throw new Refusal(codes.taskNotRunning, '任务不在学习期内');
  if (running.every(({ task, item }) => lockOf(task, item)?.locked === true)) {
    throw new Refusal(codes.resourceLocked, '这份资料尚未开放');
  }
  return resource;
}

/** The same, or a lesson of a course that is open. */
function openContent(id: string, context: Context) {
  return resourceWith(id) ? openResource(id, context) : openLesson(lessonWith(id), context);
}

/** What is watched, heard or read outside courses (002 §7, G-059). */
export const resourceService: Service = {
  name: 'resource',
  handlers: [
    handle(calls.resourceFindById, ({ id }, context) => {
      const { name, kind, seconds, description } = openResource(id, context);
      return { id, name, type: courseItemNumbers[kind], duration: seconds, description };
    }),
    handle(calls.resAccessTokenGetPlayAuthToken, ({ resId }, context) => {
      const resource = openResource(resId, context);
      const credentials = playCredentialsOf(resource, context);
      return { ...credentials, playURL: resource.addressApart ? '' : credentials.playURL, captionList: [] };
    }),
    handle(calls.resAccessTokenGetPlayAuthTokenInfo, ({ resId }, context) => ({
      captionList: captionListOf(openResource(resId, context), context),
    })),
    handle(calls.resAccessTokenGetDocumentAccessToken, ({ resId }, context) =>
      documentTokenOf(openResource(resId, context), context),
    ),
    handle(calls.getImageOrDocUrl, ({ id }, context) => {
      const content = openContent(id, context);
      return content.kind === 'document'
        ? [documentTokenOf(content, context).fileUrl]
        : pictureAddressesOf(content, context);
    }),
    handle(calls.getVideoPlayURL, ({ id }, context) => ({
      playURL: playAddressOf(openContent(id, context), context),
    })),
    handle(calls.studentGetVideoUrlByResourceId, ({ id }, context) => ({
      playURL: playAddressOf(openLesson(lessonWith(id), context), context),
    })),
  ],
  codes,
};
