/** What POSIX says of the user's languages: LANGUAGE is a list; else the first of LC_ALL, LC_MESSAGES, LANG. */
export function systemLanguages(env: Readonly<Record<string, string | undefined>>): string[] {
  const locale = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((value) => value !== undefined && value !== '');
  const wanted = [...(env['LANGUAGE'] ?? '').split(':'), locale ?? ''];
  const tags = wanted.map(tagOf).filter((tag) => tag !== null);
  return tags.length > 0 ? [...new Set(tags)] : ['en-US'];
}

/** `zh_CN.UTF-8` is zh-CN; the C locale is no language. */
function tagOf(locale: string): string | null {
  const [, language, country] = /^([a-z]{2,3})(?:[_-]([a-z]{2}))?(?:[.@]|$)/i.exec(locale) ?? [];
  if (!language) return null;
  return country ? `${language.toLowerCase()}-${country.toUpperCase()}` : language.toLowerCase();
}
