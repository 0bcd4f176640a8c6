import type { ReactNode } from 'react';

interface LinkedProps {
  /** A sentence with places: 'I agree to <agreement>the terms</agreement>'. */
  text: string;
  /** What stands in a place, given its words. */
  places: Readonly<Record<string, (words: string) => ReactNode>>;
}

/** A sentence of the locales with links in it. A place that nobody fills shows its words. */
export function Linked({ text, places }: LinkedProps) {
  return text.split(/(<(\w+)>[^<]*<\/\2>)/).map((part, at, parts) => {
    // Each match gives its whole, then its name.
    if (at % 3 === 2) return null;
    const words = /^<\w+>([^<]*)</.exec(part)?.[1];
    const place = places[parts[at + 1] ?? ''];
    // oxlint-disable-next-line react/no-array-index-key
    return <span key={at}>{at % 3 === 1 && words !== undefined ? (place?.(words) ?? words) : part}</span>;
  });
}
