import { expect, it } from 'vitest';
import { courseItemGetDocumentAccessToken } from '#contract/platform/learning/course-item-media.ts';
import { getImageOrDocUrl } from '#contract/platform/learning/resource.ts';
import { createFakePlatform, good } from '#electron/exam/testing/fake-platform.ts';
import { sourcesOf } from './sources.ts';

it.each([
  [
    { fileUrl: '/media/a.pdf', fileType: 'pdf' },
    { kind: 'found', sources: [{ address: '/media/a.pdf', kind: 'pdf' }] },
  ],
  [
    { fileUrl: '/download?id=7', fileType: '1' },
    { kind: 'found', sources: [{ address: '/download?id=7', kind: null }] },
  ],
  [{ viewerUrl: 'https://view.example/1' }, { kind: 'refused', why: 'read-elsewhere' }],
  [{ fileUrl: '' }, { kind: 'refused', why: 'no-address' }],
])('a document told as %j', async (told, sources) => {
  const platform = createFakePlatform({
    [courseItemGetDocumentAccessToken.id]: [good(told)],
    [getImageOrDocUrl.id]: [good('')],
  });
  const request = { courseId: 'c', itemId: 'i', kind: 'document', resId: 'r', name: 'n', courseName: 'n' } as const;
  expect(await sourcesOf(platform.client, 'https://platform.example', request)).toMatchObject(sources);
});

it.each([
  ['document', good({ accessToken: 't' }), { kind: 'found', sources: [{ address: '/media/a.pdf', kind: 'pdf' }] }],
  ['scorm', { kind: 'unknown', status: 404 }, { kind: 'found', sources: [{ address: '/media/a.pdf', kind: null }] }],
  ['document', { kind: 'unknown', status: 502 }, { kind: 'later' }],
] as const)('a %s whose token is %j is where the documented call says', async (kind, token, sources) => {
  const platform = createFakePlatform({
    [courseItemGetDocumentAccessToken.id]: [token],
    [getImageOrDocUrl.id]: [good(['/media/a.pdf'])],
  });
  const request = { courseId: 'c', itemId: 'i', kind, resId: 'r', name: 'n', courseName: 'n' };
  expect(await sourcesOf(platform.client, 'https://platform.example', request)).toMatchObject(sources);
});
