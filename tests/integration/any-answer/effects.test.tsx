import { screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApp, type TestClient } from '../../support/app.ts';
import { installMultipart } from '../../support/multipart.ts';
import { cameraRows } from './camera-effect-rows.ts';
import { codeRows } from './code-effect-rows.ts';
import { bindMailRows, bindPhoneRows, changeRows } from './contact-effect-rows.ts';
import { learnerRows, visitorRows } from './effect-rows.ts';
import { withoutRow } from './effects-without-row.ts';
import { learningRows } from './learning-effect-rows.ts';
import { declared } from './probing.ts';
import { profileRows } from './profile-effect-rows.ts';
import { registerNew } from './registering.ts';
import { arrangingRows, profileRow, registrationRow, settlementRows, themedProfileRow } from './saving-effect-rows.ts';
import { securityRows } from './security-effect-rows.ts';
import { faultsOfRow, rest } from './trying.ts';

const learner = '13800017719';
const groups = [
  ['a visitor', {}, [...visitorRows, ...codeRows, registrationRow, ...settlementRows]],
  ['a learner', { signedIn: learner }, [...learnerRows, ...learningRows, ...profileRows, profileRow]],
  [
    'a learner who changes how to sign in',
    { signedIn: learner },
    [...securityRows, ...changeRows({ phone: learner, mail: 'chen.siyuan@example.cn' })],
  ],
  ['a learner without a phone', { signedIn: 'gao.yuan@example.cn' }, bindPhoneRows],
  ['a learner without a mail address', { register: '13988880002' }, bindMailRows],
  ['a learner with a page of their own', { signedIn: learner, tenant: 'anhe' }, arrangingRows],
  ['a learner of another theme', { signedIn: '13800010002', tenant: 'liaoyuan' }, [themedProfileRow]],
] as const;

describe.each(groups)('any JSON in place of what %s is answered after an effect', (_, options, rows) => {
  let client: TestClient;
  beforeAll(async () => {
    await installMultipart();
    if ('register' in options) {
      client = await openApp('/register');
      await registerNew(client, options.register);
      await client.restart(rest);
    } else client = await openApp(rest, options);
    await screen.findByRole('heading', { level: 1 });
  });
  afterAll(() => client.stop());

  it.each(rows.map((row, at) => [row.id, row, at] as const))('%s', async (_id, row, at) => {
    expect(await faultsOfRow(client, row, at)).toBe('');
  });
});

it('every declared effect has a row, or a reason for none', () => {
  const tried = [...groups.flatMap(([, , rows]) => rows.map(({ id }) => id)), ...cameraRows.map(({ id }) => id)];
  const effects = [...declared.values()].filter(({ effect }) => effect).map(({ id }) => id);
  expect([...tried, ...Object.keys(withoutRow)].sort()).toEqual(effects.sort());
});
