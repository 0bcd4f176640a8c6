import { existsSync, renameSync } from 'node:fs';

/** Moves a broken file out of the way, so that it can be looked at later. Gives its new name. */
export function setAside(file: string): string {
  let number = 1;
  while (existsSync(`${file}.broken-${number}`)) number += 1;
  const aside = `${file}.broken-${number}`;
  renameSync(file, aside);
  return aside;
}
