import type { StudyRef } from '#contract/ipc/learning.ts';
import { logConstants, saveLog } from '#contract/platform/learning/course-log.ts';
import { findCourseItemWithResourceListByCourseId, type CourseNode } from '#contract/platform/learning/course.ts';
import { timingNotify } from '#contract/platform/learning/timing-notify.ts';
import { dataOf, type PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import { sendOnce, unread } from '#electron/platform/outbox/outbox.ts';
import { eachOf, type Went } from '#electron/platform/outbox/save-verdict.ts';
import { fateOf, openLogs, settled, withSync, type StoredStudy, type StudyLog } from './study-rules.ts';

export interface LogDeliveryOptions {
  platform: PlatformClient;
  read: (ref: StudyRef) => Promise<StoredStudy>;
  /** Resolves when the change is on disk. */
  change: (ref: StudyRef, change: (study: StoredStudy) => StoredStudy) => Promise<StoredStudy>;
}

/** Sends the logs of an item, each once. */
export async function deliverLogs(options: LogDeliveryOptions, ref: StudyRef): Promise<Went> {
  return eachOf(openLogs(await options.read(ref)), ({ logId }) => deliverLog(options, ref, logId));
}

async function deliverLog(options: LogDeliveryOptions, ref: StudyRef, logId: string): Promise<Went> {
  const { platform, change } = options;
  // Progress is read first: it tells what became of a log whose answer was lost, and what this one starts from.
  const progress = await readProgress(platform, ref);
  if (progress === 'none') return 'none';
  const study = await options.read(ref);
  const log = study.logs.find((one) => one.logId === logId);
  if (!log) return 'all';
  // A platform that did not tell its progress has said nothing of a log whose answer was lost.
  if (log.sync === 'sending' && progress === 'some') return 'some';
  const rate = progress === 'some' ? null : progress.rate;
  if (await isDecided(options, study, log, rate)) return 'all';
  const { courseId, itemId, taskId, taskType } = ref;
  const body = { courseId, taskId, taskType, courseItemId: itemId, ...logConstants };
  const wait = () => change(ref, (now) => withSync(now, logId, { sync: 'waiting' }));
  return sendOnce(platform, saveLog, body, {
    begin: () => change(ref, (now) => withSync(now, logId, { sync: 'sending', rateBefore: rate })),
    back: wait,
    notTaken: wait,
    async settle(verdict) {
      if (verdict === 'refused') return change(ref, (now) => withSync(now, logId, { sync: 'refused' }));
      await change(ref, (now) => settled(now, logId, 'taken'));
      // Whatever is answered: the log counts, the notice only tells of it, and one that may have arrived is not repeated.
      return platform.call(timingNotify, { taskId, courseId });
    },
  });
}

/** True when the log is not to be sent any more. */
async function isDecided(
  { change }: LogDeliveryOptions,
  { ref, place }: StoredStudy,
  log: StudyLog,
  rate: number | null,
): Promise<boolean> {
  if (log.sync === 'waiting') return false;
  const fate = fateOf(log, rate, place);
  if (fate === 'repeat') return false;
  await change(ref, (now) => settled(now, log.logId, fate === 'arrived' ? 'taken' : 'unsure'));
  return true;
}

/** Percent of the item at the platform; null: the platform says nothing of it. */
async function readProgress(
  platform: PlatformClient,
  { courseId, itemId }: StudyRef,
): Promise<{ rate: number | null } | Exclude<Went, 'all'>> {
  const call = findCourseItemWithResourceListByCourseId;
  const answer = await platform.call(call, { courseId });
  const tree = dataOf(call, answer);
  if (tree) return { rate: nodeOf(tree, itemId)?.studyInfo.learnRate ?? null };
  return unread(call, answer);
}

function nodeOf(nodes: readonly CourseNode[], itemId: string): CourseNode | null {
  for (const node of nodes) {
    const found = node.id === itemId ? node : nodeOf(node.childrenList, itemId);
    if (found) return found;
  }
  return null;
}
