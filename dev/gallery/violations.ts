import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/** What axe finds wrong on the screen that is shown, dialogs included: rule and elements. */
export async function violationsOn(page: Page): Promise<string[]> {
  // Half a megabyte of script, twice: most screens are opened in a document that has it from the screen before.
  const loaded = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
  // Fluent's focus helper keeps empty elements beside dialogs that axe takes for hidden buttons.
  const { violations } = await new AxeBuilder({ page, ...(loaded ? { axeSource: 'void 0' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude('[data-tabster-dummy]')
    .analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
