import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { savePrinted } from './print-pdf.ts';
import { createSaveFile } from './save-file.ts';
import { realDisk } from './target-file.ts';

const whole = Buffer.from('%PDF-1.4\n...\n%%EOF\n');
let folder: string;
let asked: string[];
let said: string[];
const report = (what: string) => void said.push(what);

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-print-'));
  asked = [];
  said = [];
});

function save(print: () => Promise<Uint8Array>, target: (proposed: string) => string | null) {
  const askSavePath = async (proposed: string) => {
    asked.push(proposed);
    return target(proposed);
  };
  const saveFile = createSaveFile({ askSavePath, disk: realDisk, report });
  return savePrinted('低压电工作业 回执', { print, saveFile, report });
}

it('writes the printed page where the learner chose, and nothing beside it', async () => {
  const outcome = await save(
    async () => whole,
    (proposed) => path.join(folder, proposed),
  );
  expect(outcome).toEqual({ outcome: 'saved', fileName: '低压电工作业 回执.pdf' });
  expect(readdirSync(folder)).toEqual(['低压电工作业 回执.pdf']);
  expect(readFileSync(path.join(folder, '低压电工作业 回执.pdf'))).toEqual(whole);
});

it.each<[string, () => Promise<Uint8Array>, number]>([
  ['half a PDF', async () => whole.subarray(0, 10), 0],
  ['a window that does not print', () => Promise.reject(new Error('gone')), 0],
])('%s: nobody is asked where to, nothing is written', async (_, print, questions) => {
  expect(await save(print, (proposed) => path.join(folder, proposed))).toEqual({ outcome: 'failed' });
  expect(asked).toHaveLength(questions);
  expect(readdirSync(folder)).toEqual([]);
  expect(said).toHaveLength(1);
});

it('cancelled, or a folder that is not there', async () => {
  expect(
    await save(
      async () => whole,
      () => null,
    ),
  ).toEqual({ outcome: 'cancelled' });
  const missing = (proposed: string) => path.join(folder, 'none', proposed);
  expect(await save(async () => whole, missing)).toEqual({ outcome: 'failed' });
});
