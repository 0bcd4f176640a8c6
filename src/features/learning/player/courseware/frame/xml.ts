/** The children of an element by their local name: manifests name spaces in many ways. */
export function childrenNamed(parent: Element | null | undefined, name: string): Element[] {
  return parent ? [...parent.children].filter(({ localName }) => localName === name) : [];
}

export function childNamed(parent: Element | null | undefined, name: string): Element | null {
  return childrenNamed(parent, name)[0] ?? null;
}

export function textOf(parent: Element | null | undefined, name: string): string {
  return childNamed(parent, name)?.textContent?.trim() ?? '';
}

/** What stands in an attribute; undefined: it is not there, or empty. */
export function wordOf(element: Element | null | undefined, name: string): string | undefined {
  return element?.getAttribute(name)?.trim() || undefined;
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
