import type { ReactNode } from 'react';

interface LinkedProps {
  /** A translation with tags: 'I agree to <agreement>the terms</agreement>'. */
  text: string;
  /** Renders the content of each tag. */
  links: Readonly<Record<string, (text: string) => ReactNode>>;
}

/** A translation with links in it: a small replacement of `Trans`. Tags without a link show their text. */
export function Linked({ text, links }: LinkedProps) {
  return text.split(/(<(\w+)>[^<]*<\/\2>)/).map((part, at, parts) => {
    // Each match yields the whole tag, then its name.
    if (at % 3 === 2) return null;
    const inner = /^<\w+>([^<]*)</.exec(part)?.[1];
    const link = links[parts[at + 1] ?? ''];
    // oxlint-disable-next-line react/no-array-index-key
    return <span key={at}>{at % 3 === 1 && inner !== undefined ? (link?.(inner) ?? inner) : part}</span>;
  });
}
