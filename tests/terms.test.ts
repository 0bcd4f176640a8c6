import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { nativeTexts } from '#electron/kernel/words/native-texts.ts';
import { root } from './house/sources.ts';

/** Texts of a language as they are written, those of main's own dialogs included, and where. */
function rawTextsOf(language: string): (readonly [where: string, text: string])[] {
  const folder = path.join(root, 'locales', language);
  const ofScreens = globSync('*/*.json', { cwd: folder }).flatMap((file) => [
    ...stringsIn(JSON.parse(readFileSync(path.join(folder, file), 'utf8')), file),
  ]);
  const native: unknown = Object.entries(nativeTexts).find(([locale]) => locale === language)?.[1];
  return [...ofScreens, ...stringsIn(native, 'native-texts')];
}

/** Texts of a language: where, and without placeholders, tags and addresses. */
const textsOf = (language: string) => rawTextsOf(language).map(([where, text]) => [where, plain(text)] as const);

/** Terms of art that hold a word which is else another one's. */
const ofArt = /virtual machines?|machines? virtuelles?/giu;

const plain = (text: string) =>
  text
    .replace(/\{\{.*?\}\}/g, '0')
    .replace(/<[^>]*>|https?:\/\/\S+/g, '')
    .replace(ofArt, 'VM');

function* stringsIn(value: unknown, where: string): Generator<[string, string]> {
  if (typeof value === 'string') yield [where, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* stringsIn(inner, `${where} ${key}`);
}

const breaches = (language: string, wrong: RegExp) =>
  textsOf(language).flatMap(([where, text]) => (wrong.test(text) ? [`${where}: ${text}`] : []));

interface Term {
  thing: string;
  word: string;
  not: readonly string[];
}

/** The table of a language in locales/TERMS.md. */
function termsOf(language: string): Term[] {
  const [, section = ''] = readFileSync(path.join(root, 'locales/TERMS.md'), 'utf8').split(`## ${language}\n`);
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((row) => {
    const [thing = '', word = '', not = ''] = row
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { thing, word, not: not.split(', ').filter((name) => name !== '') };
  });
}

/**
 * A word of a Latin script ends where its letters end; its plural is the same word, and so is what stands behind an elided
 * one (l’épreuve).
 */
const wordPattern = (word: string) =>
  /^[\p{Script=Latin}]/u.test(word) && !/[\u4e00-\u9fff]/.test(word)
    ? new RegExp(`(?<![\\p{L}-]|(?<!\\b[ldnmstcj]|qu)’)${word}s?(?![\\p{L}-])`, /^[A-Z]/.test(word) ? 'u' : 'iu')
    : new RegExp(word, 'u');

describe.each(['zh-CN', 'en-US', 'fr-FR'])('words of %s', (language) => {
  const terms = termsOf(language);

  it('names at least forty things, each once', () => {
    expect(terms.length).toBeGreaterThanOrEqual(40);
    expect(new Set(terms.map(({ thing }) => thing)).size).toBe(terms.length);
  });

  it('no text uses a word that its terms replace', () => {
    const texts = textsOf(language);
    const wrong = terms.flatMap(({ not }) =>
      not.flatMap((word) => {
        const pattern = wordPattern(word);
        return texts.filter(([, text]) => pattern.test(text)).map(([where, text]) => `“${word}” in ${where}: ${text}`);
      }),
    );
    expect(wrong).toEqual([]);
  });
});

/** Texts of numbers alone, each beside a name that says what they count. */
const besideName: ReadonlySet<string> = new Set([
  // Progress bars and their names.
  'certificate/certificate.json download amount',
  'learning/player.json courseware loadedOf',
  // Terms of a list of facts.
  'exam/prepare.json facts questionsValue',
  'exam/prepare.json facts attemptsValue',
  'exam/review.json facts tryValue',
  'jobs/jobs.json people',
  'live/lab.json scoreOf',
  'live/lab.json stepsOf',
  'site/readiness.json findings displays',
  // Choices of a field that is named.
  'home/home.json arrange units',
  // Tools of a document and of pictures, whose group is named.
  'learning/player.json find of',
  'learning/player.json picture of',
]);

describe('numbers', () => {
  it.each(['zh-CN', 'en-US', 'fr-FR'])('of %s say what they are about, or stand beside its name', (language) => {
    const counts = /^(count|number|value|total|done|score|width|received|size|at)$/;
    const bare = rawTextsOf(language).filter(([, text]) => {
      const names = [...text.matchAll(/\{\{(\w+).*?\}\}/g)].map(([, name = '']) => name);
      const words = text.replace(/\{\{.*?\}\}|<[^>]*>/g, '');
      return names.length > 0 && names.every((name) => counts.test(name)) && !/\p{L}/u.test(words);
    });
    expect(bare.map(([where]) => where).filter((where) => !besideName.has(where))).toEqual([]);
  });
});

describe('plurals', () => {
  it.each(['en-US', 'fr-FR'])('of %s: what is counted has a form for one', (language) => {
    const counted = /\{\{(?:count|score|points)\}\}[ \u00a0](?:points?|files|fichiers|minutes|questions)(?![\p{L}])/u;
    const formless = rawTextsOf(language).filter(
      ([where, text]) => counted.test(text) && !/_(?:one|other|many)$/.test(where),
    );
    expect(formless).toEqual([]);
  });
});

describe('typography', () => {
  it('French and English have typographic apostrophes and quotation marks', () => {
    expect(breaches('fr-FR', /['"“”]/)).toEqual([]);
    expect(breaches('en-US', /['"]/)).toEqual([]);
  });

  it('French has a narrow no-break space before ; : ! ? » % and after «', () => {
    expect(breaches('fr-FR', /[^\u202f][;!?»%]|«[^\u202f]|[^\u202f\d]:|\d:(?!\d)/)).toEqual([]);
  });

  it('French has a no-break space between a number and its unit, and no plural in brackets', () => {
    const wrong = /(?:\d|\}\}) (?:min|s|h|Go|Mo|Ko|km|m)(?![\p{L}\d’])|\(s\)/u;
    expect(rawTextsOf('fr-FR').filter(([, text]) => wrong.test(text))).toEqual([]);
  });

  it('French has ordinary spaces neither in thousands nor between a number and yuans, and writes them out', () => {
    expect(breaches('fr-FR', /\d \d{3}(?!\d)|\d yuans?|¥/)).toEqual([]);
  });

  it('French never says “sinon” after “réessayez”', () => {
    expect(breaches('fr-FR', /réessayez ; sinon/i)).toEqual([]);
  });

  it('the platform is no person in Chinese: what it did not say is “未公布” or “暂无”', () => {
    const person = breaches('zh-CN', /平台没有(?:给出|说明|同意)/);
    // Staff read these, of an answer that was looked at.
    expect(person.filter((text) => !/^site\/(?:console|platform-check)/.test(text))).toEqual([]);
  });

  it('Chinese has the quotation marks “ ”, and no space before %', () => {
    expect(breaches('zh-CN', /[「」『』]|\s%/)).toEqual([]);
  });

  it('French elides before a vowel, and nowhere else', () => {
    const unelided = /(?<![\p{L}-])(?:que|de|ne|se|je|jusque|lorsque|puisque) [aeiouéèêàâîôœ]/iu;
    const wrong = /(?<![\p{L}-])(?:[dlnsmtcj]|qu)’[bcdfgjklmnpqrstvwxz]/iu;
    expect([...breaches('fr-FR', unelided), ...breaches('fr-FR', wrong)]).toEqual([]);
  });

  it('Chinese has a space between a time or a number and what follows, and none beside full-width punctuation', () => {
    expect(rawTextsOf('zh-CN').filter(([, text]) => /\{\{(?:time|count|number)\}\}[\u4e00-\u9fff]/.test(text))).toEqual(
      [],
    );
    expect(breaches('zh-CN', /[（），。；：？！、“”] | [（），。；：？！、]/)).toEqual([]);
  });

  it('Chinese has full-width punctuation beside Chinese characters', () => {
    expect(breaches('zh-CN', /[\u4e00-\u9fff][,.;:!?()'"]|[,;:!?()'"][\u4e00-\u9fff]/)).toEqual([]);
  });

  it('no text ends with a space or has two in a row', () => {
    for (const language of ['zh-CN', 'en-US', 'fr-FR']) expect(breaches(language, / {2}/), language).toEqual([]);
  });
});
