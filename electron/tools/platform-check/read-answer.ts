import type { CheckNote } from '#contract/ipc/platform-check.ts';
import type { Envelope } from '#contract/platform/envelope.ts';
import { userPaperFindQuestForExam } from '#contract/platform/exam/user-paper.ts';
import { insideOf, isFields, translateAnswer } from '#contract/platform/profile/translate-answer.ts';
import { readData } from '#contract/platform/read-data.ts';
import { isForeign, shapeOf, type Shape } from '#contract/platform/shape.ts';
import { unreadableSettings } from '#contract/platform/site/settings.ts';
import { configurationByEncodedHost } from '#contract/platform/site/tenant.ts';
import { mergeProfiles } from '#electron/platform/profile/merge-profiles.ts';
import { spokenConfiguration } from '#electron/platform/tenant/spoken-configuration.ts';
import { missingFields, type MissingField } from './compare.ts';
import type { Conversation } from './conversation.ts';
import { guessNames, type Guess } from './guess-names.ts';
import { guessPaper } from './guess-paper.ts';
import { guessInside, guessList } from './guess-place.ts';
import { guessTypes } from './guess-types.ts';
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
  const declared = new Set(namesIn(shape));
  const { proven: alone, perhaps } = guessNames(before, declared, talk.seen);
  const proven = alone.filter((guess) => !isBeside(envelope.data, guess));
  learnNames(id, proven, talk);
  if (id === userPaperFindQuestForExam.id) learnTypes(envelope.data, talk, notes);
  const data = translateAnswer(id, envelope.data, talk.profile);
  const missing = withoutAlternatives(missingFields(shape, [data]))
    .filter(({ optional }) => !optional)
    .map(({ name, at }) => (at === '' ? name : `${at}.${name}`));
  const codes = unknownCodes(id, data);
  notes.decide(...codes.map(({ decision }) => decision));
  if (id === configurationByEncodedHost.id) notes.decide(...settingNotes(data));
  const readable = readData(step.call, data).kind === 'data' && isOfKind(shape, data);
  step.learn(data, talk.known, translateAnswer(id, envelope.data, talk.profile, 'theirs'));
  talk.seen.add(data, declared);
  notes.row(step, {
    reached,
    read: readable ? (missing.length > 0 ? 'partly' : 'yes') : 'no',
    missing,
    unknownCodes: codes.map(({ code }) => code),
    guesses: [...places, ...paper, ...proven.map(written)],
    perhaps: perhaps.map(written),
  });
}

const written = ({ ours, theirs }: Guess) => `${ours} <- ${theirs}`;

/** Somewhere in the answer both names stand side by side: there ours is told already, and must not be another one. */
function isBeside(data: unknown, guess: Guess): boolean {
  if (Array.isArray(data)) return data.some((item) => isBeside(item, guess));
  if (!isFields(data)) return false;
  const both = data[guess.ours] !== undefined && data[guess.theirs] !== undefined;
  return both || Object.values(data).some((inner) => isBeside(inner, guess));
}

/**
 * True when something of what is declared may be in the data: an object where one is declared, a list where one is, and of
 * what either has, a word that is known. Nothing at all is an answer, too.
 */
function isOfKind(shape: Shape, data: unknown): boolean {
  if (data === null || data === undefined || shape.kind === 'value') return true;
  if (shape.kind === 'fields' && !isFields(data)) return false;
  if (typeof data !== 'object') return false;
  return !isForeign(shape, data);
}

/** Settings of the tenant that were meant to say something. */
function settingNotes(data: unknown): CheckNote[] {
  const spoken = spokenConfiguration(data, {});
  const read = readData(configurationByEncodedHost, spoken);
  if (read.kind !== 'data' || !isFields(spoken)) return [];
  const options = Object.fromEntries(read.data.frontendConfig.map(({ key, value }) => [key, value]));
  return unreadableSettings(spoken['theme'], options).map((setting) => ({ kind: 'setting', ...setting }));
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
  const asRead = (list: readonly unknown[]) => translateAnswer(id, list, talk.profile);
  const names = talk.profile.fields?.[id]?.['list'] === undefined ? guessList(data, shape, asRead) : null;
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
  const names =
    lacking.length === 0 ? {} : guessPaper(insideOf(data, talk.profile.inside?.[id]), talk.known.paperTotal);
  if (Object.keys(names).length === 0) return [];
  talk.learn({ fields: { [id]: { ...names, ...talk.profile.fields?.[id] } } });
  return Object.entries(names).map(([ours, theirs]) => `${ours} <- ${String(theirs)}`);
}

/** What a person said of the types stands. */
function learnTypes(data: unknown, talk: Conversation, notes: Notebook): void {
  if (talk.profile.codes?.questionType !== undefined) return;
  const call = userPaperFindQuestForExam;
  const read = readData(call, translateAnswer(call.id, data, talk.profile));
  if (read.kind !== 'data') return;
  const { sectionList, questionList } = read.data;
  const guess = guessTypes([...sectionList.flatMap((section) => section.questionList), ...questionList]);
  if (guess === null) return;
  const { types, choices } = guess;
  if (choices.length > 0) notes.decide({ kind: 'choices', types: choices.join(', ') });
  if (Object.keys(types).length === 0) return;
  talk.learn({ codes: { questionType: types } });
  const told = Object.entries(types).map(([kind, type]) => `${type} = ${kind}`);
  notes.decide({ kind: 'types', types: told.join(', ') });
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
