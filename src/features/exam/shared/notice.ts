const headings = 'h1, h2, h3, h4, h5, h6';

/** A notice of the platform without a first heading that only repeats the title of this screen. */
export function noticeBelow(title: string, html: string): string {
  if (!html.includes(title)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const first = body.firstElementChild;
  if (!first?.matches(headings) || first.textContent?.trim() !== title) return html;
  first.remove();
  return body.innerHTML;
}
