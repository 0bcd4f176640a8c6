import type { Locator, Page } from 'playwright';
import { textOf } from './text-of.ts';

/** The first button with this text; what a text leaves open may be anything. */
export async function buttonOf(page: Page, slice: string, key: string): Promise<Locator> {
  const [start = '', ...rest] = (await textOf(page, slice, key)).split(/\{\{\w+\}\}/);
  const escaped = [start, ...rest].map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // A name that is looked up has plain spaces, whatever the text has.
  const name = escaped.join('.*').replace(/\s+/g, '\\s+');
  return page.getByRole('button', { name: new RegExp(`^${name}$`, 'u') }).first();
}

/** Presses the first button of each text, one after the other. */
export async function press(page: Page, slice: string, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await (await buttonOf(page, slice, key)).click();
}

/** Any dialog. */
export const dialogOn = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog')).first();
