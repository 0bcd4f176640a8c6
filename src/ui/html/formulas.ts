/** Draws every `<span class="formula" data-tex>` below an element; KaTeX is loaded when the first one is met. */
export async function drawFormulas(element: HTMLElement): Promise<void> {
  // The source is the text until the drawing is there.
  const places = [...element.querySelectorAll<HTMLElement>('.formula[data-tex]')];
  if (places.length === 0) return;
  for (const place of places) place.textContent ||= place.dataset['tex'] ?? '';
  const [katex] = await Promise.all([import('katex'), import('katex/dist/katex.min.css')]);
  for (const place of places) {
    const tex = place.dataset['tex'] ?? '';
    // A formula that KaTeX cannot read shows its source, in red, in its place.
    katex.default.render(tex, place, { throwOnError: false, output: 'htmlAndMathml' });
    place.removeAttribute('data-tex');
  }
}
