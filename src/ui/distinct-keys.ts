import { cloneElement, isValidElement, type ReactNode } from 'react';

/** The elements of a list whose keys are a platform's ids: of equal keys each later one gets a number, so that no row hides another. */
export function distinctKeys(elements: readonly ReactNode[]): ReactNode[] {
  const seen = new Map<string, number>();
  return elements.map((element) => {
    if (!isValidElement(element) || element.key === null) return element;
    const before = seen.get(element.key) ?? 0;
    seen.set(element.key, before + 1);
    return before === 0 ? element : cloneElement(element, { key: `${element.key} ${before + 1}` });
  });
}
