/** What a platform takes as files of one answer. */
export interface DocumentLimits {
  /** How many. */
  most: number;
  /** Binary megabytes of one; null: no limit is known. */
  megabytes: number | null;
  /** Endings in lower case; empty: any. */
  endings: readonly string[];
}

export type DocumentProblem = 'empty' | 'size' | 'kind' | 'count';

/** Why a chosen file is not sent, as a key below `uploads:files.problems`; null: it is sent. `held`: files of the answer. */
export function documentProblem(
  { name, size }: Pick<File, 'name' | 'size'>,
  { most, megabytes, endings }: DocumentLimits,
  held: number,
): DocumentProblem | null {
  if (held >= most) return 'count';
  if (endings.length > 0 && !endings.includes(/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '')) return 'kind';
  if (size === 0) return 'empty';
  return megabytes !== null && size > megabytes * 1024 * 1024 ? 'size' : null;
}

/** For the file picker. */
export function acceptedDocuments({ endings }: DocumentLimits): string | undefined {
  return endings.length === 0 ? undefined : endings.map((ending) => `.${ending}`).join(',');
}

/** Whole percent of a file that is on its way: 100 is for one that arrived. */
export function percentSent(sentBytes: number, bytes: number): number {
  return Math.min(99, Math.floor((100 * sentBytes) / Math.max(1, bytes)));
}

/** Key below `uploads:files.notStored` for a code of main. */
export function storingProblem(code: string): 'size' | 'count' | 'disk' | 'other' {
  if (code === 'file-size') return 'size';
  if (code === 'file-count') return 'count';
  return code === 'disk-full' ? 'disk' : 'other';
}
