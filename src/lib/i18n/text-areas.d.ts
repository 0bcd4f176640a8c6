/** `locales`, by language and area (dev/vite/text-areas.ts). */
declare module 'virtual:text-areas' {
  import type { TextTree } from './pack.ts';

  export const textAreas: Readonly<Record<string, () => Promise<{ slices: Readonly<Record<string, TextTree>> }>>>;
}
