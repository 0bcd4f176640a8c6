import type { ScormVersion } from '#contract/ipc/courseware.ts';
import { idOf, readSequencing, type Activity } from './sequencing.ts';
import { allNamed, attributeOf, childNamed, childrenNamed, flagOf, isNamed, textOf, wordOf } from './xml.ts';

/** A part of a package that can be started (a SCO or an asset). */
export interface PackagePart {
  id: string;
  title: string;
  /** Relative to the package, with its query; null: the manifest names no page of the package for it. */
  address: string | null;
  /** What the package wants handed back to the part. */
  launchData: string;
  /** The score that passes: 0 to 100 in SCORM 1.2, -1 to 1 in 2004; null: the part decides itself. */
  passAt: number | null;
}

export interface PackageManifest {
  version: ScormVersion;
  title: string;
  parts: readonly PackagePart[];
  /** What may be opened when (2004); null: everything, at any time. */
  sequencing: Activity | null;
}

/** A manifest names a base for what stands below it (XML Base). */
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';

/**
 * The parts of the default organisation in their order (SCORM CAM, imsmanifest.xml); where it has none, those of the first
 * one that has, else its first page. Null: it is no manifest.
 */
export function readManifest(document: Document): PackageManifest | null {
  const root = document.documentElement;
  if (!isNamed(root, 'manifest')) return null;
  const version = versionOf(root);
  const organizations = childNamed(root, 'organizations');
  const wanted = wordOf(organizations, 'default');
  const all = childrenNamed(organizations, 'organization');
  const read = all
    .toSorted((one, other) => Number(isCalled(other, wanted)) - Number(isCalled(one, wanted)))
    .map((organization) => ({ organization, items: partsIn(organization, root) }));
  const { organization, items } = read.find((one) => one.items.some(hasPage)) ?? {
    organization: read[0]?.organization ?? null,
    items: [],
  };
  const title = textOf(organization, 'title').slice(0, longestTitle);
  const sequencing = organization && version === '2004' ? readSequencing(organization, root) : null;
  // Rules may lead to what is not offered.
  const offered = sequencing === null ? items.filter(({ isOffered }) => isOffered) : items;
  const parts = (offered.some(hasPage) ? offered : items).map(({ part }) => part).slice(0, mostParts);
  // What is kept of a part goes by its name; the rules of a package name their own.
  if (parts.length > 0) return { version, title, parts: sequencing === null ? withOwnIds(parts) : parts, sequencing };
  const only = partWithoutItem(root);
  if (only) return { version, title, parts: [{ ...only, title }], sequencing: null };
  return organization ? { version, title, parts, sequencing } : null;
}

function withOwnIds(parts: readonly PackagePart[]): PackagePart[] {
  const taken = new Set<string>();
  return parts.map((part) => {
    const short = part.id.slice(0, longestId);
    let id = short;
    for (let more = 2; taken.has(id); more += 1) id = `${short}-${more}`;
    taken.add(id);
    return { ...part, id };
  });
}

const isCalled = (element: Element, name: string | undefined) => wordOf(element, 'identifier') === name;
const isAlike = (element: Element, name: string) => wordOf(element, 'identifier')?.toLowerCase() === name.toLowerCase();
/** Makers misspell the attribute: `identifer`, `id`. */
const isNearlyCalled = (element: Element, name: string) =>
  [...element.attributes].some((one) => /^id/i.test(one.localName) && one.value.trim() === name);

interface Item {
  part: PackagePart;
  isOffered: boolean;
}

const hasPage = ({ part }: Item) => part.address !== null;

/** One whose page is missing is a part too: whoever looks for it reads that it is not there. */
function partsIn(organization: Element, root: Element): Item[] {
  return itemsBelow(organization, root).flatMap((item) => {
    const part = partOf(item, root);
    return part ? [{ part, isOffered: flagOf(item, 'isvisible') !== false }] : [];
  });
}

const longestTitle = 1_000;
/** What is kept of a part is refused under a longer name. */
const longestId = 240;
const mostParts = 2_000;

/** A package that lists its files only: its first page. */
function partWithoutItem(root: Element): PackagePart | null {
  const resources = allNamed(root, 'resource');
  const isSco = (one: Element) =>
    [...one.attributes].some(({ localName, value }) => /^scormtype$/i.test(localName) && /^sco$/i.test(value.trim()));
  const resource = [...resources.filter(isSco), ...resources].find((one) => addressOf(one) !== null);
  const address = resource ? addressOf(resource) : null;
  if (!resource || address === null) return null;
  return { id: idOf(resource) || address, title: '', address, launchData: '', passAt: null };
}

/** Relative to the package, with the bases of all that stands above; null: it leads to no file of it. */
function addressOf(resource: Element): string | null {
  const files = childrenNamed(resource, 'file').map((one) => wordOf(one, 'href') ?? '');
  const page = files.find((one) => /\.x?html?(?:[?#]|$)/i.test(one)) ?? files[0];
  const href = wordOf(resource, 'href') ?? (page || '');
  if (href === '') return null;
  const bases: string[] = [];
  for (let above: Element | null = resource; above; above = above.parentElement) bases.unshift(baseOf(above));
  // As a browser reads an address: without the breaks of lines in it.
  const address = `${bases.map(asFolder).join('')}${href}`
    .replaceAll('\\', '/')
    .replaceAll(/[\t\n\r]/g, '')
    .trim();
  // A package that leads to another host, or has a script, has nothing here: the player's policy allows none.
  if (/^(?:(?:[a-z][a-z\d+.-]*:)?\/\/|(?:about|blob|data|file|javascript|mailto|vbscript):)/i.test(address))
    return null;
  // A file may have a colon in its name, which would read as a scheme.
  return /^[^/?#]*:/.test(address) ? `./${address}` : address;
}

function partOf(item: Element, root: Element): PackagePart | null {
  const wanted = wordOf(item, 'identifierref');
  if (wanted === undefined) return null;
  const resources = allNamed(root, 'resource');
  const resource = [isCalled, isAlike, isNearlyCalled].flatMap(
    (fits) => resources.find((one) => fits(one, wanted)) ?? [],
  )[0];
  const address = resource ? addressOf(resource) : null;
  if (address === null && allNamed(root, 'manifest').some((one) => isCalled(one, wanted))) return null;
  return {
    id: idOf(item) || (address ?? wanted),
    title: textOf(item, 'title').slice(0, longestTitle),
    address: address === null ? null : withParameters(address, attributeOf(item, 'parameters') ?? ''),
    launchData: textOf(item, 'dataFromLMS'),
    passAt: passMarkOf(item),
  };
}

/** Parameters may begin with `?`, `&` or neither (SCORM CAM, item). */
function withParameters(address: string, parameters: string): string {
  const plain = parameters.trim().replace(/^[?&]+/, '');
  if (plain === '') return address;
  if (plain.startsWith('#')) return address.includes('#') ? address : address + plain;
  const [file = '', ...places] = address.split(/(?=#)/);
  return `${file}${file.includes('?') ? '&' : '?'}${plain}${places.join('')}`;
}

/** 1.2 writes it beside the item, 2004 as the measure of the primary objective. */
function passMarkOf(item: Element): number | null {
  const mastery = textOf(item, 'masteryscore');
  const objective = childNamed(childNamed(childNamed(item, 'sequencing'), 'objectives'), 'primaryObjective');
  const byMeasure = flagOf(objective, 'satisfiedByMeasure') === true;
  // A measure that is not written is 1 (SCORM SN 3.10).
  const measure = byMeasure ? textOf(objective, 'minNormalizedMeasure') || '1' : '';
  const mark = Number.parseFloat(mastery || measure);
  return Number.isFinite(mark) ? mark : null;
}

function versionOf(root: Element): ScormVersion {
  const said =
    textOf(childNamed(root, 'metadata'), 'schemaversion') ||
    (allNamed(root, 'schemaversion')[0]?.textContent ?? '').trim();
  if (said.startsWith('1.2')) return '1.2';
  if (/2004|1\.3/.test(said)) return '2004';
  return [...root.attributes].some(({ value }) => /adlcp_v1p3/i.test(value)) ? '2004' : '1.2';
}

/** An item may stand for a manifest within this one (1.2): its items follow. */
function itemsBelow(parent: Element, root: Element, within: readonly Element[] = []): Element[] {
  return childrenNamed(parent, 'item').flatMap((item) => {
    const wanted = wordOf(item, 'identifierref');
    const inner = allNamed(root, 'manifest').find((one) => one !== root && isCalled(one, wanted));
    const organization = inner && allNamed(inner, 'organization')[0];
    const more =
      organization && !within.includes(organization) ? itemsBelow(organization, root, [...within, organization]) : [];
    return [item, ...itemsBelow(item, root, within), ...more];
  });
}

function baseOf(element: Element): string {
  return element.getAttributeNS(xmlNamespace, 'base') ?? attributeOf(element, 'xml:base') ?? '';
}

/** A base is a folder, also where its maker forgot the slash behind it (SCORM CAM 3.4.4.1). */
const asFolder = (base: string) => base.replace(/(?<=[^\s/\\])\s*$/, '/');
