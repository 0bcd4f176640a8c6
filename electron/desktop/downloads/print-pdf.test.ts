import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createSaveFile } from '#electron/kernel/files/save-file.ts';
import { realDisk } from '#electron/kernel/files/target-file.ts';
import { savePrinted } from './print-pdf.ts';

const whole = Buffer.from('%PDF-1.4\n...\n%%EOF\n');
let folder: string;
let asked: string[];
let said: string[];
let steps: string[];
let aborter: AbortController;
const report = (what: string) => void said.push(what);

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-print-'));
  asked = [];
  said = [];
  steps = [];
  aborter = new AbortController();
});

function save(print: () => Promise<Uint8Array>, target: (proposed: string) => string | null) {
  const askSavePath = async (proposed: string) => {
    asked.push(proposed);
    return target(proposed);
  };
  const saveFile = createSaveFile({ askSavePath, disk: realDisk, report });
  const onStep = (step: string) => void steps.push(step);
  return savePrinted('低压电工作业 回执', { print, saveFile, report, signal: aborter.signal, onStep });
}

it('writes the printed page where the learner chose, and nothing beside it', async () => {
  const outcome = await save(
    async () => whole,
    (proposed) => path.join(folder, proposed),
  );
  expect(outcome).toEqual({ outcome: 'saved', fileName: '低压电工作业 回执.pdf' });
  expect(readdirSync(folder)).toEqual(['低压电工作业 回执.pdf']);
  expect(readFileSync(path.join(folder, '低压电工作业 回执.pdf'))).toEqual(whole);
  expect(steps).toEqual(['drawing', 'choosing', 'writing']);
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

it('given up, it is over at once, though Chromium draws on', async () => {
  const drawn = save(
    () => new Promise(() => undefined),
    (proposed) => path.join(folder, proposed),
  );
  aborter.abort();
  expect(await drawn).toEqual({ outcome: 'cancelled' });
  expect([asked, said, readdirSync(folder)]).toEqual([[], [], []]);
});

it('given up while it is drawn, or while the place is chosen, leaves nothing and says nothing', async () => {
  const place = (proposed: string) => path.join(folder, proposed);
  const drawn = save(async () => {
    aborter.abort();
    return whole;
  }, place);
  expect(await drawn).toEqual({ outcome: 'cancelled' });
  expect(asked).toEqual([]);
  aborter = new AbortController();
  const chosen = save(
    async () => whole,
    (proposed) => {
      aborter.abort();
      return place(proposed);
    },
  );
  expect(await chosen).toEqual({ outcome: 'cancelled' });
  expect(readdirSync(folder)).toEqual([]);
  expect(said).toEqual([]);
  expect(steps).toEqual(['drawing', 'drawing', 'choosing']);
});

it('given up while it is written leaves no part of it', async () => {
  const long = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(600_000, 'a'), Buffer.from('\n%%EOF\n')]);
  const askSavePath = async (proposed: string) => path.join(folder, proposed);
  const disk = {
    ...realDisk,
    create: async (file: string) => {
      const handle = await realDisk.create(file);
      aborter.abort();
      return handle;
    },
  };
  const saveFile = createSaveFile({ askSavePath, disk, report });
  const options = { print: async () => long, saveFile, report, signal: aborter.signal, onStep: () => undefined };
  expect(await savePrinted('报告', options)).toEqual({ outcome: 'cancelled' });
  expect(readdirSync(folder)).toEqual([]);
  expect(said).toEqual([]);
});
