import type { Page } from '@playwright/test';

/** What has the focus without a visible sign of it; null: it has one, or nothing has the focus. */
export function withoutRing(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    // A field, a tick and a choice are drawn by what is around them.
    const field = focused.closest(
      '.fui-Input, .fui-Select, .fui-Dropdown, .fui-Textarea, .fui-Checkbox, .fui-Radio, .fui-Switch',
    );
    const drawn = [focused, ...(field ? [field, ...field.querySelectorAll('*')] : [])];
    const isDrawn = (style: CSSStyleDeclaration, pseudo: boolean) => {
      const isLine = (kind: string, width: string) => kind !== 'none' && parseFloat(width) >= 1;
      if (pseudo && style.content === 'none') return false;
      if (isLine(style.outlineStyle, style.outlineWidth)) return true;
      // A link in a text has a double line below it.
      if (style.textDecorationLine.includes('underline') && style.textDecorationStyle === 'double') return true;
      return (
        pseudo &&
        (isLine(style.borderTopStyle, style.borderTopWidth) || isLine(style.borderBottomStyle, style.borderBottomWidth))
      );
    };
    const hasRing = drawn.some((element) =>
      [undefined, '::before', '::after'].some((pseudo) =>
        isDrawn(getComputedStyle(element, pseudo), pseudo !== undefined),
      ),
    );
    const name = focused.getAttribute('aria-label') ?? (focused.textContent ?? '').trim().slice(0, 24);
    return hasRing ? null : `${focused.tagName.toLowerCase()} "${name}"`;
  });
}
