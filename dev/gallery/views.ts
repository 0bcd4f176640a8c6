import { defaultLocale, locales, type Locale } from '#contract/ipc/locale.ts';

/** How one sight is photographed. */
export interface View {
  theme: 'light' | 'dark';
  locale: Locale;
  size: { width: number; height: number };
}

const usual = { width: 1366, height: 768 };

/** Small centres' displays, 1366x768 at 125 % and at 200 %, and a large one. */
const otherSizes = [
  { width: 1024, height: 600 },
  { width: 1093, height: 534 },
  { width: 683, height: 384 },
  { width: 1920, height: 1080 },
];

/** Every theme and language at the usual size, then the other sizes in the first language and the light theme. */
export const views: readonly View[] = [
  ...(['light', 'dark'] as const).flatMap((theme) => locales.map((locale) => ({ theme, locale, size: usual }))),
  ...otherSizes.map((size) => ({ theme: 'light' as const, locale: defaultLocale, size })),
];

/** The name of a picture, without extension; the usual size is not named. */
export function pictureName(sight: string, { theme, locale, size }: View): string {
  const suffix = size.width === usual.width ? '' : `-${size.width}x${size.height}`;
  return `${sight}-${theme}-${locale}${suffix}`;
}

/** The views whose theme, language and size, such as `light-zh-CN-1366x768`, contain one of these texts: `dark-fr,683x384`. */
export function viewsNamed(parts: string): View[] {
  return views.filter(({ theme, locale, size }) => {
    const name = `${theme}-${locale}-${size.width}x${size.height}`;
    return parts.split(',').some((part) => name.includes(part));
  });
}
