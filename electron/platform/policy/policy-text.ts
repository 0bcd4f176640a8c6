import { getNodeValue } from 'jsonc-parser';
import type * as z from 'zod/mini';
import type { Locale } from '#contract/ipc/locale.ts';
import { consoleWords } from '#electron/kernel/words/console-words.ts';
import { offsetOf, positionOf, readJsonText } from '../profile/json-text.ts';
import { policyFields, type PolicyFields } from './policy-fields.ts';

/** What is wrong with a policy, and where in its text; line and column count from 1. */
export interface PolicyFault {
  line: number;
  column: number;
  /** The field; '' for the file as a whole. */
  at: string;
  /** A text `policy.problem` of the console, with what it fills in. */
  code: string;
  values: Readonly<Record<string, string>>;
}

/** A failure with words in each language; its message is the log's. */
export abstract class SpokenError extends Error {
  /** For whoever reads another language than the log. */
  abstract saidIn(locale: Locale): string;
}

/** A policy file that a client does not start with. */
export class PolicyError extends SpokenError {
  readonly file: string;
  readonly faults: readonly PolicyFault[];

  constructor(file: string, faults: readonly PolicyFault[]) {
    super(`${file} is no valid policy:\n${describePolicyFaults(file, faults, 'en-US')}`);
    this.file = file;
    this.faults = faults;
  }

  saidIn(locale: Locale): string {
    const { say } = consoleWords(locale);
    return [say('policy.wrong', { file: this.file }), describePolicyFaults(this.file, this.faults, locale)].join('\n');
  }
}

/** Why a start failed, in this language as far as there are words for it. */
export function reasonIn(error: unknown, locale: Locale): string {
  if (error instanceof SpokenError) return error.saidIn(locale);
  return error instanceof Error ? error.message : String(error);
}

/** Reads the text of a policy file: all of it, or nothing and every fault. */
export function readPolicyText(text: string): { fields: PolicyFields } | { faults: PolicyFault[] } {
  const { tree, faults } = readJsonText(text);
  if (!tree)
    return {
      faults: faults.map(({ offset, code }) => ({ ...positionOf(text, offset), at: '', code, values: {} })),
    };
  const read = policyFields.safeParse(getNodeValue(tree));
  if (read.success) return { fields: read.data };
  return {
    faults: read.error.issues.flatMap(described).map(({ path, ...problem }) => ({
      ...positionOf(text, offsetOf(tree, path)),
      at: path.join('.'),
      ...problem,
    })),
  };
}

/** A line for each fault, as compilers write them. */
export function describePolicyFaults(file: string, faults: readonly PolicyFault[], locale: Locale): string {
  const { say } = consoleWords(locale);
  return faults
    .map(({ line, column, at, code, values }) => {
      return `${file}:${line}:${column}: ${at || say('policy.file')} ${say(`policy.problem.${code}`, values)}`;
    })
    .join('\n');
}

/** What a policy says in every language. */
const literals = { hostname: '"hostname"', ways: 'server, pac, direct', server: 'server', bypass: 'bypass' };

type Problem = Pick<PolicyFault, 'code' | 'values'> & { path: (string | number)[] };

function described(issue: z.core.$ZodIssue): Problem[] {
  const path = issue.path.filter((part) => typeof part !== 'symbol');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      code: path[0] === 'paths' ? 'call-name' : 'unknown',
      values: {},
    }));
  return [{ path, ...problemOf(issue) }];
}

function problemOf(issue: z.core.$ZodIssue): Pick<PolicyFault, 'code' | 'values'> {
  switch (issue.code) {
    case 'invalid_type':
      return { code: 'type', values: { type: issue.expected } };
    case 'invalid_value':
      return { code: 'one-of', values: { values: issue.values.join(', ') } };
    case 'too_small':
      return { code: 'least', values: { least: String(issue.minimum) } };
    case 'too_big':
      return { code: 'most', values: { most: String(issue.maximum) } };
    default:
      // The schema names its own rules by the keys of these texts.
      return { code: issue.message, values: literals };
  }
}
