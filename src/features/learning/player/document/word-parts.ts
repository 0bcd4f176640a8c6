import { decodedText } from '#rules/text/decoded-text.ts';
import { plainChunk } from './word-chunks.ts';
import { figureOf, mendedShapes, prefixOf } from './word-drawings.ts';

/** What stands in the place of what is not drawn. */
export interface WordTexts {
  mark: string;
  chunk: string;
}

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const partName = /(?:^|\/)(?:document\d*|header\d*|footer\d*|footnotes|endnotes)\.xml$/;
/** Pictures that no browser draws: Windows metafiles, as formulas and drawings of other programs are. */
const foreignPicture = /\.(?:wmf|emf|wmz|emz|tiff?|eps|pcx|pict?)$/i;

/**
 * A document as its pages are laid out: a mark stands where something cannot be drawn, and what was brought from a web page
 * is there as its text. `missing`: how many marks. A file that nobody understands stays as it is.
 */
export async function preparedWord(
  bytes: Uint8Array<ArrayBuffer>,
  texts: WordTexts,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; missing: number }> {
  const { unzipSync, zipSync } = await import('fflate');
  let missing = 0;
  let isChanged = false;
  try {
    const files: Record<string, Uint8Array> = {};
    for (const [name, file] of Object.entries(unzipSync(bytes))) {
      // Some programs of Windows write names with its own sign between folders.
      const mended = withUsualNames(name, file);
      isChanged ||= name.includes('\\') || mended !== file;
      files[name.replaceAll('\\', '/')] = mended;
    }
    if (mainPartOf(files) === '' && usualMain in files) {
      files['_rels/.rels'] = new TextEncoder().encode(usualRelations);
      isChanged = true;
    }
    const main = mainPartOf(files);
    // A look that cannot be read is left out; the text is read without it.
    for (const name of Object.keys(files).filter((one) => /\.xml$/i.test(one) && one !== main)) {
      if (!isBroken(parsed(files[name]))) continue;
      delete files[name];
      isChanged = true;
    }
    for (const name of Object.keys(files).filter((one) => one === main || partName.test(one))) {
      const part = new WordPart(name, files, texts);
      if (!part.read()) continue;
      missing += part.missing;
      isChanged = true;
      files[name] = part.bytes();
    }
    return isChanged ? { bytes: new Uint8Array(zipSync(files, { level: 0 })), missing } : { bytes, missing: 0 };
  } catch {
    return { bytes, missing: 0 }; // The reader itself says whether it can be read.
  }
}

/** The same with its text only, for a reader that fails at a look of it. */
export async function bareWord(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const { unzipSync, zipSync } = await import('fflate');
  const files = unzipSync(bytes);
  const main = mainPartOf(files);
  const isText = (name: string) =>
    name === main || /^(?:\[Content_Types\]\.xml|.*\.rels)$/.test(name) || !/\.xml$/i.test(name);
  const kept = Object.entries(files).filter(([name]) => isText(name));
  return new Uint8Array(zipSync(Object.fromEntries(kept), { level: 0 }));
}

type Files = Readonly<Record<string, Uint8Array>>;

/** Elements around text of which the reader knows nothing in one place or another. */
const wrappers = ['fldSimple', 'sdt', 'customXml', 'smartTag', 'ins', 'moveTo', 'bdo', 'dir'];

const usualMain = 'word/document.xml';
const usualRelations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="main" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${usualMain}"/></Relationships>`;

/** Word's strict form (ISO 29500) names everything otherwise than the usual one, and some programs write UTF-16. */
function withUsualNames(name: string, file: Uint8Array): Uint8Array {
  if (!/\.(?:xml|rels)$/i.test(name)) return file;
  const text = decodedText(file);
  const usual = text
    .replaceAll(/http:\/\/purl\.oclc\.org\/ooxml\/(\w+)\/(\w+)/g, 'http://schemas.openxmlformats.org/$1/2006/$2')
    .replace(/^(<\?xml[^>]*encoding=["'])utf-16(?=["'])/i, '$1utf-8');
  const isWide = file[0] === 0xff || file[0] === 0xfe || file[1] === 0;
  return usual === text && !isWide ? file : new TextEncoder().encode(usual);
}

/** The part that holds the text; '': none is named. */
function mainPartOf(files: Files): string {
  const all = [...parsed(files['_rels/.rels']).getElementsByTagNameNS('*', 'Relationship')];
  const target = all.find((one) => one.getAttribute('Type')?.endsWith('/officeDocument'))?.getAttribute('Target') ?? '';
  return target.replace(/^\//, '');
}

/** A part of a document: its text, its heads, its notes. */
class WordPart {
  missing = 0;
  readonly #document: Document;
  readonly #files: Files;
  readonly #folder: string;
  readonly #targets: ReadonlyMap<string, string>;
  readonly #texts: WordTexts;

  constructor(name: string, files: Files, texts: WordTexts) {
    this.#document = parsed(files[name]);
    this.#files = files;
    this.#folder = name.replace(/[^/]*$/, '');
    this.#texts = texts;
    const relations = parsed(files[name.replace(/([^/]*)$/, '_rels/$1.rels')]);
    const all = [...relations.getElementsByTagNameNS('*', 'Relationship')];
    this.#targets = new Map(all.map((one) => [one.getAttribute('Id') ?? '', one.getAttribute('Target') ?? '']));
  }

  bytes(): Uint8Array {
    return new TextEncoder().encode(new XMLSerializer().serializeToString(this.#document));
  }

  /** True: something was changed. */
  read(): boolean {
    if (isBroken(this.#document)) return false;
    const changed = [
      ...wrappers.flatMap((name) => this.#all(name)).map((one) => this.#unwrap(one)),
      ...this.#all('cr').map((one) => this.#rename(one, 'br')),
      ...this.#all('ptab').map((one) => this.#rename(one, 'tab')),
      ...this.#all('ffData').map((one) => this.#field(one)),
      ...this.#all('contentPart').map((one) => this.#mark(one)),
      ...this.#all('ruby').map((one) => this.#ruby(one)),
      ...this.#all('oMathPara').map((one) => this.#formula(one)),
      ...this.#all('AlternateContent').map((one) => this.#alternative(one)),
      ...this.#all('object').map((one) => this.#object(one)),
      ...this.#all('pict').map((one) => this.#shapes(one)),
      ...this.#all('drawing').map((one) => this.#drawing(one)),
      ...this.#all('background').map((one) => this.#background(one)),
      ...this.#all('altChunk').map((one) => this.#chunk(one)),
      this.#breaks(),
    ];
    return changed.some(Boolean);
  }

  #all(name: string): Element[] {
    return [...this.#document.getElementsByTagNameNS('*', name)];
  }

  /** An embedded object: a formula, a drawing, a table. Its preview is shown where it is a picture. */
  #object(element: Element): boolean {
    const shows = [...element.getElementsByTagNameNS('*', 'imagedata')].some((one) => this.#targetOf(one) !== '');
    if (!shows || this.#isUnseen(element)) return this.#mark(element);
    const picture = this.#document.createElementNS(element.namespaceURI, `${prefixOf(element)}pict`);
    picture.append(...element.childNodes);
    element.replaceWith(picture);
    return true;
  }

  #drawing(element: Element): boolean {
    if (!element.isConnected) return false;
    if (this.#isUnseen(element)) return this.#mark(element);
    const figure = figureOf(element);
    if (figure === null) return false;
    const { pictures, words, isMore } = figure;
    const has = (name: string) => element.getElementsByTagNameNS('*', name).length > 0;
    // A line or a frame says nothing; charts, diagrams and drawings of several shapes are not drawn.
    const isPlain = has('wsp') && !has('wgp') && !has('wpc') && !isMore;
    if (pictures.length === 0 && words === '') return isPlain ? false : this.#mark(element);
    if (element.namespaceURI !== word) return false;
    element.replaceWith(...pictures, ...this.#said(element, words, isMore));
    return true;
  }

  /** Words of a figure, and the mark of what is missing in it. */
  #said(like: Element, words: string, isMore: boolean): Element[] {
    if (isMore) this.missing += 1;
    return [...(words === '' ? [] : [` ${words} `]), ...(isMore ? [this.#texts.mark] : [])].map((text) =>
      this.#text(like, text),
    );
  }

  /** What stands around text and means nothing for a reader: fields, controls, changes that count, directions. */
  #unwrap(element: Element): boolean {
    const content =
      element.localName === 'sdt' ? [...element.children].find(({ localName }) => localName === 'sdtContent') : element;
    const kept = [...(content?.childNodes ?? [])].filter(
      (one) => !(one instanceof Element) || !/(?:Pr|fldData)$/.test(one.localName) || one.localName === 'pPr',
    );
    // A mark of a change in what a text looks like holds none.
    if (!element.isConnected || kept.length === 0) return false;
    element.replaceWith(...kept);
    return true;
  }

  #rename(element: Element, name: string): boolean {
    if (element.namespaceURI !== word) return false;
    element.replaceWith(this.#document.createElementNS(word, `${prefixOf(element)}${name}`));
    return true;
  }

  /** What a field of a form holds and writes nowhere: a box to tick, and one of several words. */
  #field(element: Element): boolean {
    const find = (name: string) => [...element.getElementsByTagNameNS(word, name)][0];
    const isOff = (one: Element) => /^(?:0|false|off)$/.test(wordAttribute(one, 'val') ?? '');
    const ticked = find('checked') ?? find('default');
    const result = find('result');
    const nth = Number((result && wordAttribute(result, 'val')) ?? 0);
    const entry = [...element.getElementsByTagNameNS(word, 'listEntry')][nth];
    const held = find('checkBox') ? (ticked && !isOff(ticked) ? '☒' : '☐') : wordAttribute(entry ?? element, 'val');
    const run = element.parentElement?.parentElement;
    if (!held || run?.namespaceURI !== word) return false;
    const made = this.#document.createElementNS(word, `${prefixOf(run)}r`);
    made.append(this.#text(run, held));
    run.before(made);
    return true;
  }

  /** How a word is read aloud stands behind it, in brackets. */
  #ruby(element: Element): boolean {
    const run = element.parentElement;
    const part = (name: string) => [...element.children].find(({ localName }) => localName === name);
    const base = part('rubyBase');
    if (!run || !base) return false;
    const aloud = this.#document.createElementNS(run.namespaceURI, `${prefixOf(run)}r`);
    aloud.append(this.#text(run, `(${part('rt')?.textContent.trim() ?? ''})`));
    run.after(...base.children, aloud);
    element.remove();
    return true;
  }

  /** A formula beside the paragraphs is one of them. */
  #formula(element: Element): boolean {
    const parent = element.parentElement;
    if (parent?.localName !== 'body' && parent?.localName !== 'tc') return false;
    const paragraph = this.#document.createElementNS(parent.namespaceURI, `${prefixOf(parent)}p`);
    element.replaceWith(paragraph);
    paragraph.append(element);
    return true;
  }

  /** Shapes of older programs. */
  #shapes(element: Element): boolean {
    if (element.namespaceURI !== word || !element.isConnected) return false;
    if (this.#isUnseen(element)) return this.#mark(element);
    const { words, isMore } = mendedShapes(element, (one) => this.#targetOf(one) !== '');
    const isEmpty = ['imagedata', 'textbox', 'rect', 'oval', 'line'].every(
      (name) => element.getElementsByTagNameNS('*', name).length === 0,
    );
    const said = this.#said(element, words, isMore);
    if (isEmpty && said.length > 0) element.replaceWith(...said);
    else element.after(...said);
    return true;
  }

  /** A picture behind all pages is not drawn. */
  #background(element: Element): boolean {
    const fills = [...element.getElementsByTagNameNS('*', 'fill')];
    const [first] = this.#all('body')[0]?.children ?? [];
    if (element.namespaceURI !== word || !first || !fills.some((one) => this.#targetOf(one) !== '')) return false;
    const made = (name: string) => first.ownerDocument.createElementNS(word, `${prefixOf(first)}${name}`);
    const [paragraph, run] = [made('p'), made('r')];
    run.append(...this.#said(first, '', true));
    paragraph.append(run);
    first.before(paragraph);
    return true;
  }

  /** Word writes a drawing twice, once for older programs; the picture of either is enough. */
  #alternative(element: Element): boolean {
    const parts = [...element.children];
    const fallback = parts.find(({ localName }) => localName === 'Fallback');
    const choice = parts.find(({ localName }) => localName === 'Choice');
    if (!choice) return false;
    const isDrawn = (one: Element) =>
      ['pic', 'imagedata', 'textbox', 't', 'rect', 'line'].some(
        (name) => one.getElementsByTagNameNS('*', name).length > 0,
      );
    if (fallback && isDrawn(fallback)) {
      choice.remove();
      return true;
    }
    // The reader takes what is for older programs, which holds nothing here.
    element.replaceWith(...choice.childNodes);
    return true;
  }

  #chunk(element: Element): boolean {
    const target = this.#targetOf(element);
    const name = this.#nameOf(target);
    const lines = plainChunk(name, this.#files[name]);
    if (lines === null || lines.length === 0) this.missing += 1;
    const prefix = prefixOf(element);
    const paragraphs = (lines?.length ? lines : [this.#texts.chunk]).map((line) => {
      const paragraph = this.#document.createElementNS(element.namespaceURI, `${prefix}p`);
      const run = this.#document.createElementNS(element.namespaceURI, `${prefix}r`);
      run.append(this.#text(element, line));
      paragraph.append(run);
      return paragraph;
    });
    element.replaceWith(...paragraphs);
    return true;
  }

  /** The pages as Word drew them last: its notes of where they ended become breaks, but for those that follow one. */
  #breaks(): boolean {
    const notes = this.#all('lastRenderedPageBreak');
    if (notes.length === 0) return false;
    let isFresh = true;
    for (const one of this.#document.getElementsByTagNameNS('*', '*')) {
      if (['t', 'drawing', 'pict', 'oMath'].includes(one.localName))
        isFresh &&= one.textContent === '' && one.localName === 't';
      if (['sectPr', 'pageBreakBefore'].includes(one.localName)) isFresh = true;
      if (one.localName === 'br' && wordAttribute(one, 'type') === 'page') isFresh = true;
      if (one.localName !== 'lastRenderedPageBreak' || isFresh || !isOfBody(one)) continue;
      one.setAttribute('lectern', 'break');
      isFresh = true;
    }
    for (const one of notes) {
      const made = this.#document.createElementNS(one.namespaceURI, `${prefixOf(one)}br`);
      made.setAttributeNS(one.namespaceURI, `${prefixOf(one) || 'w:'}type`, 'page');
      if (one.hasAttribute('lectern')) one.replaceWith(made);
      else one.remove();
    }
    return true;
  }

  #isUnseen(element: Element): boolean {
    const all = (name: string) => [...element.getElementsByTagNameNS('*', name)];
    // Most fills are no picture.
    const fills = all('fill').filter((one) => this.#targetOf(one) !== '');
    return [...all('blip'), ...all('imagedata'), ...fills].some((one) => {
      const target = this.#targetOf(one);
      // What lies elsewhere is never loaded, and what is not in the file cannot be.
      return foreignPicture.test(target) || !(this.#nameOf(target) in this.#files);
    });
  }

  #nameOf(target: string): string {
    if (target.startsWith('/')) return target.slice(1);
    const steps: string[] = [];
    for (const step of `${this.#folder}${target}`.split('/')) {
      if (step === '..') steps.pop();
      else if (step !== '.') steps.push(step);
    }
    return steps.join('/');
  }

  /** The file that an element names. */
  #targetOf(element: Element): string {
    const id =
      [...element.attributes].find(({ localName }) => localName === 'id' || localName === 'embed')?.value ?? '';
    return this.#targets.get(id) ?? '';
  }

  #mark(element: Element): boolean {
    if (!element.isConnected) return false;
    this.missing += 1;
    return this.#put(element, this.#texts.mark);
  }

  #put(element: Element, text: string): boolean {
    if (element.namespaceURI !== word || !element.isConnected) return false;
    element.replaceWith(this.#text(element, text));
    return true;
  }

  #text(like: Element, text: string): Element {
    const made = this.#document.createElementNS(like.namespaceURI, `${prefixOf(like)}t`);
    made.setAttribute('xml:space', 'preserve');
    made.textContent = text;
    return made;
  }
}

function wordAttribute(element: Element, name: string): string | undefined {
  return [...element.attributes].find(({ localName }) => localName === name)?.value;
}

/** Pages end between the runs of the text itself; in a table or a box the reader breaks none. */
function isOfBody(element: Element): boolean {
  const paragraph = element.parentElement?.parentElement;
  return paragraph?.localName === 'p' && paragraph.parentElement?.localName === 'body';
}

function parsed(bytes: Uint8Array | undefined): Document {
  const text = decodedText(bytes ?? new Uint8Array());
  return new DOMParser().parseFromString(text.trim() === '' ? '<none/>' : text, 'application/xml');
}

function isBroken(document: Document): boolean {
  return document.getElementsByTagName('parsererror').length > 0;
}
