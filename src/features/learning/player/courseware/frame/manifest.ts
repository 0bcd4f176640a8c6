import type { ScormVersion } from '../../../../../contract/ipc/courseware.ts';
import { idOf, readSequencing, type Activity } from './sequencing.ts';
import { childNamed, childrenNamed, textOf } from './xml.ts';

/** A part of a package that can be started (a SCO or an asset). */
export interface PackagePart {
  id: string;
  title: string;
  /** Relative to the package, with its query. */
  address: string;
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

/** The parts of the default organisation in their order (SCORM CAM, imsmanifest.xml); null: it is no manifest. */
export function readManifest(document: Document): PackageManifest | null {
  const root = document.documentElement;
  if (root.localName !== 'manifest') return null;
  const resources = childNamed(root, 'resources');
  const organizations = childNamed(root, 'organizations');
  const wanted = organizations?.getAttribute('default') ?? '';
  const all = organizations ? childrenNamed(organizations, 'organization') : [];
  const organization = all.find((one) => one.getAttribute('identifier') === wanted) ?? all[0];
  if (!resources || !organization) return null;
  const title = textOf(organization, 'title');
  const parts = itemsBelow(organization).flatMap((item) => partOf(item, resources, baseOf(root)) ?? []);
  const version = versionOf(root);
  return { version, title, parts, sequencing: version === '2004' ? readSequencing(organization, root) : null };
}

function partOf(item: Element, resources: Element, rootBase: string): PackagePart | null {
  const wanted = item.getAttribute('identifierref') ?? '';
  const resource = childrenNamed(resources, 'resource').find((one) => one.getAttribute('identifier') === wanted);
  const href = resource?.getAttribute('href') ?? '';
  if (wanted === '' || !resource || href === '') return null;
  const address = `${rootBase}${baseOf(resources)}${baseOf(resource)}${href}`;
  // A package that leads to another host has nothing here: the player's policy allows none.
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) return null;
  return {
    id: idOf(item),
    title: textOf(item, 'title'),
    address: withParameters(address, item.getAttribute('parameters') ?? ''),
    launchData: textOf(item, 'datafromlms') || textOf(item, 'dataFromLMS'),
    passAt: passMarkOf(item),
  };
}

/** Parameters may begin with `?`, `&` or neither (SCORM CAM, item). */
function withParameters(address: string, parameters: string): string {
  const plain = parameters.replace(/^[?&]+/, '');
  if (plain === '') return address;
  if (plain.startsWith('#')) return address.includes('#') ? address : address + plain;
  return `${address}${address.includes('?') ? '&' : '?'}${plain}`;
}

/** 1.2 writes it beside the item, 2004 as the measure of the primary objective. */
function passMarkOf(item: Element): number | null {
  const mastery = textOf(item, 'masteryscore');
  const objective = childNamed(childNamed(childNamed(item, 'sequencing'), 'objectives'), 'primaryObjective');
  const byMeasure = objective?.getAttribute('satisfiedByMeasure') === 'true';
  // A measure that is not written is 1 (SCORM SN 3.10).
  const measure = byMeasure ? textOf(objective, 'minNormalizedMeasure') || '1' : '';
  const mark = Number.parseFloat(mastery || measure);
  return Number.isFinite(mark) ? mark : null;
}

function versionOf(root: Element): ScormVersion {
  const said = textOf(childNamed(root, 'metadata'), 'schemaversion');
  if (said.startsWith('1.2')) return '1.2';
  if (/2004|1\.3/.test(said)) return '2004';
  return [...root.attributes].some(({ value }) => /adlcp_v1p3/i.test(value)) ? '2004' : '1.2';
}

function itemsBelow(parent: Element): Element[] {
  return childrenNamed(parent, 'item').flatMap((item) => [item, ...itemsBelow(item)]);
}

function baseOf(element: Element): string {
  return element.getAttributeNS(xmlNamespace, 'base') ?? '';
}
