/** Reloads the page at its current address. An object, so that tests can replace the function. */
export const reload = {
  page: (): void => window.location.reload(),
};
