import { createPublicKey } from 'node:crypto';
import path from 'node:path';
import * as z from 'zod/mini';
import { locales } from '#contract/ipc/locale.ts';
import { lockdownLevels } from '#contract/ipc/lockdown.ts';
import { logLevels } from '#contract/ipc/policy.ts';
import { callPathForm } from '../gateway/call-path.ts';
import { callNames } from './call-names.ts';
import { codeHashForm, isCodeHash } from './code-hash.ts';
import { environmentNames } from './environment.ts';
import { platformOrigin } from './platform-address.ts';

const minutes = { min: 1, max: 240 };
const quotaMb = { min: 100, max: 100_000 };

const text = z.string().check(z.refine((value) => value.trim() !== '', 'blank'));
const number = ({ min, max }: { min: number; max: number }) => z.number().check(z.gte(min), z.lte(max));

const proxy = z
  .strictObject({
    /** `host:port`, or Chromium's proxy rules. */
    server: z.optional(text),
    /** Hosts that are asked directly; with `server` only. */
    bypass: z.optional(z.array(text)),
    /** Address of a script that chooses the proxy. */
    pac: z.optional(z.string().check(z.refine(isWebAddress, 'web'))),
    /** No proxy, whatever the system says. */
    direct: z.optional(z.literal(true)),
  })
  .check(
    z.refine(
      ({ server, pac, direct }) => [server, pac, direct].filter((given) => given !== undefined).length === 1,
      'one-way',
    ),
    z.refine(({ server, bypass }) => bypass === undefined || server !== undefined, 'bypass'),
  );

const callPath = z.string().check(z.regex(callPathForm, 'call-path'));

const localTime = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, { error: 'time', abort: true }),
  z.refine((value) => !Number.isNaN(Date.parse(value)), 'time'),
);
const endsLater = ({ from, to }: { from: string; to: string }) => !(Date.parse(from) >= Date.parse(to));
const freeze = z.strictObject({ from: localTime, to: localTime }).check(z.refine(endsLater, 'ends-before'));

const codeHash = z.string().check(z.regex(codeHashForm, { error: 'hash', abort: true }), z.refine(isCodeHash, 'hash'));
const datedCode = z
  .strictObject({ hash: codeHash, from: localTime, to: localTime })
  .check(z.refine(endsLater, 'ends-before'));

/** The fields of a policy file (docs/DEPLOYMENT.md). One that nobody knows may be a misspelt one that matters. */
export const policyFields = z.strictObject({
  platform: z.optional(z.string().check(z.refine((value) => platformOrigin(value) !== null, 'platform'))),
  tenant: z.optional(z.string()),
  /** `hostname`: the seat is called as its computer; or the names of seats by those of computers. */
  seat: z.optional(z.union([z.literal('hostname'), z.record(z.string(), text)], 'seat')),
  paths: z.optional(z.partialRecord(z.enum(callNames), callPath)),
  profile: z.optional(z.unknown()),
  rescueKey: z.optional(z.string().check(z.refine(isRescueKey, 'key'))),
  plainKeystore: z.optional(z.boolean()),
  environment: z.optional(z.enum(environmentNames)),
  lockdown: z.optional(z.enum(lockdownLevels)),
  staffCode: z.optional(codeHash),
  /** Each in force in its local times alone. */
  staffCodes: z.optional(z.array(datedCode)),
  kiosk: z.optional(z.boolean()),
  watermark: z.optional(z.boolean()),
  allowUserDataDir: z.optional(z.boolean()),
  language: z.optional(z.enum(locales)),
  journalFolder: z.optional(z.string().check(z.refine((value) => path.isAbsolute(value), 'whole-path'))),
  cameras: z.optional(z.array(text).check(z.refine((names) => names.length > 0, 'no-camera'))),
  proxy: z.optional(proxy),
  signOut: z.optional(z.strictObject({ afterMinutes: number(minutes), wipe: z.optional(z.boolean()) })),
  evidenceQuotaMb: z.optional(number(quotaMb)),
  logLevel: z.optional(z.enum(logLevels)),
  updates: z.optional(z.strictObject({ off: z.optional(z.boolean()), freeze: z.optional(z.array(freeze)) })),
  /** By which editors find the schema. */
  $schema: z.optional(z.string()),
});

export type PolicyFields = z.infer<typeof policyFields>;

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
