import type { StudyRef } from '../../src/contract/ipc/learning.ts';
import {
  findCourseItemWithResourceListByCourseId,
  type CourseNode,
} from '../../src/contract/platform/learning/course.ts';
import { logConstants, saveLog } from '../../src/contract/platform/learning/course-log.ts';
import { timingNotify } from '../../src/contract/platform/learning/timing-notify.ts';
import { dataOf, isAbsent, type PlatformClient } from '../gateway/platform-client.ts';
import { didNotArrive, verdictOf } from '../practice/delivery.ts';
import { fateOf, settled, withSync, type StoredStudy, type StudyLog } from './study-rules.ts';

export interface LogDeliveryOptions {
  platform: PlatformClient;
  read: (ref: StudyRef) => Promise<StoredStudy>;
  /** Resolves when the change is on disk. */
  change: (ref: StudyRef, change: (study: StoredStudy) => StoredStudy) => Promise<StoredStudy>;
}

/** Sends the logs of an item, each once. False: an outcome is unknown, or nobody was reached; it goes on later. */
export async function deliverLogs(options: LogDeliveryOptions, ref: StudyRef): Promise<boolean> {
  for (const { logId } of (await options.read(ref)).logs) {
    if (!(await deliverLog(options, ref, logId))) return false;
  }
  return true;
}

async function deliverLog(options: LogDeliveryOptions, ref: StudyRef, logId: string): Promise<boolean> {
  const { platform, change } = options;
  // Progress is read first: it tells what became of a log whose answer was lost, and what this one starts from.
  const progress = await readProgress(platform, ref);
  if (progress === 'later') return false;
  const study = await options.read(ref);
  const log = study.logs.find((one) => one.logId === logId);
  if (!log || (await isDecided(options, study, log, progress.rate))) return true;
  // On disk before it is sent: after a crash nobody knows whether it arrived.
  await change(ref, (now) => withSync(now, logId, { sync: 'sending', rateBefore: progress.rate }));
  const { courseId, itemId, taskId, taskType } = ref;
  const sent = await platform.call(saveLog, { courseId, taskId, taskType, courseItemId: itemId, ...logConstants });
  const verdict = verdictOf(sent);
  if (verdict === 'later') {
    if (didNotArrive(sent)) await change(ref, (now) => withSync(now, logId, { sync: 'waiting' }));
    return false;
  }
  await change(ref, (now) => settled(now, logId, verdict === 'done' ? 'taken' : 'refused'));
  // Whatever is answered: the log counts, the notice only tells of it, and one that may have arrived is not repeated.
  if (verdict === 'done') await platform.call(timingNotify, { taskId, courseId });
  return true;
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
): Promise<{ rate: number | null } | 'later'> {
  const call = findCourseItemWithResourceListByCourseId;
  const answer = await platform.call(call, { courseId });
  const tree = dataOf(call, answer);
  if (tree) return { rate: nodeOf(tree, itemId)?.studyInfo.learnRate ?? null };
  return isAbsent(answer) || verdictOf(answer) !== 'later' ? { rate: null } : 'later';
}

function nodeOf(nodes: readonly CourseNode[], itemId: string): CourseNode | null {
  for (const node of nodes) {
    const found = node.id === itemId ? node : nodeOf(node.childrenList, itemId);
    if (found) return found;
  }
  return null;
}
