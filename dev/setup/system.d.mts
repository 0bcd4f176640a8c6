export function onPath(name: string): string | null;
export function findChromium(): string | null;
export function installSystem(): Promise<void>;
