import { userPaperFindQuestForExam } from '#contract/platform/exam/user-paper.ts';
import { commonNames } from '#contract/platform/profile/aliases.ts';
import { several } from '#contract/platform/profile/documented-profile.ts';
import { isFields } from '#contract/platform/profile/translate-answer.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A list of objects inside of an answer: names from outside to it, `[]` for each list on the way. */
interface FoundList {
  path: readonly string[];
  items: readonly Fields[];
}

/**
 * Finds a paper in an answer by its shape, whatever things are called: a list of objects with a text and a list of
 * options is the questions; what contains such lists are the sections; questions inside of a question are its children.
 * Gives the names of the platform by ours; {} when there is no such thing. What reads well under its own name, or under one
 * that the client knows, keeps it. `total`: the points of the whole paper, where the platform told them.
 */
export function guessPaper(data: unknown, total: number | null = null): Record<string, string | string[]> {
  const lists = listsIn(data, []);
  const options = lists.filter(({ path }) => path.length > 0 && path.at(-1) !== '[]').filter(isOptions);
  const optionName = mostCommon(options.map(({ path }) => path.at(-1) ?? ''));
  if (optionName === null) return {};
  const questions = lists.filter(({ items }) => items.some((item) => Array.isArray(item[optionName])));
  const inside = (outer: FoundList, inner: FoundList) =>
    inner.path.length > outer.path.length && outer.path.every((name, index) => inner.path[index] === name);
  const children = questions.filter((one) => questions.some((other) => other !== one && inside(other, one)));
  const top = questions.filter((one) => !children.includes(one));
  const sections = lists.filter((one) => !questions.includes(one) && top.some((inner) => inside(one, inner)));
  const samples = questions.flatMap(({ items }) => items);
  const optionSamples = options.filter(({ path }) => path.at(-1) === optionName).flatMap(({ items }) => items);
  const childNames = unique(children.map(({ path }) => path.at(-1) ?? ''));
  return dropUnknown({
    sectionList: unique(sections.map(({ path }) => nameFromOutside(path))),
    questionList: unique(top.map(({ path }) => (sections.length > 0 ? (path.at(-1) ?? '') : nameFromOutside(path)))),
    optionList: [optionName],
    childList: childNames,
    ...questionNames(samples, [optionName, ...childNames], total),
    ...optionNames(optionSamples),
    name: sectionName(sections.flatMap(({ items }) => items)),
  });
}

function listsIn(value: unknown, path: readonly string[]): FoundList[] {
  if (Array.isArray(value)) {
    const items = value.filter(isFields);
    const own = items.length > 0 && items.length === value.length ? [{ path, items }] : [];
    return [...own, ...merged(items.flatMap((item) => listsIn(item, [...path, '[]'])))];
  }
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => listsIn(inner, [...path, name]));
}

/** Lists at the same place of several objects are one. */
function merged(lists: readonly FoundList[]): FoundList[] {
  const byPath = new Map<string, FoundList>();
  for (const { path, items } of lists) {
    const key = path.join('/');
    byPath.set(key, { path, items: [...(byPath.get(key)?.items ?? []), ...items] });
  }
  return [...byPath.values()];
}

/** Small objects with a short mark that differs and a text; nothing below them. */
function isOptions({ items }: FoundList): boolean {
  return (
    items.every((item) => {
      const values = Object.values(item);
      return (
        values.length >= 2 && values.length <= 8 && values.every((value) => typeof value !== 'object' || value === null)
      );
    }) && items.some((item) => Object.values(item).some(isMark))
  );
}

const isMark = (value: unknown) => typeof value === 'string' && /^(?:[A-Za-z]|\d{1,2}|[对错√×])$/.test(value.trim());

function questionNames(items: readonly Fields[], taken: readonly string[], total: number | null) {
  const read = ['id', 'type', 'title', 'score'].filter((ours) => isRead(items, ours));
  const kept = [...taken, ...read.flatMap(namesOf)];
  const best = (ours: string, points: Points, others: readonly string[]) =>
    read.includes(ours)
      ? ''
      : bestName(items, (name, values) => (isMost(values, items) ? points(name, values) : 0), [...kept, ...others]);
  const id = best('id', idPoints, []);
  const type = best('type', (name, values) => typePoints(name, values, items), [id]);
  const title = best('title', (_, values) => (isVaried(values) ? averageLength(values) : 0), [id, type]);
  const score = best('score', (name, values) => scorePoints(name, values, total), [id, type, title]);
  return { id: named(id), type: named(type), title: named(title), score: named(score) };
}

/** Names that the client reads for ours without a profile. */
function namesOf(ours: string): readonly string[] {
  return [ours, ...(commonNames[userPaperFindQuestForExam.id]?.[ours] ?? [])];
}

type Points = (name: string, values: readonly unknown[]) => number;

/** What each part of a question has to be; a name of ours with anything else in it is another thing. */
const readable: Readonly<Record<string, (value: unknown) => boolean>> = {
  id: (value) => isScalar(value) && String(value) !== '',
  type: (value) => isScalar(value) && String(value) !== '',
  score: (value) => isNumeric(value),
  key: (value) => isScalar(value),
  title: (value) => typeof value === 'string',
  name: (value) => typeof value === 'string',
  content: (value) => typeof value === 'string',
};

/** Most objects have it under a name that the client knows, each with a value that it can read. */
function isRead(items: readonly Fields[], ours: string): boolean {
  return namesOf(ours).some((name) => {
    const values = items.map((item) => item[name]).filter((value) => value !== undefined && value !== null);
    return isMost(values, items) && values.every((value) => readable[ours]?.(value) ?? false);
  });
}

function isMost(values: readonly unknown[], items: readonly unknown[]): boolean {
  return values.length > 0 && values.length >= items.length * 0.8;
}

/** Ids differ; numbers that only count the questions are none, unless their name says so. */
function idPoints(name: string, values: readonly unknown[]): number {
  if (!areDifferent(values) || !values.every(isId)) return 0;
  if (/id$|^id/i.test(name)) return 3;
  const counts = values.every((value, at) => isNumeric(value) && Number(value) === Number(values[0]) + at);
  return counts ? 1 : 2;
}

/**
 * A few values that come again and again. Where its name does not say what it is, it has to tell apart questions that look
 * different, and none that look the same may have two of them unless each comes twice.
 */
function typePoints(name: string, values: readonly unknown[], items: readonly Fields[]): number {
  const kinds = new Set(values).size;
  const short = values.every((value) => isScalar(value) && String(value).length <= 24);
  if (!short || kinds > 12) return 0;
  // A short paper may have almost as many types as questions.
  if (/type|kind|lx/i.test(name)) return kinds + 100;
  if (kinds < 2 || kinds > values.length / 2) return 0;
  const looks = new Map<unknown, Set<string>>();
  for (const item of items) looks.set(item[name], (looks.get(item[name]) ?? new Set()).add(lookOf(item)));
  const seen = new Set([...looks.values()].flatMap((own) => [...own]));
  return seen.size > 1 && [...looks.values()].every((own) => own.size === 1) ? kinds : 0;
}

/** How many options a question has: none, two, or more. */
function lookOf(item: Fields): string {
  const lists = Object.values(item).filter((value) => Array.isArray(value));
  const most = Math.max(0, ...lists.map((list) => list.length));
  return most <= 2 ? String(most) : 'more';
}

/** Points are called so, or make up what the platform told for the whole paper. */
function scorePoints(name: string, values: readonly unknown[], total: number | null): number {
  if (!values.every((value) => isNumeric(value) && Number(value) > 0 && Number(value) <= 100)) return 0;
  if (/score|point|mark|fen|^pts?$|^sc$/i.test(name)) return 2;
  return total !== null && values.reduce<number>((sum, value) => sum + Number(value), 0) === total ? 1 : 0;
}

function optionNames(items: readonly Fields[]) {
  const read = ['key', 'content'].filter((ours) => isRead(items, ours));
  const kept = read.flatMap(namesOf);
  const marks: Points = (_, values) => values.filter(isMark).length / values.length;
  const key = read.includes('key') ? '' : bestName(items, marks, kept);
  const texts: Points = (name, values) => (/id$/i.test(name) ? 0 : averageLength(values));
  const content = read.includes('content') ? '' : bestName(items, texts, [...kept, key]);
  return { key: named(key), content: named(content) };
}

function sectionName(items: readonly Fields[]): string[] {
  if (isRead(items, 'name')) return [];
  return named(bestName(items, (name, values) => (/id$/i.test(name) ? 0 : averageLength(values)), []));
}

/** The name whose values score best over all objects; '' when none scores. */
function bestName(
  items: readonly Fields[],
  score: (name: string, values: unknown[]) => number,
  taken: readonly string[],
): string {
  const names = unique(items.flatMap((item) => Object.keys(item))).filter((name) => !taken.includes(name));
  const scored = names.map((name) => {
    const values = items.map((item) => item[name]).filter((value) => value !== undefined && value !== null);
    return { name, points: values.length === 0 ? 0 : score(name, values) };
  });
  const best = scored.sort((a, b) => b.points - a.points)[0];
  return best && best.points > 0 ? best.name : '';
}

const named = (name: string) => (name === '' ? [] : [name]);
const isScalar = (value: unknown) => typeof value === 'string' || typeof value === 'number';
const isNumeric = (value: unknown) => isScalar(value) && String(value).trim() !== '' && Number.isFinite(Number(value));
const isId = (value: unknown) => isScalar(value) && /^[\w-]+$/.test(String(value));
const isVaried = (values: readonly unknown[]) => values.length > 1 && new Set(values).size * 2 > values.length;
const areDifferent = (values: readonly unknown[]) => values.length > 1 && new Set(values).size === values.length;

function averageLength(values: readonly unknown[]): number {
  const texts = values.filter((value) => typeof value === 'string' && !/^https?:/.test(value));
  return texts.length === 0 ? 0 : texts.reduce<number>((sum, text) => sum + String(text).length, 0) / values.length;
}

/** From the outside of the answer: `paper.groups`; inside of a list only the last name counts. */
function nameFromOutside(path: readonly string[]): string {
  const list = path.lastIndexOf('[]');
  return path.slice(list + 1).join('.');
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => name !== '');
}

function mostCommon(names: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** Names that are ours already need no entry. */
function dropUnknown(names: Readonly<Record<string, readonly string[]>>): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([ours, theirs]): [string, string | string[]][] => {
      const wanted = several(theirs).filter((name) => name !== ours);
      if (wanted.length === 0 || theirs.includes(ours)) return [];
      return [[ours, wanted.length === 1 ? (wanted[0] ?? '') : [...wanted]]];
    }),
  );
}
