import { act, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { historyEntryAtom } from '#app/session/redirecting.ts';
import { accountPaths } from '#contract/paths/account.ts';
import { userExamFindUserExams } from '#contract/platform/exam/exam.ts';
import { findTaskList } from '#contract/platform/learning/task-list.ts';
import { linkable, readLink } from '#electron/desktop/links/read-link.ts';
import { declaredCalls } from '../../house/declared-calls.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { askAsPage } from '../../support/page-calls.ts';

const effects = new Set((await declaredCalls()).flatMap(({ id, effect }) => (effect ? [id] : [])));
let client: TestClient;
let visits = 0;
/** Parameters with true ids, and with every word that could mean an order. */
let search = '';

beforeAll(async () => {
  client = await openApp(accountPaths.userAgreement.to(), { signedIn: '13800017719' });
  const { core } = client;
  const firstPage = { pageNum: 1, pageSize: 10 };
  const [exam] = (await askAsPage(core, userExamFindUserExams, firstPage)).list;
  const [task] = (await askAsPage(core, findTaskList, firstPage)).list;
  const orders = ['join', 'autoJoin', 'pay', 'confirm', 'submit', 'delete', 'quickLearn'].map((word) => `${word}=1`);
  const ids = { examId: exam?.examId, businessId: exam?.bussinessId, bussinessId: exam?.bussinessId, taskId: task?.id };
  search = [
    ...Object.entries(ids).map(([name, value]) => `${name}=${value ?? ''}`),
    `id=${task?.id ?? ''}`,
    `sourceType=${exam?.sourceType ?? ''}`,
    'action=delete',
    ...orders,
  ].join('&');
});
afterAll(() => client.stop());

/** Opens an address as main does for a link, and waits until nothing is asked any more. */
async function visit(address: string): Promise<void> {
  const before = client.app.store.get(historyEntryAtom);
  await act(async () => {
    window.history.pushState({ key: `link-${(visits += 1)}`, idx: visits }, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await waitFor(() => expect(client.app.store.get(historyEntryAtom)).not.toBe(before), { timeout: 10_000 });
  let calm = 0;
  await waitFor(
    () => {
      calm = client.app.queries.isFetching() + client.app.queries.isMutating() === 0 ? calm + 1 : 0;
      expect(calm).toBeGreaterThan(3);
    },
    { interval: 5, timeout: 10_000 },
  );
}

it('no link joins, orders, pays or deletes, whatever parameters it has', async () => {
  const before = (await client.platform.log()).length;
  const opened: string[] = [];
  for (const address of linkable) {
    const path = readLink(`lectern:/${address}?${search}`, 'lectern');
    if (path === null) continue;
    await visit(path);
    opened.push(address);
  }
  expect(opened.length).toBeGreaterThan(50);
  const asked = (await client.platform.log()).slice(before).flatMap(({ id }) => id ?? []);
  expect(asked.length).toBeGreaterThan(opened.length);
  expect([...new Set(asked)].filter((id) => effects.has(id))).toEqual([]);
}, 120_000);
