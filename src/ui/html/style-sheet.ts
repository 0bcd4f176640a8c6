/** A style sheet for a shadow tree: the policy of the page lets no style element in, but what a script makes. */
export function styleSheetOf(text: string): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(text);
  return made;
}
