import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

/** What tells that a message was shown; null: we have no text for it yet, or it is none (`otherErrorsOpen`). */
export type Sign = { key: string } | { sentence: string } | { console: string } | null;

export interface SpecMessage {
  id: string;
  sign: Sign;
}

/** What the tests left behind. */
export interface Shown {
  /** Keys whose text was on a screen, as `slice:key`. */
  keys: ReadonlySet<string>;
  texts: string;
  console: string;
}

const message = z.object({ id: z.string(), zh: z.nullable(z.string()) });
const names = z.record(z.string(), z.string());

/**
 * The messages of the specification, with what tests/spec/message-keys.json names for each: a key ('slice:key') whose text
 * is ours, a sentence of the platform that is relayed unchanged ('=' and the text), or a line of the console ('!' and the
 * line). Where the specification gives the Chinese text, the key's text is that one.
 */
export function specMessages(data: unknown, keyData: unknown, locales: string): SpecMessage[] {
  const named = z.parse(names, keyData);
  return z.parse(z.array(message), data).map(({ id, zh }) => {
    const name = named[id];
    if (name === undefined) return { id, sign: null };
    const text = name.slice(1).trim();
    if (text === '') throw new Error(`tests/spec/message-keys.json names nothing for ${id}.`);
    if (name.startsWith('=')) return { id, sign: { sentence: text } };
    if (name.startsWith('!')) return { id, sign: { console: text } };
    const ours = textOf(locales, name);
    if (zh !== null && ours.replace(/<[^>]*>/g, '') !== zh)
      throw new Error(`tests/spec/message-keys.json names ${name} for ${id}, whose text is another.`);
    return { id, sign: { key: name } };
  });
}

/** Ids of the messages that were shown. */
export function shown(messages: readonly SpecMessage[], { keys, texts, console }: Shown): Set<string> {
  const wasShown = ({ sign }: SpecMessage): boolean => {
    if (sign === null) return false;
    if ('key' in sign) return keys.has(sign.key);
    return 'sentence' in sign ? texts.includes(sign.sentence) : console.includes(sign.console);
  };
  return new Set(messages.filter(wasShown).map(({ id }) => id));
}

function textOf(locales: string, key: string): string {
  const [slice, name = ''] = key.split(':');
  const file = globSync(`*/${slice}.json`, { cwd: locales })[0];
  if (file === undefined) throw new Error(`tests/spec/message-keys.json names ${key}, whose slice does not exist.`);
  let node: unknown = JSON.parse(readFileSync(path.join(locales, file), 'utf8'));
  for (const part of name.split('.'))
    node = typeof node === 'object' && node !== null ? Object.entries(node).find(([k]) => k === part)?.[1] : undefined;
  if (typeof node !== 'string') throw new Error(`tests/spec/message-keys.json names ${key}, which has no text.`);
  return node;
}
