import { longestHomework, type HomeworkDraft, type HomeworkUpload } from '#contract/ipc/homework.ts';
import type { Homework, HomeworkStatus } from '#contract/platform/learning/homework.ts';
import type { SaidTime } from '#contract/platform/read-time.ts';
import { shifted } from '#rules/exam/zone-shift.ts';

/** What can be done with a homework: nothing where its end is over, it is marked, or handed in for good. */
/** `unknown`: it has an end that cannot be read. */
export type HomeworkPhase = 'reviewed' | 'final' | 'over' | 'open' | 'unknown';

/** True while the platform may still take an answer. */
export const takesAnswers = (phase: HomeworkPhase): boolean => phase === 'open' || phase === 'unknown';

interface Standing {
  status: HomeworkStatus;
  endTime: SaidTime;
  canResubmit: boolean | null;
}

/** `timeShiftMs`: see ClockState. What the platform does not say forbids nothing: it decides. */
export function phaseOf({ status, endTime, canResubmit }: Standing, now: number, timeShiftMs: number): HomeworkPhase {
  if (status === 'reviewed') return 'reviewed';
  if (status === 'submitted' && canResubmit === false) return 'final';
  const until = shifted(endTime, timeShiftMs);
  if (until === 'unread') return 'unknown';
  return until !== null && now > until ? 'over' : 'open';
}

/** What the platform has of this learner; null: nothing was handed in. */
export function handedInOf(homework: Homework): HomeworkDraft | null {
  const { status, submitTime, answerContent, pictureList, fileList } = homework;
  if (submitTime === null && (status === 'open' || status === 'unknown')) return null;
  const files = fileList.map(({ fileId, name, size }) => ({ fileId, name, bytes: size ?? 0 }));
  return { text: answerContent, pictures: pictureList.filter((address) => address !== ''), files };
}

export const emptyDraft: HomeworkDraft = { text: '', pictures: [], files: [] };

export function isEmpty({ text, pictures, files }: HomeworkDraft): boolean {
  return text.trim() === '' && pictures.length === 0 && files.length === 0;
}

/** True when two answers say the same; the only evidence that the platform has what was sent. */
export function isSame(one: HomeworkDraft, other: HomeworkDraft): boolean {
  const parts = ({ text, pictures, files }: HomeworkDraft) =>
    JSON.stringify([text.trim().replaceAll('\r\n', '\n'), pictures, files.map(({ fileId }) => fileId)]);
  return parts(one) === parts(other);
}

/** Why an answer is not sent, as a key below `homework:problems`; null: it is. `maxLength`: characters, null: no limit is known. */
export function problemOf(draft: HomeworkDraft, maxLength: number | null): 'empty' | 'long' | null {
  if (isEmpty(draft)) return 'empty';
  return draft.text.trim().length > (maxLength ?? longestHomework) ? 'long' : null;
}

/** The files of a draft with those that were sent from this computer since, each once. */
export function withDelivered(
  files: HomeworkDraft['files'],
  uploads: readonly HomeworkUpload[],
): HomeworkDraft['files'] {
  const sent = uploads.flatMap(({ reference, name, bytes }) =>
    reference === null ? [] : [{ fileId: reference, name, bytes }],
  );
  return [...files, ...sent.filter((file, at) => firstAt(sent, file.fileId) === at && firstAt(files, file.fileId) < 0)];
}

const firstAt = (files: HomeworkDraft['files'], fileId: string) => files.findIndex((file) => file.fileId === fileId);

/** Why an answer cannot be handed in for now, a key of the texts: files are on their way, or one never arrives; null: none is. */
export function filesInTheWay(
  uploads: readonly Pick<HomeworkUpload, 'phase'>[],
  storing: boolean,
): 'uploadsFirst' | 'removeRefused' | null {
  if (storing || uploads.some(({ phase }) => phase !== 'delivered' && phase !== 'refused')) return 'uploadsFirst';
  return uploads.some(({ phase }) => phase === 'refused') ? 'removeRefused' : null;
}
