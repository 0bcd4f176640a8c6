const models = String.raw`\[\s*(rgb|RGB|HTML|gray)\s*\]\s*\{([^{}]*)\}`;
const defined = new RegExp(
  String.raw`\\definecolor\s*\{([^{}]*)\}\s*\{\s*(rgb|RGB|HTML|gray)\s*\}\s*\{([^{}]*)\}`,
  'g',
);
const used = new RegExp(String.raw`(\\(?:text|f?box|color)*color(?:box)?\s*)${models}`, 'g');

/** The colours of a formula, by their names and in every way that LaTeX counts them, as KaTeX takes them. */
export function texColours(tex: string): string {
  if (!tex.includes('color')) return tex;
  const names = new Map<string, string>();
  const plain = tex
    .replaceAll(defined, (_, name: string, model: string, said: string) => {
      names.set(name.trim(), hexOf(model, said));
      return '';
    })
    .replaceAll(used, (_, command: string, model: string, said: string) => `${command}{${hexOf(model, said)}}`);
  return plain.replaceAll(/(\\(?:text)?color\s*)\{\s*([^{}#]*?)\s*\}/g, (all, command: string, name: string) => {
    const hex = names.get(name);
    return hex === undefined ? all : `${command}{${hex}}`;
  });
}

/** Black for what is no colour. */
function hexOf(model: string, said: string): string {
  if (model === 'HTML') return `#${/^\s*([\da-f]{6})\s*$/i.exec(said)?.[1] ?? '0'.repeat(6)}`;
  const parts = said.split(',').map((part) => Number.parseFloat(part) * (model === 'RGB' ? 1 : 255));
  const [red = Number.NaN, green = red, blue = red] = parts;
  const digits = [red, green, blue].map((value) =>
    Math.round(Math.min(255, Math.max(0, value || 0)))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}
