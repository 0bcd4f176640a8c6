/** Where editors and lazy loaders keep the address of a picture that a script of their page would show. */
const lazyNames = [
  'data-src',
  'data-original',
  'data-actualsrc',
  'data-lazy-src',
  'data-lazyload',
  'data-lazy',
  'data-echo',
  'data-url',
  'data-backsrc',
  'data-original-src',
  'data-ke-src',
  'lazy-src',
  'lazyload',
  'zoomfile',
  'file',
  '_src',
];
const placeholder =
  /^(?:about:blank|data:image\/(?:gif|png|svg\+xml)[;,].{0,600}|.*\b(?:loading|placeholder|blank|lazy|spacer|pixel|1x1|transparent|none)[\w-]*\.(?:gif|png|jpe?g|svg|webp))?$/is;

export const sourceAttributes: readonly string[] = ['src', 'poster', 'srcset', 'data-srcset', ...lazyNames];

const ownNames: Readonly<Record<string, readonly string[]>> = { image: ['href', 'xlink:href'], object: ['data'] };

/** Where an element of this name says what it draws, besides; elsewhere `href` is a link. */
export const ownSourcesOf = (element: string): readonly string[] => ownNames[element] ?? [];

/** The address that a picture, film or sound is to be loaded from, by its attributes; '': it names none. */
export function sourceOf(attribute: (name: string) => string | null): string {
  const src = attribute('src')?.trim() ?? '';
  if (!placeholder.test(src)) return src;
  const lazy = lazyNames.map((name) => attribute(name)?.trim() ?? '').find((address) => address !== '');
  return lazy ?? firstOf(attribute('srcset')) ?? firstOf(attribute('data-srcset')) ?? src;
}

/** The first address of a list of sizes. */
function firstOf(set: string | null): string | undefined {
  return set?.trim().split(/,?\s/)[0] || undefined;
}
