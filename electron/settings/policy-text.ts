import { getNodeValue } from 'jsonc-parser';
import * as z from 'zod/mini';
import { lockdownLevels } from '../../src/contract/ipc/lockdown.ts';
import { environmentNames } from '../core/environment.ts';
import { isCodeHash } from '../exam/staff-code/code-hash.ts';
import { offsetOf, positionOf, readJsonText } from '../profile/json-text.ts';

/** The fields of a policy file (docs/DEPLOYMENT.md). One that nobody knows may be a misspelt one that matters. */
export const policyFields = z.strictObject({
  platform: z.optional(z.string()),
  tenant: z.optional(z.string()),
  paths: z.optional(z.unknown()),
  profile: z.optional(z.unknown()),
  rescueKey: z.optional(z.string()),
  plainKeystore: z.optional(z.boolean()),
  environment: z.optional(z.enum(environmentNames)),
  lockdown: z.optional(z.enum(lockdownLevels)),
  staffCode: z.optional(z.string().check(z.refine(isCodeHash, 'is no hash that lectern --staff-code prints'))),
  /** By which editors find the schema. */
  $schema: z.optional(z.string()),
});

export type PolicyFields = z.infer<typeof policyFields>;

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
