import type { Page } from 'playwright';

/** Shows the page of another tenant of the embedded platform, by its name. */
export async function inTenant(page: Page, name: string): Promise<void> {
  if (!(await page.evaluate(switchTenant, name))) return;
  await page.reload();
  // Before its first screen the page does not hear where it shall go.
  await page.locator('[data-screen]').first().waitFor();
}

// Runs in the page; true when it has to start again as the page of another tenant.
async function switchTenant(name: string): Promise<boolean> {
  const info = await window.desktop.app.info();
  if (info.ok && info.value.tenantHost === name) return false;
  await fetch('/api/__tenant', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  await window.desktop.app.chooseTenant(name);
  return true;
}
