import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { accountPaths } from '#contract/paths/account.ts';
import type { TestClient } from '../../support/app.ts';
import { surelyOddAnswers } from '../../support/odd-answers.ts';
import { screenFaults } from '../../support/screen-faults.ts';
import type { EffectRow } from './effect-acts.ts';
import { goTo, settled, watched } from './probing.ts';

/** Where nothing is asked for. */
export const rest = accountPaths.userAgreement.to();

const noEnvelopes = ['null', '"ok"', '{"code":{},"message":[1],"data":"x"}', '<html>502</html>'] as const;

interface Try {
  text: string;
  /** No envelope, or data that says nothing where it has to say it: whoever claims a success invents it. */
  failed: boolean;
}

/** Two answers that are odd for this call, and one that is no answer of a platform: each call has the next one. */
function triesOf({ sample, judged = false }: EffectRow, at: number): Try[] {
  const odd = surelyOddAnswers(sample).slice(0, 2);
  return [
    { text: noEnvelopes[at % noEnvelopes.length] ?? '', failed: true },
    ...odd.map((text) => ({ text, failed: judged })),
  ];
}

const timesAsked = async ({ platform }: TestClient, id: string) =>
  (await platform.log()).filter((entry) => entry.id === id).length;

/** Codes may be asked for again at once. */
function endCountdowns(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('codeSentAt.')) sessionStorage.removeItem(key);
}

/** What is wrong with the screen after the call was answered oddly. */
async function faultsAfter(client: TestClient, row: EffectRow, { text, failed }: Try): Promise<string[]> {
  await client.platform.clearFaults();
  await goTo(client, rest);
  endCountdowns();
  await goTo(client, row.address);
  await client.platform.fault({ match: { id: row.id }, mode: 'answer', text, times: 0 });
  const before = await timesAsked(client, row.id);
  const faults = await watched(async () => {
    await row.act(client);
    await waitFor(async () => expect(await timesAsked(client, row.id)).toBeGreaterThan(before));
    await act(() => settled(client));
  });
  faults.push(...screenFaults());
  if (failed && row.claim && screen.queryAllByText(row.claim).length > 0) faults.push(`claims ${row.claim}`);
  await row.leave?.();
  return faults.map((fault) => `${fault}\n  after ${row.id}: ${text.slice(0, 300)}`);
}

/** What is wrong with the screens of a row, whatever its call was answered; '' on good ones. */
export async function faultsOfRow(client: TestClient, row: EffectRow, at: number): Promise<string> {
  const faults: string[] = [];
  for (const one of triesOf(row, at)) faults.push(...(await faultsAfter(client, row, one)));
  await client.platform.clearFaults();
  return faults.join('\n');
}
