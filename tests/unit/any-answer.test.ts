import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { parseEnvelope, readEnvelope } from '#contract/platform/envelope.ts';
import { findUserPaperSurface, userPaperFindQuestForExam } from '#contract/platform/exam/user-paper.ts';
import type { WireQuestion } from '#contract/platform/exam/wire-question.ts';
import { commonNames, listNames, totalNames } from '#contract/platform/profile/aliases.ts';
import { documentedProfile } from '#contract/platform/profile/documented-profile.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { translateAnswer } from '#contract/platform/profile/translate-answer.ts';
import { readData } from '#contract/platform/read-data.ts';
import { readTime } from '#contract/platform/read-time.ts';
import { habitNames } from '#dev/platform/habits/habits.ts';
import { readProfile } from '#electron/platform/profile/read-profile.ts';
import { readPaper } from '#rules/exam/reading/read-paper.ts';
import { declaredCalls } from '../house/declared-calls.ts';
import { sourcesBelow } from '../house/sources.ts';

// Repeatable; LECTERN_SEED looks elsewhere.
fc.configureGlobal({ seed: Number(process.env['LECTERN_SEED'] ?? 8), numRuns: 60 });

const profiles: readonly PlatformProfile[] = [
  documentedProfile,
  ...habitNames.map((name) => {
    const file = path.join(import.meta.dirname, '../fixtures/profiles', `${name}.json`);
    return readProfile(readFileSync(file, 'utf8')).profile ?? {};
  }),
];

/** Names that readers look for, so that what is made up gets past the first field. */
const declaredNames = sourcesBelow('src/contract/platform').flatMap(({ text }) =>
  [...text.matchAll(/(\w+): (?:text|number|flag|time|count|list|page|object|z\.object)/g)].map(([, name = '']) => name),
);
const aliases = Object.values(commonNames).flatMap((names) => Object.entries(names).flat(2));
const names = [
  ...new Set([...declaredNames, ...aliases, ...listNames, ...totalNames, 'code', 'success', 'data', 'message']),
].filter((name) => name !== '.');

const oddTexts = [
  '',
  ' ',
  '0',
  '1',
  'true',
  'NaN',
  'Infinity',
  '1e999',
  '1e300',
  '0x10',
  '-',
  '{',
  '[1]',
  '{"list":[{}]}',
];
const oddTimes = ['2026-11-22 10:00:00', '2026-13-45 99:99:99', '0000-00-00 00:00:00', '99999-01-01', '1790000000000'];
const leaf = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -0, 1, -1, 1e300, 1790000000000, ...oddTexts, ...oddTimes),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string(),
);
const { value } = fc.letrec<{ value: unknown; inner: unknown }>((tie) => ({
  inner: fc.oneof({ weight: 3, arbitrary: leaf }, { weight: 2, arbitrary: tie('value') }),
  value: fc.oneof(
    { maxDepth: 6 },
    leaf,
    fc.jsonValue({ maxDepth: 3 }),
    fc.array(tie('inner'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...names), tie('inner'), { maxKeys: 12 }),
  ),
}));

const anyProfile = fc.constantFrom(...profiles);

/** Numbers that no screen can show. */
function brokenNumbers(read: unknown): unknown[] {
  if (typeof read === 'number') return Number.isFinite(read) ? [] : [read];
  return typeof read === 'object' && read !== null ? Object.values(read).flatMap(brokenNumbers) : [];
}

/** What the client reads of an answer. */
function readAnswer(call: Endpoint, text: string, profile: PlatformProfile): unknown[] {
  const reading = { call: call.id, profile };
  const whole = readEnvelope(JSON.parse(text), reading);
  const envelope = parseEnvelope(text, reading);
  return [JSON.parse(text), whole?.data, envelope?.data].map((data) => {
    const read = readData(call, translateAnswer(call.id, data, profile));
    return read.kind === 'data' ? read.data : null;
  });
}

/** Fields as they came may hold what they like: `z.unknown()` reads nothing. */
const opaque = (call: Endpoint) => call.answer instanceof z.ZodMiniUnknown;

const calls = await declaredCalls();

describe('any JSON in place of an answer', () => {
  it('has calls to stand in for', () => expect(calls.length).toBeGreaterThan(80));

  it.each(calls.map((call) => [call.id, call] as const))('%s', (_, call) => {
    const answers = fc.oneof(value, fc.record({ code: fc.constantFrom(0, '200', 'SUCCESS'), data: value }));
    fc.assert(
      fc.property(answers, anyProfile, (answer, profile) => {
        const read = readAnswer(call, JSON.stringify(answer), profile);
        expect(opaque(call) ? [] : brokenNumbers(read)).toEqual([]);
      }),
    );
  });

  it('is no time that cannot be written', () => {
    fc.assert(
      fc.property(value, (sent) => {
        const at = readTime(sent);
        expect(at === null ? '' : new Date(at).toISOString()).not.toBe('Invalid Date');
      }),
      { numRuns: 2_000 },
    );
  });

  it('may be nested as deep as it likes', () => {
    for (const depth of [30, 1_000, 50_000]) {
      const text = `{"code":0,"data":${'{"childList":['.repeat(depth)}${']}'.repeat(depth)}}`;
      const envelope = parseEnvelope(text);
      const data = translateAnswer(userPaperFindQuestForExam.id, envelope?.data, {});
      expect(readData(userPaperFindQuestForExam, data).kind).toMatch(/data|malformed/);
    }
  });
});

describe('any JSON in place of a paper', () => {
  const leaves = (questions: readonly WireQuestion[]): number =>
    questions.reduce((sum, { childList }) => sum + (childList.length > 0 ? leaves(childList) : 1), 0);

  const id = fc.oneof(fc.constantFrom<unknown>('', null, 1, '1', '12345678901234567890'), fc.uuid());
  const { questions } = fc.letrec<{ question: unknown; questions: unknown[] }>((tie) => ({
    question: fc.record(
      {
        id,
        type: leaf,
        title: leaf,
        score: leaf,
        blankNum: leaf,
        material: leaf,
        optionList: value,
        childList: tie('questions'),
      },
      { requiredKeys: ['id'] },
    ),
    questions: fc.array(tie('question'), { maxLength: 4, depthIdentifier: 'question' }),
  }));
  const paper = fc.record({
    sectionList: fc.array(fc.record({ id, name: leaf, questionList: questions }), { maxLength: 3 }),
    questionList: questions,
  });

  it('loses no question', () => {
    fc.assert(
      fc.property(fc.oneof(paper, value), value, anyProfile, (sent, head, profile) => {
        const wire = z.parse(
          userPaperFindQuestForExam.answer,
          translateAnswer(userPaperFindQuestForExam.id, sent, profile),
        );
        const surface = z.parse(findUserPaperSurface.answer, head);
        const { paper: read, unread } = readPaper(surface, wire);
        const all = [...wire.sectionList.flatMap(({ questionList }) => questionList), ...wire.questionList];
        expect((read?.questions.length ?? 0) + unread).toBe(leaves(all));
        expect(brokenNumbers(read)).toEqual([]);
        const ids = read?.sections.flatMap(({ questionIds }) => questionIds) ?? [];
        const shown = [...(read?.questions ?? []), ...(read?.unanswerable ?? [])].sort((a, b) => a.number - b.number);
        expect(ids).toEqual(shown.map((question) => question.id));
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 1_000 },
    );
  });
});
