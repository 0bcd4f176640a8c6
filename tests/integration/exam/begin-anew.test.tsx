import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Attempt } from '#contract/ipc/exam.ts';
import { examPaths } from '#contract/paths/exam.ts';
import type { Keystore } from '#electron/storage/keystore/vault.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { signInto, sitDemoExam, untilDelivered } from '../../support/sitting.ts';

// A core, a platform and a page share two cores of a busy machine.

const learner = '13800010002';
let client: TestClient;
afterEach(() => client.stop());

/** A keystore whose key is another one after `change`. */
function changingKeystore(): Keystore & { change: () => void } {
  let secret = 0x5a;
  return {
    available: async () => true,
    protects: async () => true,
    encrypt: async (text) => Uint8Array.of(secret, ...Buffer.from(text).map((byte) => byte ^ secret)),
    async decrypt([by, ...bytes]) {
      if (by !== secret) throw new Error('Error while decrypting the ciphertext');
      return { text: Buffer.from(bytes.map((byte) => byte ^ secret)).toString('utf8'), stale: false };
    },
    change: () => {
      secret += 1;
    },
  };
}

/** The learner's paper of before, which this computer cannot open any more, is asked for again. */
async function openLockedPaper(): Promise<Attempt> {
  const keystore = changingKeystore();
  client = await openApp('/userAgreement', { signedIn: learner, client: { parts: { keystore } } });
  const attempt = await sitDemoExam(client.core, { most: 3 });
  keystore.change();
  await client.restart('/userAgreement');
  await signInto(client.core, learner);
  await client.restart(examPaths.list.to());
  await client.user.click(await screen.findByRole('button', { name: '查看处理办法' }));
  await screen.findByRole('heading', { name: '这份试卷需要老师帮忙打开' });
  return attempt;
}

const journals = () =>
  readdirSync(client.core.userData, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.journal'))
    .map((name) => [name, readFileSync(path.join(client.core.userData, name)).toString('base64')]);

it('a paper behind a changed keystore sends to staff, and begins anew only by a typed decision', async () => {
  const { exam, attemptId, paper, userPaperId } = await openLockedPaper();
  const before = journals();
  const box = within(await screen.findByRole('region', { name: '之前的试卷在这台电脑上打不开了' }));
  box.getByText(new RegExp(`已作答 3 / ${paper.questions.length} 题，文件没有改动`));
  box.getByText(/请先联系监考老师/);
  await client.user.click(box.getByRole('button', { name: '重新作答' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '从空白试卷重新作答？' }));
  await client.user.click(dialog.getByRole('button', { name: '确认重新作答' }));
  await dialog.findByText('请输入“重新作答”');
  expect(journals()).toEqual(before);

  await client.user.type(dialog.getByRole('textbox'), '重新作答');
  await client.user.click(dialog.getByRole('button', { name: '确认重新作答' }));
  await screen.findByRole('button', { name: '交卷' });
  const fresh = new URLSearchParams(window.location.search).get('attemptId') ?? '';
  expect(fresh).not.toBe(attemptId);
  expect(await client.core.desktop.exam.read(fresh)).toMatchObject({ value: { userPaperId, answers: {} } });
  expect(journals()).toEqual(expect.arrayContaining(before));

  await client.core.desktop.exam.handIn(fresh, 'learner');
  await untilDelivered(client.core, fresh);
  expect(journals()).toEqual(expect.arrayContaining(before));
  await client.restart(examPaths.handPaper.to({ exam, attemptId: fresh }));
  await waitFor(() => expect(screen.getByRole('heading', { name: '交卷成功' })).toBeTruthy());
}, 60_000);
