/** True when it came to a good end; for steps whose failure is told elsewhere, by the toast or beside the form. */
export function succeeded(doing: Promise<unknown>): Promise<boolean> {
  return doing.then(
    () => true,
    () => false,
  );
}
