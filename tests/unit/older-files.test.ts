import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Attempts } from '#electron/exam/attempts/attempts.ts';
import { createEvidenceDatabase } from '#electron/exam/evidence/database.ts';
import { decodeEvidence } from '#electron/exam/evidence/evidence-body.ts';
import { sampleHere } from '#electron/exam/testing/sample-attempt.ts';
import { createSession } from '#electron/platform/session/session.ts';
import { diskLayer } from '#electron/storage/journal/disk-layer.ts';
import { keystoreVault } from '#electron/storage/journal/keystore-vault.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { createEvidenceSeal } from '#electron/storage/keystore/evidence-key.ts';
import { createVault } from '#electron/storage/keystore/vault.ts';
import { openSettings } from '#electron/storage/settings/settings.ts';
import { memoryFile } from '#electron/testing/memory-file.ts';
import { fixtureKeystore } from '../fixtures/fake-keystore.ts';

const fixture = path.join(import.meta.dirname, '../fixtures/today');
const ann = 'ann-1';
const evidenceKinds = ['capture', 'note', 'switch'] as const;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-older-'));
  cpSync(fixture, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const valuesOf = (name: string) => memoryFile(JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')));

function attempts(below = path.join(folder, 'exams')): Attempts {
  const folders = [path.join(below, 'answers'), path.join(below, 'answers-copy')] as const;
  return new Attempts({
    journals: new LocalJournals(diskLayer, folders),
    vault: keystoreVault(fixtureKeystore),
    rescueKey: () => null,
    here: sampleHere,
    now: Date.now,
    timer: () => () => undefined,
    account: () => null,
    report: (what, error) => {
      throw new Error(what, { cause: error });
    },
  });
}

const answers = {
  q1: { value: { kind: 'choice', keys: ['C'] }, sequence: 3 },
  q4: { value: { kind: 'blanks', texts: ['220 V', '50 Hz'] }, sequence: 4 },
  q6: { value: { kind: 'text', text: '先断电，再验电，最后接地。' }, sequence: 5 },
};

describe('files of the version that wrote the fixtures', () => {
  it('open attempts resume with every answer, also without a keystore', async () => {
    const store = attempts();
    for (const [examId, health] of [
      ['exam-open', 'good'],
      ['exam-weak', 'weak-key'],
    ] as const) {
      expect(await store.find(ann, { examId, businessId: 'b1' })).toMatchObject({
        phase: 'open',
        answers,
        marked: ['q2'],
        currentQuestion: 'q6',
        struck: {},
        highlights: {},
        recovered: true,
        health,
      });
    }
    await store.close();
  });

  it('struck options and highlights are there in the journals that have them', async () => {
    cpSync(path.join(fixture, '../highlights'), path.join(folder, 'highlights'), { recursive: true });
    const store = attempts(path.join(folder, 'highlights'));
    expect(await store.find(ann, { examId: 'exam-open', businessId: 'b1' })).toMatchObject({
      answers,
      struck: { q1: ['A', 'D'] },
      highlights: { m1: [{ from: 0, to: 6 }] },
    });
    await store.close();
  });

  it('a sealed paper is due, with its unknown outcome; delivered ones are not', async () => {
    const store = attempts();
    const papers = await store.sealed(ann);
    expect(papers.find(({ attempt }) => attempt.userPaperId === 'paper-sealed')).toMatchObject({
      reason: 'learner',
      outcomeUnknown: true,
      settled: null,
      attempt: { answers },
    });
    expect(papers.map(({ attempt }) => attempt.userPaperId)).not.toContain('paper-delivered');
    const pending = await store.pending(ann);
    expect(pending.map(({ exam, phase }) => `${exam.examId} ${phase}`)).toEqual(
      expect.arrayContaining(['exam-open open', 'exam-sealed sealed', 'exam-weak open']),
    );
    await store.close();
  });

  it('evidence opens with its key', async () => {
    const report = (what: string) => {
      throw new Error(what);
    };
    const seal = createEvidenceSeal({ file: valuesOf('evidence-key'), keystore: fixtureKeystore, report });
    const database = createEvidenceDatabase(path.join(folder, 'exams/evidence.db'), 1_000_000);
    const opened: [kind: string, jpeg: string][] = [];
    const next = () => evidenceKinds.map((kind) => database.next(ann, kind)).find(Boolean);
    for (let item = next(); item; item = next()) {
      const { facts, jpeg } = decodeEvidence(await seal.open(item.body, item.attemptId));
      opened.push([facts.kind, Buffer.from(jpeg).toString()]);
      database.delivered(item.id, Date.now());
    }
    expect(opened).toEqual([
      ['capture', 'a picture of a face'],
      ['note', ''],
      ['switch', ''],
    ]);
    database.close();
  });

  it('session, branch and settings are as they were', async () => {
    const origin = 'https://exams.example';
    const vault = createVault(valuesOf('vault'), fixtureKeystore, origin, (error) => {
      throw error;
    });
    const session = createSession(vault, valuesOf('places'), origin);
    await session.restore();
    expect(session.token()).toBe('token-of-the-fixture');
    expect(session.state()).toMatchObject({ accountId: ann, name: '安', branch: { code: 'b7' } });
    expect(openSettings(valuesOf('settings')).read()).toMatchObject({
      locale: 'fr-FR',
      theme: 'dark',
      paperFontSize: 20,
      captureConsent: { [ann]: expect.any(Number) },
    });
  });
});
