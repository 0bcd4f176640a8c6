const han = /\p{Script=Han}/gu;
const letter = /\p{L}/gu;

/** Content with at least this share of Chinese characters among its letters is Chinese. */
const leastShare = 0.3;

/**
 * The language of a text of the platform, for its `lang`: Chinese, or undefined where only its author knows. A client
 * in another language would read it out and space it as its own.
 */
export function contentLanguage(text: string): 'zh-CN' | undefined {
  const letters = text.match(letter)?.length ?? 0;
  const characters = text.match(han)?.length ?? 0;
  return characters > 0 && characters / letters >= leastShare ? 'zh-CN' : undefined;
}
