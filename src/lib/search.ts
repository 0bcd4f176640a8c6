/** Whether one of these texts holds what is searched, in any letter case; an empty search finds everything. */
export function found(texts: readonly string[], search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase();
  return texts.some((text) => text.toLocaleLowerCase().includes(wanted)) || wanted === '';
}
