import { createPublicKey } from 'node:crypto';
import path from 'node:path';
import * as z from 'zod/mini';
import { locales } from '../../src/contract/ipc/locale.ts';
import { logLevels } from '../../src/contract/ipc/policy.ts';
import { lockdownLevels } from '../../src/contract/ipc/lockdown.ts';
import { environmentNames } from '../core/environment.ts';
import { platformOrigin } from '../core/platform-address.ts';
import { isCodeHash } from '../exam/staff-code/code-hash.ts';

const minutes = { least: 1, most: 240 };
const quotaMb = { least: 100, most: 100_000 };

const text = z.string().check(z.refine((value) => value.trim() !== '', 'must not be empty'));
const number = ({ least, most }: { least: number; most: number }) =>
  z.number().check(z.refine((value) => value >= least && value <= most, `must be between ${least} and ${most}`));

const proxy = z
  .strictObject({
    /** `host:port`, or Chromium's proxy rules. */
    server: z.optional(text),
    /** Hosts that are asked directly; with `server` only. */
    bypass: z.optional(z.array(text)),
    /** Address of a script that chooses the proxy. */
    pac: z.optional(z.string().check(z.refine(isWebAddress, 'must be an address of http or https'))),
    /** No proxy, whatever the system says. */
    direct: z.optional(z.literal(true)),
  })
  .check(
    z.refine(
      ({ server, pac, direct }) => [server, pac, direct].filter((given) => given !== undefined).length === 1,
      'must have one of server, pac and direct',
    ),
    z.refine(({ server, bypass }) => bypass === undefined || server !== undefined, 'has bypass without server'),
  );

const localTime = z.string().check(z.refine(isLocalTime, 'must be a local time such as 2026-12-01T08:00'));
const freeze = z
  .strictObject({ from: localTime, to: localTime })
  .check(z.refine(({ from, to }) => !(Date.parse(from) >= Date.parse(to)), 'ends before it begins'));

/** The fields of a policy file (docs/DEPLOYMENT.md). One that nobody knows may be a misspelt one that matters. */
export const policyFields = z.strictObject({
  platform: z.optional(
    z.string().check(z.refine((value) => platformOrigin(value) !== null, 'must be https, or http on this machine')),
  ),
  tenant: z.optional(z.string()),
  paths: z.optional(z.unknown()),
  profile: z.optional(z.unknown()),
  rescueKey: z.optional(z.string().check(z.refine(isRescueKey, 'must be the public half of an RSA key, in PEM'))),
  plainKeystore: z.optional(z.boolean()),
  environment: z.optional(z.enum(environmentNames)),
  lockdown: z.optional(z.enum(lockdownLevels)),
  staffCode: z.optional(z.string().check(z.refine(isCodeHash, 'is no hash that lectern --staff-code prints'))),
  kiosk: z.optional(z.boolean()),
  language: z.optional(z.enum(locales)),
  journalFolder: z.optional(z.string().check(z.refine((value) => path.isAbsolute(value), 'must be a whole path'))),
  cameras: z.optional(z.array(text).check(z.refine((names) => names.length > 0, 'must name a camera'))),
  proxy: z.optional(proxy),
  signOut: z.optional(z.strictObject({ afterMinutes: number(minutes), wipe: z.optional(z.boolean()) })),
  evidenceQuotaMb: z.optional(number(quotaMb)),
  logLevel: z.optional(z.enum(logLevels)),
  updates: z.optional(z.strictObject({ off: z.optional(z.boolean()), freeze: z.optional(z.array(freeze)) })),
  /** By which editors find the schema. */
  $schema: z.optional(z.string()),
});

export type PolicyFields = z.infer<typeof policyFields>;

function isLocalTime(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
}

/** With a key that encrypts nothing, a paper whose keystore is gone would be lost; a private one would open every paper. */
function isRescueKey(value: string): boolean {
  try {
    return !value.includes('PRIVATE KEY') && createPublicKey(value).asymmetricKeyType === 'rsa';
  } catch {
    return false; // No key at all.
  }
}

function isWebAddress(value: string): boolean {
  return ['http:', 'https:'].includes(URL.parse(value)?.protocol ?? '');
}
