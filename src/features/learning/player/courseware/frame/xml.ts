/** True for an element of this name: manifests name spaces in many ways, and some are written in capitals. */
export const isNamed = ({ localName }: Element, name: string) => localName.toLowerCase() === name.toLowerCase();

export function childrenNamed(parent: Element | null | undefined, name: string): Element[] {
  return parent ? [...parent.children].filter((one) => isNamed(one, name)) : [];
}

/** All that stand below an element by their name. */
export const allNamed = (root: Element, name: string) =>
  [...root.getElementsByTagNameNS('*', '*')].filter((one) => isNamed(one, name));

export function childNamed(parent: Element | null | undefined, name: string): Element | null {
  return childrenNamed(parent, name)[0] ?? null;
}

export function textOf(parent: Element | null | undefined, name: string): string {
  return childNamed(parent, name)?.textContent?.trim() ?? '';
}

/** What stands in an attribute, as it is written; null: it is not there. */
export function attributeOf(element: Element | null | undefined, name: string): string | null {
  const found = [...(element?.attributes ?? [])].find((one) => one.name.toLowerCase() === name.toLowerCase());
  return element?.getAttribute(name) ?? found?.value ?? null;
}

/** The same without blanks around it; undefined: it is not there, or empty. */
export function wordOf(element: Element | null | undefined, name: string): string | undefined {
  return attributeOf(element, name)?.trim() || undefined;
}

/** Undefined: it is not there, or neither true nor false. */
export function flagOf(element: Element | null | undefined, name: string): boolean | undefined {
  const word = wordOf(element, name)?.toLowerCase();
  if (word === 'true' || word === '1') return true;
  return word === 'false' || word === '0' ? false : undefined;
}

export function amountOf(element: Element | null | undefined, name: string): number | undefined {
  const amount = Number.parseFloat(wordOf(element, name) ?? '');
  return Number.isFinite(amount) ? amount : undefined;
}
