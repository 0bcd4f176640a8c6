/** Loads the page anew where it is; a paper that is open goes on from the disk. */
export const reload = {
  page: (): void => window.location.reload(),
};
