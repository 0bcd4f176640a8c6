import { act, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountPaths } from '../../../src/contract/paths/account.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { installMultipart } from '../../support/multipart.ts';
import { surelyOddAnswers } from '../../support/odd-answers.ts';
import { screenFaults } from '../../support/screen-faults.ts';
import { codeRows } from './code-effect-rows.ts';
import type { EffectRow } from './effect-acts.ts';
import { learnerRows, visitorRows } from './effect-rows.ts';
import { learningRows } from './learning-effect-rows.ts';
import { withoutRow } from './effects-without-row.ts';
import { declared, goTo, settled, watched } from './probing.ts';
import { profileRows } from './profile-effect-rows.ts';
import { securityRows } from './security-effect-rows.ts';

/** Where nothing is asked for. */
const rest = accountPaths.userAgreement.to();

const noEnvelopes = ['null', '"ok"', '{"code":{},"message":[1],"data":"x"}', '<html>502</html>'] as const;

/** Two answers that are odd for this call, and one that is no answer of a platform: each call has the next one. */
function answersFor({ sample, once = false }: EffectRow, at: number): string[] {
  const odd = surelyOddAnswers(sample).slice(0, 2);
  return once ? odd.slice(0, 1) : [noEnvelopes[at % noEnvelopes.length] ?? '', ...odd];
}

/** What is wrong with the screen after the call was answered oddly. */
async function faultsOf(client: TestClient, row: EffectRow, text: string): Promise<string[]> {
  await client.platform.clearFaults();
  await goTo(client, rest);
  await goTo(client, row.address);
  await client.platform.fault({ match: { id: row.id }, mode: 'answer', text, times: 0 });
  const before = await timesAsked(client, row.id);
  const errors = await watched(async () => {
    await row.act();
    await waitFor(async () => expect(await timesAsked(client, row.id)).toBeGreaterThan(before));
    await act(() => settled(client));
  });
  return [...screenFaults(), ...errors].map((fault) => `${fault}\n  after ${row.id}: ${text.slice(0, 300)}`);
}

const timesAsked = async ({ platform }: TestClient, id: string) =>
  (await platform.log()).filter((entry) => entry.id === id).length;

describe.each([
  ['a visitor', undefined, [...visitorRows, ...codeRows]],
  ['a learner', '13800017719', [...learnerRows, ...learningRows, ...profileRows]],
  ['a learner who changes how to sign in', '13800017719', securityRows],
] as const)('any JSON in place of what %s is answered after an effect', (_, phone, rows) => {
  let client: TestClient;
  beforeAll(async () => {
    await installMultipart();
    client = await openApp(rest, phone === undefined ? {} : { signedIn: phone });
  });
  afterAll(() => client.stop());

  it.each(rows.map((row, at) => [row.id, row, at] as const))('%s', async (_id, row, at) => {
    const faults: string[] = [];
    for (const text of answersFor(row, at)) faults.push(...(await faultsOf(client, row, text)));
    expect(faults.join('\n')).toBe('');
    await client.platform.clearFaults();
  });
});

it('every declared effect has a row, or a reason for none', () => {
  const tried = [...visitorRows, ...codeRows, ...learnerRows, ...learningRows, ...profileRows, ...securityRows].map(
    ({ id }) => id,
  );
  const effects = [...declared.values()].filter(({ effect }) => effect).map(({ id }) => id);
  expect([...tried, ...Object.keys(withoutRow)].sort()).toEqual(effects.sort());
});
