// Tests that drive the built client, as processes and windows.

export const windowFolders: readonly string[] = ['tests/host/', 'tests/e2e/', 'tests/layout/', 'tests/package/'];

/** True for a test file, relative to the root, that opens the client as `vite build` left it. */
export function drivesWindows(file: string): boolean {
  return windowFolders.some((folder) => file.startsWith(folder));
}

/** `files`: the test files of a run; null: all of them. */
export function needsBuild(files: readonly string[] | null): boolean {
  return files === null || files.some(drivesWindows);
}
