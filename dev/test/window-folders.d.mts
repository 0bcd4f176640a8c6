export const windowFolders: readonly string[];
export function drivesWindows(file: string): boolean;
export function needsBuild(files: readonly string[] | null): boolean;
