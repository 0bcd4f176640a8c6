import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';

/** A text of the language that the page speaks: `<area>/<slice>` and the key in it. */
export async function textOf(page: Page, slice: string, key: string): Promise<string> {
  const language = await page.evaluate(() => document.documentElement.lang);
  const file = path.join(import.meta.dirname, '../../locales', language, `${slice}.json`);
  let value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const part of key.split('.')) value = Reflect.get(Object(value), part);
  if (typeof value !== 'string') throw new Error(`${slice} has no text ${key}.`);
  return value;
}
