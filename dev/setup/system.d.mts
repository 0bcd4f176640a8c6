export interface SystemFacts {
  linux: boolean;
  chromium: boolean;
  font: boolean;
  apt: boolean;
  root: boolean;
  ubuntu: boolean;
}
export function onPath(name: string): string | null;
export function findChromium(): string | null;
export function planFor(
  facts: SystemFacts,
  needed: boolean,
): { install: string[]; stop: string | null; hint: string | null };
export function installSystem(): Promise<void>;
export function installFont(): Promise<void>;
