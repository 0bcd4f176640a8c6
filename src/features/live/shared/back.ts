import { ownPath } from '#contract/paths/define-path.ts';
import { livePaths } from '#contract/paths/live.ts';

/** Where the screen of a class leads back to: an address of this client that its own address names, else the list. */
export function backOf(backPath: string | null): string {
  return ownPath(backPath) ?? livePaths.list.to();
}
