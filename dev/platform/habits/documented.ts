import type { Endpoint } from '#contract/platform/endpoint.ts';
import { codeFields } from '#contract/platform/profile/code-tables.ts';
import { isFields, type Fields, type Habit } from '../server/habit.ts';
import { randomFrom } from '../server/seeded-random.ts';
import { entityOf, noteOf } from './documented-fields.ts';

/** Settings are the tenant's own keys and values, whatever they are called. */
const settings: readonly string[] = ['configurationsByKey', 'configurationRoot'];

/** Answers that are of no use in parts: a seed decides about the whole. */
const whole: readonly string[] = [
  'userPaperFindQuestForExam',
  'userPracticeFindQuestForExam',
  'assessUserAnswerQuestionList',
  'examJoinExam',
];

/** Calls whose names say the one thing that they answer: it comes bare. */
const bare: Readonly<Record<string, string>> = { getVideoPlayURL: 'playURL' };

/**
 * A platform that was built from the documents alone. It keeps every call and field that they show. Without a seed it has
 * no call whose path they leave open, and calls every field that they do not name something else; a seed leaves out some of
 * these, renames some, and keeps some, and its numbers for what they leave open are others.
 */
export function documentedOnly(seed: number | null): Habit {
  const roll = (what: string, sides: number) => Math.floor(randomFrom(`${seed ?? 'none'} ${what}`)() * sides);
  const fate = (call: string, field: string) =>
    seed === null
      ? 'renamed'
      : (['kept', 'renamed', 'absent'] as const)[roll(whole.includes(call) ? call : `${call} ${field}`, 3)];

  function told(call: string, value: unknown, entity: ReturnType<typeof entityOf>): unknown {
    if (Array.isArray(value)) return value.map((item: unknown) => told(call, item, entity));
    if (!isFields(value)) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, field]) => {
        const { shown, holds } = noteOf(entity, name);
        const inner = told(call, field, holds);
        if (shown) return [[name, inner]];
        // What nobody names, but what lies in it is shown, has to lie somewhere.
        const what = holds !== null && seed !== null && fate(call, name) === 'absent' ? 'renamed' : fate(call, name);
        if (what === 'absent') return [];
        const number = renumbered(call, name, inner);
        return [[what === 'kept' ? name : `${name}OfTheirs`, number]];
      }),
    );
  }

  function renumbered(call: string, field: string, value: unknown): unknown {
    const isCode = codeFields[call]?.[field] !== undefined;
    return isCode && typeof value === 'number' ? value + roll(`${call} ${field} number`, 4) : value;
  }

  /** A page of a list is shown wherever a list is (000 §3). */
  function data(call: Endpoint, value: unknown): unknown {
    const entity = entityOf(call.id);
    const named = bare[call.id];
    if (named !== undefined && isFields(value)) return value[named];
    if (!isFields(value) || !Array.isArray(value['list'])) return told(call.id, value, entity);
    const { list, total, ...rest } = value;
    return { ...asFields(told(call.id, rest, entity)), list: told(call.id, list, entity), total };
  }

  return {
    moved: (call) => (seed !== null && roll(`path of ${call.id}`, 2) === 1 ? call.path : null),
    token: ({ token = '' }) => String(token),
    understand: (_, sent) => sent,
    say(call, answered) {
      const asItIs = answered.code !== 0 || call.session === 'begins' || settings.includes(call.id);
      return JSON.stringify({ ...answered, data: asItIs ? answered.data : data(call, answered.data) });
    },
  };
}

function asFields(value: unknown): Fields {
  return isFields(value) ? value : {};
}
