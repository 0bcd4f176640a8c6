import * as z from 'zod/mini';
import { codeTables } from './code-tables.ts';

const described = <Schema extends z.ZodMiniType>(schema: Schema, description: string) =>
  schema.check(z.describe(description));

/** A field name, or a path from outer to inner ones: `user.id`; `.` is the answer itself. */
const fieldName = z.string().check(z.regex(/^(?:\.|[^.\s]+(?:\.[^.\s]+)*)$/));
const fieldNames = z.union([fieldName, z.array(fieldName)]);
const code = z.union([z.number(), z.string().check(z.minLength(1))]);
const codes = z.union([code, z.array(code)]);
const callId = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9]*$/));
const callIdOrAll = z.string().check(z.regex(/^(?:\*|[A-Za-z][A-Za-z0-9]*)$/));
const ourField = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9]*$/));
const callPath = z.string().check(z.regex(/^\/(?!\/)[^\s?#\\:]*$/));
/** Headers that a session may travel in: nothing that names a host, a length or an encoding. */
const headerName = z
  .string()
  .check(z.regex(/^(?!(?:host|cookie|origin|referer|content-.*|proxy-.*|sec-.*)$)[a-z][a-z0-9-]*$/i));

/** By what a commit names the file of an answer: its SHA-256, or what the platform told when it took the file. */
const fileNamings = ['sha256', 'id', 'url'] as const;
export type FileNaming = (typeof fileNamings)[number];

const features = ['surface', 'paperInfo', 'paperList', 'monitoring', 'uploads', 'learningMinutes', 'face'] as const;

const tables = z.strictObject(
  Object.fromEntries(
    Object.entries(codeTables).map(([table, names]) => [
      table,
      z.optional(z.strictObject(Object.fromEntries(Object.keys(names).map((name) => [name, z.optional(codes)])))),
    ]),
  ),
);

/** How a platform speaks where it differs from the documents (docs/PLATFORM.md). Every part may be left out. */
export const platformProfile = z.strictObject({
  $schema: z.optional(z.string()),
  name: z.optional(described(z.string().check(z.maxLength(120)), 'What the platform is called, for people.')),
  envelope: z.optional(
    described(
      z.strictObject({
        code: z.optional(fieldNames),
        message: z.optional(fieldNames),
        data: z.optional(fieldNames),
        success: z.optional(described(codes, 'Codes of success. Replaces 0 and 200.')),
        sessionEnded: z.optional(described(codes, 'Codes after which the session is over.')),
        notSignedIn: z.optional(described(codes, 'Codes of a call that needs a sign-in.')),
        quiet: z.optional(described(codes, 'Codes that are never shown as an error.')),
      }),
      'Names and codes of the envelope around every answer.',
    ),
  ),
  token: z.optional(
    described(
      z.strictObject({
        fields: z.optional(described(fieldNames, 'Where the answer of a sign-in has the token.')),
        header: z.optional(described(headerName, 'The request header that carries it.')),
        prefix: z.optional(described(z.string().check(z.regex(/^[\x20-\x7e]{0,20}$/)), 'What stands before it.')),
      }),
      'Where the session token is.',
    ),
  ),
  zone: z.optional(
    described(z.string().check(z.regex(/^[+-](?:0\d|1[0-4]):[0-5]\d$/)), 'Offset of times without a zone: +08:00.'),
  ),
  paths: z.optional(described(z.record(callId, callPath), 'Paths of calls, by id.')),
  inside: z.optional(
    described(z.record(callId, fieldNames), 'Where in the data of an answer the documented data lies, by call: info.'),
  ),
  fields: z.optional(
    described(
      z.record(callId, z.record(ourField, fieldNames)),
      'Names of answer fields, by call: ours, then the name or names of the platform.',
    ),
  ),
  sent: z.optional(
    described(
      z.record(callIdOrAll, z.record(ourField, z.string().check(z.regex(/^[^.\s]+$/)))),
      'Names of request fields, by call, `*` for every call: ours, then the name of the platform.',
    ),
  ),
  codes: z.optional(described(tables, 'Numbers and words that stand for something.')),
  lacks: z.optional(
    described(
      z.array(z.enum(features)),
      'What this platform does not have: its calls are never sent. Without monitoring an exam has no cameras, without face no face check; without learningMinutes, playing a course item is told at its start only.',
    ),
  ),
  files: z.optional(
    described(
      z.strictObject({
        commitAs: z.optional(
          described(
            z.enum(fileNamings),
            'By what a commit names the file of an answer: sha256 as a rule; id and url are the `fileId` and `address` that the upload answered. The first commit waits up to a minute for a file that is still on its way; one that has no name then goes by its SHA-256, until a commit that was refused is repeated, and the receipt says so.',
          ),
        ),
      }),
      'Files of answers.',
    ),
  ),
  settings: z.optional(
    described(z.record(z.string().check(z.minLength(1)), z.string()), 'Keys of the configuration: ours, then theirs.'),
  ),
});

export type PlatformProfile = z.output<typeof platformProfile>;
