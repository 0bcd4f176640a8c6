import type { KeepProblem, KeepRequest, KeptContent, KeptType } from '#contract/ipc/offline.ts';
import type { Answer, Endpoint, Input } from '#contract/platform/endpoint.ts';
import {
  courseItemGetDocumentAccessToken,
  courseItemGetPicUrl,
  courseItemGetPlayAuthToken,
} from '#contract/platform/learning/course-item-media.ts';
import { documentWayOf, type Told } from '#contract/platform/learning/document-way.ts';
import { getImageOrDocUrl } from '#contract/platform/learning/resource.ts';
import { BodyError, fetchBody, type FetchBodyOptions, type FileBody } from '#electron/platform/gateway/fetch-body.ts';
import {
  dataOf,
  isAbsent,
  type PlatformAnswer,
  type PlatformClient,
} from '#electron/platform/gateway/platform-client.ts';

/** A file of an item where its host has it now; addresses end. */
export interface Source {
  role: 'content' | 'captions';
  address: string;
  /** Of captions; else ''. */
  language: string;
  label: string;
  /** Null: its host says what it is. */
  kind: KeptType | null;
}

export type Sources =
  | { kind: 'found'; sources: readonly Source[]; chapters: KeptContent['chapters'] }
  | { kind: 'refused'; why: KeepProblem }
  | { kind: 'later' };

const content = (address: string, kind: KeptType | null = null): Source => ({
  role: 'content',
  address,
  language: '',
  label: '',
  kind,
});

/** Asks the platform of this origin where the files of an item are. */
export async function sourcesOf(
  platform: PlatformClient,
  origin: string,
  { kind, resId }: KeepRequest,
): Promise<Sources> {
  switch (kind) {
    case 'video':
    case 'audio':
      return asked(platform, courseItemGetPlayAuthToken, { resId }, ({ playURL, captionList, chapterList }) => {
        if (isStream(playURL)) return { kind: 'refused', why: 'streamed' };
        const captions = captionList.map(({ url, language, label }) => ({
          role: 'captions' as const,
          address: url,
          language,
          label,
          kind: null,
        }));
        return found([content(playURL), ...captions], chapterList);
      });
    case 'image':
      return asked(platform, courseItemGetPicUrl, { resId }, (addresses) =>
        found((addresses ?? []).map((address) => content(address))),
      );
    case 'document':
      return askedDocument(platform, resId, (told) => {
        const way = documentWayOf(told, origin);
        if (way.kind === 'pdf' || way.kind === 'word') return found([content(way.address, way.kind)]);
        // Its bytes say what it is when it is read.
        if (way.kind === 'file') return found([content(way.address)]);
        return { kind: 'refused', why: way.kind === 'none' ? 'no-address' : 'read-elsewhere' };
      });
    case 'scorm':
      return askedDocument(platform, resId, ({ fileUrl }) => found([content(fileUrl)]));
  }
}

/** A film in parts (HLS): its parts and keys are given only while it is watched. */
function isStream(address: string): boolean {
  return URL.parse(address, 'https://relative.invalid')?.pathname.toLowerCase().endsWith('.m3u8') ?? false;
}

/** An item without a single file cannot be kept. */
function found(sources: readonly Source[], chapters: KeptContent['chapters'] = []): Sources {
  const known = sources.filter(({ address }) => address.trim() !== '');
  const has = known.some(({ role }) => role === 'content');
  return has ? { kind: 'found', sources: known, chapters } : { kind: 'refused', why: 'no-address' };
}

async function asked<E extends Endpoint>(
  platform: PlatformClient,
  call: E,
  input: Input<E>,
  read: (data: Answer<E>) => Sources,
): Promise<Sources> {
  const answer: PlatformAnswer = await platform.call(call, input);
  const data = dataOf(call, answer);
  if (data !== null) return read(data);
  return answer.kind === 'answered' ? { kind: 'refused', why: 'no-address' } : { kind: 'later' };
}

/** Where the token of a document brings no address, the documented call of documents and pictures does (002 §7). */
async function askedDocument(platform: PlatformClient, resId: string, read: (told: Told) => Sources): Promise<Sources> {
  const answer = await platform.call(courseItemGetDocumentAccessToken, { resId });
  const told = dataOf(courseItemGetDocumentAccessToken, answer);
  if (told !== null && `${told.fileUrl}${told.viewerUrl}`.trim() !== '') return read(told);
  if (told === null && !isAbsent(answer))
    return answer.kind === 'answered' ? { kind: 'refused', why: 'no-address' } : { kind: 'later' };
  return asked(platform, getImageOrDocUrl, { id: resId }, (addresses) =>
    read({ fileUrl: addresses?.[0] ?? '', fileType: '', viewerUrl: '' }),
  );
}

/** The bytes of a source. Rejects where its host was not reached. */
export async function bodyOf(
  { address }: Source,
  options: FetchBodyOptions,
  part: { signal: AbortSignal; from: number; version: string | null },
): Promise<FileBody | 'no-address' | 'no-part'> {
  try {
    return await fetchBody(address, options, part);
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    if (error.problem === 'no-part') return error.problem;
    if (error.problem === 'no-address' || error.problem === 'refused') return 'no-address';
    throw error;
  }
}
