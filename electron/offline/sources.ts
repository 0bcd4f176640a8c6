import type { KeepProblem, KeepRequest } from '../../src/contract/ipc/offline.ts';
import {
  courseItemGetDocumentAccessToken,
  courseItemGetPicUrl,
  courseItemGetPlayAuthToken,
} from '../../src/contract/platform/learning/course-item-media.ts';
import type { Answer, Endpoint, Input } from '../../src/contract/platform/endpoint.ts';
import { dataOf, type PlatformAnswer, type PlatformClient } from '../gateway/platform-client.ts';

/** A file of an item where its host has it now; addresses end. */
export interface Source {
  role: 'content' | 'captions';
  address: string;
  /** Of captions; else ''. */
  language: string;
  label: string;
}

export type Sources =
  | { kind: 'found'; sources: readonly Source[] }
  | { kind: 'refused'; why: KeepProblem }
  | { kind: 'later' };

const content = (address: string): Source => ({ role: 'content', address, language: '', label: '' });

/** Asks the platform where the files of an item are. */
export async function sourcesOf(platform: PlatformClient, { kind, resId }: KeepRequest): Promise<Sources> {
  switch (kind) {
    case 'video':
    case 'audio':
      return asked(platform, courseItemGetPlayAuthToken, { resId }, ({ playURL, captionList }) => {
        if (isStream(playURL)) return { kind: 'refused', why: 'streamed' };
        const captions = captionList.map(({ url, language, label }) => ({
          role: 'captions' as const,
          address: url,
          language,
          label,
        }));
        return found([content(playURL), ...captions]);
      });
    case 'image':
      return asked(platform, courseItemGetPicUrl, { resId }, (addresses) => found((addresses ?? []).map(content)));
    case 'document':
    case 'scorm':
      return asked(platform, courseItemGetDocumentAccessToken, { resId }, ({ fileUrl }) => found([content(fileUrl)]));
  }
}

/** A film in parts (HLS): its parts and keys are given only while it is watched. */
function isStream(address: string): boolean {
  return URL.parse(address, 'https://relative.invalid')?.pathname.toLowerCase().endsWith('.m3u8') ?? false;
}

/** An item without a single file cannot be kept. */
function found(sources: readonly Source[]): Sources {
  const known = sources.filter(({ address }) => address.trim() !== '');
  const has = known.some(({ role }) => role === 'content');
  return has ? { kind: 'found', sources: known } : { kind: 'refused', why: 'no-address' };
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
