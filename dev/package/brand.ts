import { createPublicKey } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { describePolicyFaults, readPolicyText } from '#electron/platform/policy/policy-text.ts';
import { describeFaults, readProfile } from '#electron/platform/profile/read-profile.ts';

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

/** An address that a learner's session may be sent to: https, or http on this machine for a trial. */
const address = z.url({ protocol: /^https?$/ }).check(
  z.refine((given) => {
    const { protocol, hostname } = new URL(given);
    return protocol === 'https:' || ['localhost', '127.0.0.1'].includes(hostname);
  }, 'takes https, or http on this machine'),
);

/** Schemes that systems, browsers and our own page have for themselves: a link of them never comes to a client. */
const takenSchemes = new Set(
  'about app blob chrome data devtools file ftp http https javascript mailto ms-settings sms tel view-source ws wss'.split(
    ' ',
  ),
);

const schema = z.strictObject({
  /** Name of the product: of window, menu entry and data folder. */
  name: text(40).check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} .-]*$/u, 'takes letters, digits, space, dot and dash')),
  /** Name of the program's file and of its package: lower case, no space. */
  program: text(30).check(z.regex(/^[a-z][a-z0-9-]*$/, 'takes lower-case letters, digits and dashes')),
  /** Links begin with it, `qicheng://`; left out: the program's name. */
  scheme: z.optional(text(30).check(z.regex(/^[a-z][a-z0-9-]*$/, 'takes lower-case letters, digits and dashes'))),
  appId: text(100).check(z.regex(/^[A-Za-z][\w-]*(\.[A-Za-z][\w-]*)+$/, 'is a reversed domain name')),
  description: text(200),
  vendor: z.strictObject({ name: text(100), email: z.email(), homepage: z.url({ protocol: /^https$/ }) }),
  /** What the sign-in page shows until the platform told its own: a title (else the name), and the main colour. */
  look: z.optional(
    z.strictObject({
      title: z.optional(text(60)),
      colour: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'is a colour such as #0a7d4f'))),
    }),
  ),
  /** The shipped policy.json (docs/DEPLOYMENT.md): platform address, rescue key, defaults of the policy. */
  policy: z.optional(z.looseObject({ platform: z.optional(address) })),
  /** The shipped platform profile (docs/PLATFORM.md, section 1). */
  profile: z.optional(z.record(z.string(), z.unknown())),
  /** Folder of the update feed; left out: this build doesn't update itself. */
  updates: z.optional(address),
});

/** One organisation's client: what `resources/tenants/<name>/tenant.json` says. */
export type Brand = z.infer<typeof schema> & {
  /** The folder of tenant.json, with icon.svg and `icons`. */
  folder: string;
};

/** PEM of the key that signs the feed of updates, beside tenant.json. */
export const updateKeyFile = 'update-key.pem';

/** PEM of the public key whose private half opens exams without a keystore, beside tenant.json. */
const rescueKeyFile = 'rescue-key.pem';

/** The icons without which nothing is packed. */
const packedIcons = ['32x32.png', '64x64.png', '512x512.png', 'icon.ico', 'icon.icns'];

/** Reads the text of a tenant.json; throws an Error that names file and field. */
export function parseBrand(given: string, file: string): z.infer<typeof schema> {
  let raw: unknown;
  try {
    raw = JSON.parse(given);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${String(error)}`, { cause: error });
  }
  const read = z.safeParse(schema, raw);
  if (read.success) {
    refuseWrongScheme(read.data, file);
    refuseWrongPolicy(read.data.policy, file);
    refuseWrongProfile(read.data.profile, file);
    return read.data;
  }
  const faults = read.error.issues.map((issue) => {
    const known = issue.code === 'unrecognized_keys' ? `nobody knows ${issue.keys.join(', ')}` : issue.message;
    return `  ${issue.path.join('.') || '(whole file)'}: ${known}`;
  });
  throw new Error(`${file} is wrong:\n${faults.join('\n')}`);
}

/** The scheme of links into this client: its own, so that two organisations on one computer don't open each other's. */
export function linkSchemeOf({ scheme, program }: Pick<Brand, 'scheme' | 'program'>): string {
  return scheme ?? program;
}

function refuseWrongScheme(brand: Pick<Brand, 'scheme' | 'program'>, file: string): void {
  const scheme = linkSchemeOf(brand);
  // Windows takes one letter for a drive.
  if (scheme.length > 1 && !takenSchemes.has(scheme)) return;
  throw new Error(`${file} is wrong:\n  scheme: links cannot begin with ${scheme}: name another one.`);
}

/** What is shipped as policy.json must be a policy that the client takes. */
function refuseWrongPolicy(policy: object | undefined, file: string): void {
  const read = readPolicyText(JSON.stringify(policy ?? {}));
  if ('fields' in read) return;
  throw new Error(`${file} is wrong:\n${describePolicyFaults('policy', read.faults, 'en-US')}`);
}

/** What is shipped as platform-profile.json must be a profile that the client takes. */
function refuseWrongProfile(profile: object | undefined, file: string): void {
  const { profile: taken, faults } = readProfile(JSON.stringify(profile ?? {}));
  if (taken === null) throw new Error(`${file} is wrong:\n${describeFaults('profile', faults)}`);
}

/** The policy with the public key beside tenant.json. Throws on a private one: it would be shipped to everybody. */
function withRescueKey(brand: Brand, file: string): Brand {
  const keyFile = path.join(brand.folder, rescueKeyFile);
  if (!existsSync(keyFile)) return brand;
  const rescueKey = readFileSync(keyFile, 'utf8');
  if (brand.policy && 'rescueKey' in brand.policy) throw new Error(`${file} has a rescueKey, and so has ${keyFile}.`);
  if (!rescueKey.startsWith('-----BEGIN PUBLIC KEY-----')) throw new Error(`${keyFile} is no PEM of a public key.`);
  if (createPublicKey(rescueKey).asymmetricKeyType !== 'rsa') throw new Error(`${keyFile} is no RSA key.`);
  return { ...brand, policy: { ...brand.policy, rescueKey } };
}

/** The folder of a tenant: its name below `resources/tenants`, or a path. Throws with the tenants that are there. */
export function tenantFolder(root: string, tenant: string): string {
  const all = path.join(root, 'resources', 'tenants');
  const isName = /^[\w-]+$/.test(tenant);
  const folders = [...(isName ? [path.join(all, tenant)] : []), path.resolve(tenant)];
  const found = folders.find((folder) => existsSync(path.join(folder, 'tenant.json')));
  if (found !== undefined) return found;
  throw new Error(
    `There is no tenant.json in ${folders.join(' or ')}. In ${all} there are: ${readdirSync(all).toSorted().join(', ')}.`,
  );
}

/** Finds a tenant by its name or the path of its folder, and reads all of it. */
export function readBrand(root: string, tenant: string): Brand {
  const folder = tenantFolder(root, tenant);
  const file = path.join(folder, 'tenant.json');
  const brand = withRescueKey({ ...parseBrand(readFileSync(file, 'utf8'), file), folder }, file);
  const icons = packedIcons.filter((name) => !existsSync(path.join(folder, 'icons', name)));
  if (icons.length > 0) {
    throw new Error(
      `${folder} has no icons/${icons.join(', icons/')}: npm run icons -- ${tenant} draws them from icon.svg.`,
    );
  }
  if (brand.updates !== undefined && !existsSync(path.join(folder, updateKeyFile))) {
    throw new Error(
      `${file} names a feed of updates, but there is no ${updateKeyFile} beside it: npm run sign-feed -- --make-keys ${folder} makes it.`,
    );
  }
  return brand;
}
