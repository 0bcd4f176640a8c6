import { runInNewContext } from 'node:vm';
import { parseSync, Visitor } from 'vite';
import { z } from 'zod';
import { leftToRight, resetLeftToRight } from './left-to-right.ts';

const text = z.string();
const classes = z.record(text, z.record(text, z.union([text, z.literal(0), z.tuple([text, text])])));
const rules = z.record(text, z.array(z.union([text, z.tuple([text, z.record(text, z.unknown())])])));
const resetRules = z.union([z.array(text), z.record(text, z.array(text))]);

interface Replacement {
  start: number;
  end: number;
  code: string;
}

/** A module of Fluent with computed styles, without those for languages from right to left. */
export function fluentLeftToRight(code: string): string {
  const replacements: Replacement[] = [];
  new Visitor({
    CallExpression({ callee, arguments: list }) {
      if (callee.type !== 'Identifier') return;
      const valueOf = (at: number): unknown => {
        const node = list[at];
        return node && runInNewContext(`(${code.slice(node.start, node.end)})`);
      };
      const first = list.at(0);
      const last = list.at(-1);
      if (!first || !last) return;
      const replace = (values: readonly unknown[]) =>
        replacements.push({
          start: first.start,
          end: last.end,
          code: values.map((value) => JSON.stringify(value)).join(', '),
        });
      if (callee.name === '__styles') replace(leftToRight(classes.parse(valueOf(0)), rules.parse(valueOf(1))));
      if (callee.name === '__resetStyles') {
        const mirrored = text.nullable().parse(valueOf(1));
        replace([valueOf(0), null, resetLeftToRight(mirrored, resetRules.parse(valueOf(2)))]);
      }
    },
  }).visit(parseSync('module.js', code).program);
  return replacements
    .toSorted((one, other) => other.start - one.start)
    .reduce((whole, { start, end, code: value }) => whole.slice(0, start) + value + whole.slice(end), code);
}
