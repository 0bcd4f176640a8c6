import { getNodeValue } from 'jsonc-parser';
import type * as z from 'zod/mini';
import { offsetOf, positionOf, readJsonText } from '../profile/json-text.ts';
import { policyFields, type PolicyFields } from './policy-fields.ts';

/** What is wrong with a policy, and where in its text; line and column count from 1. */
export interface PolicyFault {
  line: number;
  column: number;
  /** The field; '' for the file as a whole. */
  at: string;
  problem: string;
}

/** Reads the text of a policy file: all of it, or nothing and every fault. */
export function readPolicyText(text: string): { fields: PolicyFields } | { faults: PolicyFault[] } {
  const { tree, faults } = readJsonText(text);
  if (!tree) return { faults: faults.map(({ offset, problem }) => ({ ...positionOf(text, offset), at: '', problem })) };
  const read = policyFields.safeParse(getNodeValue(tree));
  if (read.success) return { fields: read.data };
  return {
    faults: read.error.issues.flatMap(described).map(({ path, problem }) => ({
      ...positionOf(text, offsetOf(tree, path)),
      at: path.join('.'),
      problem,
    })),
  };
}

/** A line for each fault, as compilers write them. */
export function describePolicyFaults(file: string, faults: readonly PolicyFault[]): string {
  return faults
    .map(({ line, column, at, problem }) => `${file}:${line}:${column}: ${at === '' ? 'the file' : at} ${problem}`)
    .join('\n');
}

function described(issue: z.core.$ZodIssue): { path: (string | number)[]; problem: string }[] {
  const path = issue.path.filter((part) => typeof part !== 'symbol');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], problem: 'is no part of a policy' }));
  return [{ path, problem: problemOf(issue) }];
}

function problemOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `must be of type ${issue.expected}`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  return issue.message;
}
