import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';

const folder = process.env['LECTERN_COVERAGE'];

/** Leaves evidence for `npm run coverage:spec`: texts that were on a screen, routes that were opened. */
export function record(name: 'texts' | 'routes', lines: Iterable<string>): void {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const text = [...lines]
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
  if (text) appendFileSync(path.join(folder, `${name}-${process.pid}.txt`), `${text}\n`);
}

/** Notes every text that appears in a page, and every route it opens, while a full test run collects evidence. */
export async function recordScreens(page: Page): Promise<void> {
  if (!folder) return;
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith('lectern-text ')) record('texts', [text.slice('lectern-text '.length)]);
    if (text.startsWith('lectern-route ')) record('routes', [text.slice('lectern-route '.length)]);
  });
  await page.addInitScript(observe);
  // A first page that is just being left is gone before it can be watched; its successor has the script from the start.
  await page.evaluate(observe).catch(() => undefined);
}

function observe(): void {
  const seen = new Set<string>();
  const tell = (kind: string, text: string) => {
    if (seen.has(`${kind}${text}`)) return;
    seen.add(`${kind}${text}`);
    console.log(`lectern-${kind} ${text}`);
  };
  const look = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let at: Node | null = walker.currentNode; at; at = walker.nextNode()) {
      const text = at.nodeType === Node.TEXT_NODE ? at.textContent?.trim() : '';
      if (text) tell('text', text);
    }
    tell('route', location.pathname);
  };
  const start = () => {
    look(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        if (type === 'characterData') look(target);
        for (const node of addedNodes) look(node);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  if (document.body) start();
  else document.addEventListener('DOMContentLoaded', start);
}

/** The same for a page in jsdom; returns what writes it down. */
export function recordDocument(): () => void {
  if (!folder) return () => undefined;
  const texts = new Set<string>();
  const routes = new Set<string>();
  new MutationObserver(() => {
    routes.add(location.pathname);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let at = walker.nextNode(); at; at = walker.nextNode()) texts.add(at.textContent ?? '');
  }).observe(document, { childList: true, subtree: true, characterData: true });
  return () => {
    record('texts', texts);
    record('routes', routes);
    texts.clear();
    routes.clear();
  };
}
