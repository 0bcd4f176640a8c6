import type { FileDelivery } from '#contract/ipc/answer-files.ts';
import type { AnswerFile, AnswerValue } from '#contract/ipc/paper.ts';
import { formatBytes } from '#lib/format.ts';

const megabyte = 1024 * 1024;

/** The files of an answer. */
export function filesOf(value: AnswerValue | undefined): readonly AnswerFile[] {
  return value?.kind === 'files' ? value.files : [];
}

/** The limit of a file as platforms state it: in binary megabytes, which everybody writes as MB. */
export function limitText(bytes: number): string {
  return formatBytes((bytes / megabyte) * 1_000_000);
}

const pictures = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp', 'heic'];

export function isPicture({ name, type }: Pick<AnswerFile, 'name' | 'type'>): boolean {
  return type.startsWith('image/') || pictures.includes(/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '');
}

/** Whole percent that reached the platform; a file that is not whole is never at 100. */
export function percentOf({ phase, sentBytes, file }: FileDelivery): number {
  if (phase === 'delivered') return 100;
  return Math.min(99, Math.floor((100 * sentBytes) / Math.max(1, file.bytes)));
}

const knownProblems = ['file-size', 'file-type', 'file-count', 'file-empty', 'disk-full', 'sealed'];

/** Key below `answering:upload.problem` for a code of main. */
export function problemKey(code: string): string {
  return knownProblems.includes(code) ? code : 'other';
}
