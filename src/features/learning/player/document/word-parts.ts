import { plainChunk } from './word-chunks.ts';
import { figureOf, mendedShapes, prefixOf } from './word-drawings.ts';
import { bareFields, drawnField, heldBy, wordAttribute, type BareField } from './word-fields.ts';
import { mendedFormulas } from './word-formulas.ts';
import { isBroken, parsed, usualWord, written, type Files } from './word-package.ts';
import { mendedSymbols } from './word-symbols.ts';

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
  const { zipSync } = await import('fflate');
  let missing = 0;
  try {
    const usual = await usualWord(bytes);
    const { files, main } = usual;
    let { isChanged } = usual;
    const lists = Object.keys(files).filter((name) => /(?:^|\/)numbering\.xml$/.test(name));
    for (const name of lists) {
      const list = parsed(files[name]);
      if (!mendedSymbols(list)) continue;
      files[name] = written(list);
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

/** Elements around text of which the reader knows nothing in one place or another. */
const wrappers = ['fldSimple', 'sdt', 'customXml', 'smartTag', 'ins', 'moveTo', 'bdo', 'dir'];

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
    return written(this.#document);
  }

  /** True: something was changed. */
  read(): boolean {
    if (isBroken(this.#document)) return false;
    const changed = [
      ...wrappers.flatMap((name) => this.#all(name)).map((one) => this.#unwrap(one)),
      ...this.#all('hyperlink').map((one) => this.#link(one)),
      ...this.#all('cr').map((one) => this.#rename(one, 'br')),
      ...this.#all('ptab').map((one) => this.#rename(one, 'tab')),
      ...this.#all('noBreakHyphen').map((one) => this.#put(one, '\u2011')),
      ...this.#all('ffData').map((one) => this.#field(one)),
      ...bareFields(this.#document).map((one) => this.#bareField(one)),
      ...this.#all('subDoc').map((one) => this.#instead(one)),
      ...this.#all('contentPart').map((one) => this.#mark(one)),
      ...this.#all('ruby').map((one) => this.#ruby(one)),
      mendedFormulas(this.#document),
      mendedSymbols(this.#document),
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

  /** In a link the reader knows nothing but runs, and it fails at one whose address is not there. */
  #link(element: Element): boolean {
    const address = [...element.attributes].find(({ localName, namespaceURI }) => localName === 'id' && namespaceURI);
    if ([...element.children].some(({ localName }) => ['hyperlink', 'oMath'].includes(localName)))
      element.replaceWith(...element.childNodes);
    else if (address && !this.#targets.has(address.value)) element.removeAttributeNode(address);
    else return false;
    return true;
  }

  #rename(element: Element, name: string): boolean {
    if (element.namespaceURI !== word) return false;
    element.replaceWith(this.#document.createElementNS(word, `${prefixOf(element)}${name}`));
    return true;
  }

  #field(element: Element): boolean {
    const held = heldBy(element);
    const run = element.parentElement?.parentElement;
    if (!held || run?.namespaceURI !== word) return false;
    run.before(this.#run(run, held));
    return true;
  }

  /** What Word draws from an instruction alone: a formula (EQ), a place to fill in. */
  #bareField({ instruction, end }: BareField): boolean {
    const drawn = drawnField(instruction);
    if (drawn === null || end.namespaceURI !== word) return false;
    if (drawn === 'formula') this.missing += 1;
    end.after(this.#run(end, drawn === 'formula' ? this.#texts.mark : drawn.words));
    return true;
  }

  /** Another document that stands in a paragraph of this one. */
  #instead(element: Element): boolean {
    if (element.namespaceURI !== word) return false;
    this.missing += 1;
    element.replaceWith(this.#run(element, this.#texts.mark));
    return true;
  }

  /** How a word is read aloud stands behind it, in brackets. */
  #ruby(element: Element): boolean {
    const run = element.parentElement;
    const part = (name: string) => [...element.children].find(({ localName }) => localName === name);
    const base = part('rubyBase');
    if (!run || !base) return false;
    run.after(...base.children, this.#run(run, `(${part('rt')?.textContent.trim() ?? ''})`));
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
    element.replaceWith(...(fallback && isDrawn(fallback) ? fallback : choice).childNodes);
    return true;
  }

  #chunk(element: Element): boolean {
    const target = this.#targetOf(element);
    const name = this.#nameOf(target);
    const lines = plainChunk(name, this.#files[name]);
    if (lines === null || lines.length === 0) this.missing += 1;
    const paragraphs = (lines?.length ? lines : [this.#texts.chunk]).map((line) => {
      const paragraph = this.#document.createElementNS(element.namespaceURI, `${prefixOf(element)}p`);
      paragraph.append(this.#run(element, line));
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
    if (all('pic').some((one) => one.getElementsByTagNameNS('*', 'blip').length === 0)) return true;
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

  #run(like: Element, text: string): Element {
    const made = this.#document.createElementNS(like.namespaceURI, `${prefixOf(like)}r`);
    made.append(this.#text(like, text));
    return made;
  }

  #text(like: Element, text: string): Element {
    const made = this.#document.createElementNS(like.namespaceURI, `${prefixOf(like)}t`);
    made.setAttribute('xml:space', 'preserve');
    made.textContent = text;
    return made;
  }
}

/** Pages end between the runs of the text itself; in a table or a box the reader breaks none. */
function isOfBody(element: Element): boolean {
  const paragraph = element.parentElement?.parentElement;
  return paragraph?.localName === 'p' && paragraph.parentElement?.localName === 'body';
}
