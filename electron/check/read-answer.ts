import type { Envelope } from '../../src/contract/platform/envelope.ts';
import { userPaperFindQuestForExam } from '../../src/contract/platform/exam/user-paper.ts';
import { isFields, translateAnswer } from '../../src/contract/platform/profile/translate-answer.ts';
import { readData } from '../../src/contract/platform/read-data.ts';
import { shapeOf, type Shape } from '../../src/contract/platform/shape.ts';
import { mergeProfiles } from '../profile/merge-profiles.ts';
import { missingFields, type MissingField } from './compare.ts';
import type { Conversation } from './conversation.ts';
import { guessNames, type Guess } from './guess-names.ts';
import { guessPaper } from './guess-paper.ts';
import { guessInside, guessList } from './guess-place.ts';
import type { Notebook } from './notebook.ts';
import type { Step } from './step.ts';
import { unknownCodes } from './unknown-codes.ts';

/** Reads a success, guesses what is missing, and reads it again with that. */
export function readAnswer(
  step: Step,
  { reached, envelope }: { reached: string; envelope: Envelope },
  talk: Conversation,
  notes: Notebook,
): void {
  const { id } = step.call;
  const shape = shapeOf(step.call.answer);
  const places = learnPlaces(id, envelope.data, shape, talk);
  const paper = id === userPaperFindQuestForExam.id ? learnPaper(envelope.data, talk) : [];
  const before = missingFields(shape, [translateAnswer(id, envelope.data, talk.profile)]);
  const alike = paper.length > 0 ? [] : guessNames(before, new Set(namesIn(shape)));
  learnNames(id, alike, talk);
  const data = translateAnswer(id, envelope.data, talk.profile);
  const missing = withoutAlternatives(missingFields(shape, [data])).map(({ name, at }) =>
    at === '' ? name : `${at}.${name}`,
  );
  const codes = unknownCodes(id, data);
  notes.decide(...codes.map(({ decision }) => decision));
  const readable = readData(step.call, data).kind === 'data';
  step.learn(data, talk.known);
  notes.row(step, {
    reached,
    read: readable ? (missing.length > 0 ? 'partly' : 'yes') : 'no',
    missing,
    unknownCodes: codes.map(({ code }) => code),
    guesses: [...places, ...paper, ...alike.map(({ ours, theirs }) => `${ours} <- ${theirs}`)],
  });
}

function learnNames(id: string, names: readonly Guess[], talk: Conversation): void {
  if (names.length === 0) return;
  const learned = Object.fromEntries(names.map(({ ours, theirs }) => [ours, theirs]));
  talk.learn({ fields: { [id]: { ...talk.profile.fields?.[id], ...learned } } });
}

/** Where in the answer the declared data lies, and under which name its list. */
function learnPlaces(id: string, data: unknown, shape: Shape, talk: Conversation): string[] {
  const declared = shape.kind === 'fields' ? Object.keys(shape.fields()) : [];
  const knownAt = (value: unknown) => {
    const read = translateAnswer(id, value, mergeProfiles(talk.profile, { inside: { [id]: [] } }));
    return isFields(read) ? declared.filter((name) => name in read).length : 0;
  };
  const told = talk.profile.inside?.[id];
  const inside = told === undefined ? guessInside(data, shape, knownAt) : null;
  if (inside !== null) talk.learn({ inside: { [id]: inside } });
  const names = talk.profile.fields?.[id]?.['list'] === undefined ? guessList(data, shape) : null;
  if (names) talk.learn({ fields: { [id]: { ...talk.profile.fields?.[id], ...names } } });
  return [
    ...(inside === null ? [] : [`inside ${inside}`]),
    ...Object.entries(names ?? {}).map(([ours, theirs]) => `${ours} <- ${theirs}`),
  ];
}

function learnPaper(data: unknown, talk: Conversation): string[] {
  const { id, answer } = userPaperFindQuestForExam;
  const read = translateAnswer(id, data, talk.profile);
  const lacking = withoutAlternatives(missingFields(shapeOf(answer), [read]));
  const names = lacking.length === 0 ? {} : guessPaper(data);
  if (Object.keys(names).length === 0) return [];
  talk.learn({ fields: { [id]: { ...names, ...talk.profile.fields?.[id] } } });
  return Object.entries(names).map(([ours, theirs]) => `${ours} <- ${String(theirs)}`);
}

/** A paper has its questions in sections or as one list. */
function withoutAlternatives(missing: readonly MissingField[]): MissingField[] {
  const top = ['sectionList', 'questionList'];
  const both = top.every((name) => missing.some((field) => field.at === '' && field.name === name));
  return missing.filter(({ name, at }) => both || at !== '' || !top.includes(name));
}

/** Every name that a shape declares, to a depth of three. */
function namesIn(shape: Shape, depth = 0): string[] {
  if (shape.kind === 'value' || depth > 3) return [];
  if (shape.kind !== 'fields') return namesIn(shape.item(), depth + 1);
  return Object.entries(shape.fields()).flatMap(([name, inner]) => [name, ...namesIn(inner, depth + 1)]);
}
