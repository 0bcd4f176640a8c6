import type { KeepProblem, KeepRequest, KeptContent, KeptType } from '../../src/contract/ipc/offline.ts';
import {
  courseItemGetDocumentAccessToken,
  courseItemGetPicUrl,
  courseItemGetPlayAuthToken,
} from '../../src/contract/platform/learning/course-item-media.ts';
import { documentWayOf } from '../../src/contract/platform/learning/document-way.ts';
import type { Answer, Endpoint, Input } from '../../src/contract/platform/endpoint.ts';
import { dataOf, type PlatformAnswer, type PlatformClient } from '../gateway/platform-client.ts';

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

/** Asks the platform where the files of an item are. */
export async function sourcesOf(platform: PlatformClient, { kind, resId }: KeepRequest): Promise<Sources> {
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
      return asked(platform, courseItemGetDocumentAccessToken, { resId }, (told) => {
        const way = documentWayOf(told);
        if (way.kind === 'pdf' || way.kind === 'word') return found([content(way.address, way.kind)]);
        return { kind: 'refused', why: way.kind === 'outside' ? 'read-elsewhere' : 'no-address' };
      });
    case 'scorm':
      return asked(platform, courseItemGetDocumentAccessToken, { resId }, ({ fileUrl }) => found([content(fileUrl)]));
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
