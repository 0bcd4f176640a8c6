import { missingTexts } from './screen-page.ts';

/** Words that a person must never read: a value that a screen shows without having understood it. */
const broken = /\bNaN\b|\bundefined\b|\[object |Invalid Date|\bInfinity\b|\bfunction\b|=>|\{\{/;
/** `area:part.name`: the key of a text in place of the text. */
const rawKey = /(?:^|\s)[a-z][\w-]*:[a-z]\w*(?:\.\w+)+(?:\s|$)/;
const attributes = ['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder', 'value', 'href', 'src', 'style'];

/** What is wrong with the page as it is now; nothing on a good one. */
export function screenFaults(): string[] {
  const shown = textsOnPage();
  const faults = shown.flatMap((text) =>
    broken.test(text) || rawKey.test(text) ? [`shows ${text.slice(0, 120)}`] : [],
  );
  if ((document.body.textContent ?? '').trim() === '') faults.push('is blank');
  if (document.querySelector('a[href^="javascript:"], script, [onerror]')) faults.push('has a script of the answer');
  if ('ran' in window) faults.push('ran a script of the answer');
  faults.push(...[...missingTexts].map((key) => `asks for the text ${key}`));
  return faults;
}

function textsOnPage(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.textContent ?? '');
  const attributed = [...document.body.querySelectorAll('*')].flatMap((element) =>
    attributes.flatMap((name) => element.getAttribute(name) ?? []),
  );
  return [...texts, ...attributed];
}
