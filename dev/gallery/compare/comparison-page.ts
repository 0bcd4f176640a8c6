/** One picture that is not as it was. */
export interface Change {
  /** File name, the same in both folders. */
  name: string;
  kind: 'changed' | 'new' | 'gone';
  /** Pixels that differ. */
  pixels: number;
}

const style = `
  body { font: 14px system-ui, sans-serif; margin: 24px; }
  section { border-top: 1px solid; padding: 16px 0; }
  .row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px; }
  figure { margin: 0; }
  img { width: 100%; display: block; outline: 1px solid; }
  .difference { display: grid; isolation: isolate; }
  .difference img { grid-area: 1 / 1; }
  .difference img + img { mix-blend-mode: difference; }
`;

/** One HTML page with every change: before, after, and their difference. `before`: folder relative to the page. */
export function comparisonPage(changes: readonly Change[], before: string): string {
  const sections = changes.map((change) => section(change, before)).join('\n');
  const title = `${changes.length} pictures differ`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>${style}</style>
<h1>${title}</h1>
${sections}
</html>
`;
}

function section({ name, kind, pixels }: Change, folder: string): string {
  const old = picture([...folder.split(/[\\/]/), name], 'Before');
  const fresh = picture([name], 'After');
  const figures = {
    changed: [
      figure('Before', old),
      figure('After', fresh),
      figure('Difference', `<div class="difference">${old}${fresh}</div>`),
    ],
    new: [figure('After', fresh)],
    gone: [figure('Before', old)],
  }[kind];
  const facts = kind === 'changed' ? `${pixels} pixels` : kind;
  return `<section><h2>${escape(name)} (${facts})</h2><div class="row">${figures.join('')}</div></section>`;
}

function figure(caption: string, content: string): string {
  return `<figure><figcaption>${caption}</figcaption>${content}</figure>`;
}

function picture(parts: readonly string[], alt: string): string {
  return `<img loading="lazy" alt="${alt}" src="${escape(parts.map(encodeURIComponent).join('/'))}">`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
