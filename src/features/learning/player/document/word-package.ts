import { decodedText } from '#rules/text/decoded-text.ts';

export type Files = Readonly<Record<string, Uint8Array>>;

/** The files of a document by their usual names, with what its reader would fail at taken away. Rejects: it is no zip. */
export async function usualWord(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ files: Record<string, Uint8Array>; main: string; isChanged: boolean }> {
  const { unzipSync } = await import('fflate');
  let isChanged = false;
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
  return { files, main, isChanged };
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

export function parsed(bytes: Uint8Array | undefined): Document {
  const text = decodedText(bytes ?? new Uint8Array());
  return new DOMParser().parseFromString(text.trim() === '' ? '<none/>' : text, 'application/xml');
}

export function isBroken(document: Document): boolean {
  return document.getElementsByTagName('parsererror').length > 0;
}

export function written(document: Document): Uint8Array {
  return new TextEncoder().encode(new XMLSerializer().serializeToString(document));
}
