import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { readLines } from './evidence.ts';

export interface SpecMessage {
  id: string;
  /** Finds the message in a text that was on the screen; null: we have no text for it yet. */
  pattern: RegExp | null;
}

const message = z.object({ id: z.string(), zh: z.nullable(z.string()) });
const keys = z.record(z.string(), z.string());

/**
 * The messages of the specification. The Chinese text is the specification's where it gives one, else the text of the
 * key that tests/spec/message-keys.json names ('slice:key'). A sentence that only the platform says has no key: it
 * stands there itself ('=' and the text).
 */
export function specMessages(data: unknown, keyData: unknown, locales: string): SpecMessage[] {
  const named = z.parse(keys, keyData);
  return z.parse(z.array(message), data).map(({ id, zh }) => {
    const key = named[id];
    const text = zh ?? (key ? namedText(locales, key) : null);
    return { id, pattern: text ? patternOf(text) : null };
  });
}

/** Ids of the messages that were on a screen. */
export function shown(messages: readonly SpecMessage[], texts: string): Set<string> {
  return new Set(messages.filter(({ pattern }) => pattern?.test(texts)).map(({ id }) => id));
}

/** Everything that was on a screen during the tests. */
export function readTexts(folder: string): string {
  return readLines(folder, 'texts').join('\n');
}

function namedText(locales: string, name: string): string {
  if (!name.startsWith('=')) return textOf(locales, name);
  const text = name.slice(1).trim();
  if (text === '') throw new Error('tests/spec/message-keys.json names a sentence without a word.');
  return text;
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

function patternOf(text: string): RegExp {
  const parts = text.split(/\{\{[^}]*\}\}|<\/?\w+>/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('[^\\n]*?'));
}
