/** Classes of a slot by property: a class, a pair for the two directions of writing, or 0 where a property is unset. */
export type Classes = Readonly<Record<string, string | 0 | readonly [string, string]>>;
/** A rule, or a rule with the key and priority of its bucket. */
export type Rule = string | readonly [string, Readonly<Record<string, unknown>>];
/** The rules of `makeStyles` by bucket. */
export type Rules = Readonly<Record<string, readonly Rule[]>>;
/** The rules of `makeResetStyles`. */
export type ResetRules = readonly string[] | Readonly<Record<string, readonly string[]>>;

/** Rules for one other engine only. */
const foreign = '@supports (-moz-appearance';

const textOf = (rule: Rule) => (typeof rule === 'string' ? rule : rule[0]);
const classesIn = (text: string) => [...text.matchAll(/\.([fr][\da-z]+)\b/g)].map(([, name = '']) => name);

/** Styles without what they would be in a language written from right to left, and in Firefox: the client has neither. */
export function leftToRight(slots: Readonly<Record<string, Classes>>, rules: Rules): [Record<string, Classes>, Rules] {
  const used = new Set<string>();
  const mirrored = new Set<string>();
  for (const value of Object.values(slots).flatMap((classes) => Object.values(classes))) {
    if (typeof value === 'string') used.add(value);
    if (typeof value === 'object') {
      used.add(value[0]);
      mirrored.add(value[1]);
    }
  }
  const wanted = (rule: Rule) => {
    const text = textOf(rule);
    return !text.startsWith(foreign) && !classesIn(text).some((name) => mirrored.has(name) && !used.has(name));
  };
  const single = (classes: Classes) =>
    Object.fromEntries(
      Object.entries(classes).map(([key, value]) => [key, typeof value === 'object' ? value[0] : value]),
    );
  return [
    Object.fromEntries(Object.entries(slots).map(([slot, classes]) => [slot, single(classes)])),
    Object.fromEntries(
      Object.entries(rules)
        .map(([bucket, list]) => [bucket, list.filter(wanted)] as const)
        .filter(([, list]) => list.length > 0),
    ),
  ];
}

/** The same for the rules of `makeResetStyles`. */
export function resetLeftToRight(mirrored: string | null, rules: ResetRules): ResetRules {
  const kept = (list: readonly string[]) =>
    list.filter((rule) => !rule.startsWith(foreign) && !classesIn(rule).some((name) => name === mirrored));
  return Array.isArray(rules)
    ? kept(rules)
    : Object.fromEntries(Object.entries(rules).map(([bucket, list]) => [bucket, kept(list)]));
}
