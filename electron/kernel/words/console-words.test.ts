import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { consoleWords, reasonTold } from './console-words.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-words-'));
const none = path.join(folder, 'none.json');

function failing(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

it.each([
  ['a file that is not there', () => readFileSync(none), `没有 ${none}。`, `There is no ${none}.`],
  [
    'a folder in place of a file',
    () => readFileSync(folder),
    '这里需要一个文件，给出的是文件夹。',
    'A file is needed here, and this is a folder.',
  ],
  [
    'a file in place of a folder',
    () => readdirSync(import.meta.filename),
    `${import.meta.filename} 不是文件夹。`,
    `${import.meta.filename} is no folder.`,
  ],
])('tells of %s in words of the console', (_, work, chinese, english) => {
  const error = failing(work);
  expect([reasonTold(error, consoleWords('zh-CN')), reasonTold(error, consoleWords('en-US'))]).toEqual([
    chinese,
    english,
  ]);
});

it('tells anything else as it says itself', () => {
  expect(reasonTold(new Error('This file holds no private key.'), consoleWords('zh-CN'))).toBe(
    'This file holds no private key.',
  );
  expect(reasonTold(Object.assign(new Error('EIO: i/o error'), { code: 'EIO' }), consoleWords('zh-CN'))).toBe(
    'EIO: i/o error',
  );
  expect(reasonTold('no', consoleWords('fr-FR'))).toBe('no');
});
