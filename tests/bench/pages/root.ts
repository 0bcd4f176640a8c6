/** The root element of a page. */
export function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root.');
  return element;
}
