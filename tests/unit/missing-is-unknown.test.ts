import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { translateAnswer } from '#contract/platform/profile/translate-answer.ts';
import { isNotUnderstood, readData } from '#contract/platform/read-data.ts';
import { shapeOf, type Shape } from '#contract/platform/shape.ts';
import { declaredCalls } from '../house/declared-calls.ts';

// Repeatable; LECTERN_SEED looks elsewhere.
fc.configureGlobal({ seed: Number(process.env['LECTERN_SEED'] ?? 8), numRuns: 25 });

/** Left out, empty, or of a kind that no reader takes for a value. */
const unreadable = fc.constantFrom<unknown>(undefined, null, '', {});

const deepest = 4;

/** An answer with its objects and lists, of which no value is told: each is left out, renamed, or of another kind. */
function emptied(shape: Shape, depth = 0): fc.Arbitrary<unknown> {
  if (shape.kind === 'value' || depth > deepest) return unreadable;
  if (shape.kind !== 'fields') {
    const items = emptied(shape.item(), depth + 1).map((item) => [item]);
    return shape.kind === 'page' ? items.map((list) => ({ list })) : items;
  }
  const fields = Object.entries(shape.fields());
  const told = Object.fromEntries(fields.map(([name, inner]) => [name, emptied(inner, depth + 1)]));
  const renamed = Object.fromEntries(fields.map(([name]) => [`${name}OfTheirs`, fc.constantFrom(1, 'x', true)]));
  return fc.record({ ...told, ...renamed });
}

/** The same with every name another one. */
function foreign(shape: Shape): unknown {
  if (shape.kind === 'value') return 'x';
  if (shape.kind === 'list') return [foreign(shape.item())];
  if (shape.kind === 'page') return { list: [foreign(shape.item())], total: 1 };
  return Object.fromEntries(Object.keys(shape.fields()).map((name) => [`${name}OfTheirs`, 'x']));
}

/** Words of readers for what they do not know. */
const unknownWords: readonly unknown[] = [null, undefined, '', 'unread', 'unknown', 'other', 'chapter'];

/** Fields that state something, with what they state. */
function statements(read: unknown, name = ''): string[] {
  if (unknownWords.includes(read)) return [];
  if (Array.isArray(read)) return [...new Set(read.flatMap((item) => statements(item, name)))];
  if (typeof read !== 'object' || read === null) return [`${name}: ${String(read)}`];
  return Object.entries(read).flatMap(([field, value]) => statements(value, field));
}

/** Numbers of which 0 means nothing on any screen: codes that no document has, and facts that a screen leaves out at 0. */
const zeros = `
  type sourceType status gender taskType cycleType dateExpireStatus level model
  isLimitTime expiresIn duration questionCount cameraCount totalScore passScore readCount quantity wrongCount
  articleCount count before number received saved courseContentScore trainMethodScore trainEffectScore
`
  .trim()
  .split(/\s+/);

/** Flags of which only `true` is told on a screen; `false` is the way that takes nothing from the learner. */
const noes = `
  showNew showLock lockExamCondition passed showContact hidden isNewTrain isNewTask current
  isLiveReplay isRecord required isSubmitted isLocked isTraining isFree wdBranch wdSubBranch
`
  .trim()
  .split(/\s+/);

const quiet = new Set([...zeros.map((name) => `${name}: 0`), ...noes.map((name) => `${name}: false`)]);

/** Answers that are one flag, with what follows from a no that nobody told. */
const flagsAlone: Readonly<Record<string, string>> = {
  isAdmin: 'nothing of the client asks for it',
  getAuthSaveFace: 'the learner is asked for it again',
  viewFaceAccess: 'the face check is offered again',
  msgExistUnread: 'no dot is shown, and nothing is said',
};

const read = (call: Endpoint, data: unknown) => readData(call, translateAnswer(call.id, data, {}));

const calls = (await declaredCalls()).filter(({ answer }) => !(answer instanceof z.ZodMiniUnknown));
const rows = calls.map((call) => [call.id, call] as const);

describe('of an answer without one readable value nothing is stated', () => {
  it.each(rows)('%s', (_, call) => {
    fc.assert(
      fc.property(emptied(shapeOf(call.answer)), (data) => {
        const answer = read(call, data);
        const stated = answer.kind === 'data' ? statements(answer.data) : [];
        const said = call.id in flagsAlone ? stated.filter((one) => one !== ': false' && one !== ': 0') : stated;
        expect(said.filter((one) => !quiet.has(one))).toEqual([]);
      }),
    );
  });
});

describe('an answer whose objects nobody understands is not understood, never empty', () => {
  const reading = rows.filter(([, { effect, answer }]) => !effect && shapeOf(answer).kind !== 'value');

  it.each(reading)('%s', (_, call) => {
    const shape = shapeOf(call.answer);
    const data = foreign(shape);
    const ofTexts = (shape.kind === 'list' || shape.kind === 'page') && shape.item().kind === 'value';
    expect(isNotUnderstood(call, translateAnswer(call.id, data, {}))).toBe(!ofTexts);
    expect(isNotUnderstood(call, 7)).toBe(true);
    expect(isNotUnderstood(call, 'success')).toBe(true);
    expect(isNotUnderstood(call, null)).toBe(false);
  });
});
