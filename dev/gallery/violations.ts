import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/** What axe finds wrong on the screen that is shown, dialogs included: rule and elements. */
export async function violationsOn(page: Page): Promise<string[]> {
  // Fluent's focus helper keeps empty elements beside dialogs that axe takes for hidden buttons.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().exclude('[data-tabster-dummy]').analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
