import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  amountOrNull,
  flag,
  flagOrNull,
  list,
  numberOrNull,
  object,
  saidEnd,
  saidTime,
  text,
  textsOrNull,
  time,
} from '../fields.ts';

// No document shows a call or a definition of forms (002 §2, G-127): all of this is assumed.

/** How an item of a form is filled in. Every value is a list of texts: one, the keys of choices, codes of regions, addresses. */
export const formFieldKinds = [
  'text',
  'textarea',
  'number',
  'date',
  'radio',
  'checkbox',
  'region',
  'file',
  'signature',
  'rate',
] as const;
export type FormFieldKind = (typeof formFieldKinds)[number] | 'unknown';

const words: Readonly<Record<string, FormFieldKind>> = {
  input: 'text',
  select: 'radio',
  image: 'file',
  upload: 'file',
  rating: 'rate',
  sign: 'signature',
};

/** The kind that a word of the platform stands for; a word that nobody knows is filled in as text. */
export function formFieldKind(word: string): FormFieldKind {
  const lower = word.trim().toLowerCase();
  return formFieldKinds.find((kind) => kind === lower) ?? words[lower] ?? 'unknown';
}

const formField = z.object({
  id: text,
  label: text,
  type: z.pipe(text, z.transform(formFieldKind)),
  required: flag,
  /** A sentence that helps. */
  hint: text,
  unit: text,
  /** Of a number. */
  minimum: numberOrNull,
  maximum: numberOrNull,
  /** Characters of a text. */
  maxLength: amountOrNull,
  /** How many choices, pictures or stars at most. */
  most: amountOrNull,
  optionList: list(z.object({ id: text, name: text })),
});

/** A form with its items, and what this learner has sent of it. A visitor may open a public one (002 §1). */
export const formFindById = endpoint({
  id: 'formFindById',
  method: 'GET',
  path: '/task/v1/client/form/findById',
  assumed: true,
  open: true,
  query: z.object({ formId: z.string() }),
  answer: object({
    id: text,
    name: text,
    description: text,
    /** May be filled in once per learner (002 §5); null: the platform does not say. */
    isOnce: flagOrNull,
    isSubmitted: flag,
    submitTime: time,
    /** Time of collection. */
    startTime: saidTime,
    endTime: saidEnd,
    /** What is said once the collection is over (002 §5). */
    thanks: text,
    fieldList: list(formField),
    answerList: list(z.object({ fieldId: text, valueList: textsOrNull })),
  }),
});

/** Sends a form; a second time it takes the place of the first, where it may be filled in more than once. */
export const formSubmit = endpoint({
  id: 'formSubmit',
  method: 'POST',
  path: '/task/v1/client/form/submit',
  assumed: true,
  open: true,
  body: z.object({
    formId: z.string(),
    answerList: z.array(z.object({ fieldId: z.string(), valueList: z.array(z.string()) })),
  }),
  effect: true,
  makesStale: ['formFindById', 'taskDetail'],
});

export type FormField = z.output<typeof formField>;
export type LearningForm = z.output<typeof formFindById.answer>;
