import { machineChecks, pageChecks } from '#contract/ipc/readings.ts';
import type { Stage } from './scene.ts';

/** The readiness check with all its rows. */
export async function readinessDone({ page }: Stage): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button').first().click();
  await main
    .getByRole('listitem')
    .nth(machineChecks.length + pageChecks.length - 1)
    .waitFor({ timeout: 60_000 });
}
