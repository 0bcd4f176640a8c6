/** True when a promise fulfils. For calls whose failure is shown elsewhere, by a toast or beside the form. */
export function succeeded(promise: Promise<unknown>): Promise<boolean> {
  return promise.then(
    () => true,
    () => false,
  );
}
