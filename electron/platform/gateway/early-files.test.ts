import { expect, it } from 'vitest';
import { earlyFiles } from './early-files.ts';

const files = {
  'zh-CN/shell': '/assets/zh-CN-shell-1.json',
  'zh-CN/account': '/assets/zh-CN-account-2.json',
  'fr-FR/shell': '/assets/fr-FR-shell-3.json',
};
const text = (file: string) => `<${file}>; rel=preload; as=fetch; crossorigin`;

it.each([
  [
    'whoever has to sign in',
    'zh-CN',
    false,
    [text(files['zh-CN/shell']), text(files['zh-CN/account']), '</covers/mosaic.svg>; rel=preload; as=image'],
  ],
  ['a learner who is signed in', 'zh-CN', true, [text(files['zh-CN/shell'])]],
  ['another language', 'fr-FR', true, [text(files['fr-FR/shell'])]],
  ['a language without files', 'en-US', false, null],
] as const)('names what the page reads first for %s', (_, locale, signedIn, links) => {
  expect(earlyFiles(files, locale, signedIn)).toBe(links && links.join(', '));
});
