import type { Query } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rowOf } from '#app/routes/route-lookup.ts';
import { routes } from '#app/routes/routes.ts';
import { accountPaths } from '#contract/paths/account.ts';
import type { TestClient } from '../../support/app.ts';
import { openFor, rest, subjectFor } from './opening.ts';
import { declared, goTo, ofTheFrame, settled } from './probing.ts';
import { openedElsewhere, screenRows, type Subject } from './screens.ts';

/** Whoever is signed in does not see these. */
const forVisitors: readonly string[] = [
  accountPaths.login.pattern,
  accountPaths.register.pattern,
  accountPaths.forget.pattern,
];
/** What the client says by itself, whatever the platform answers. */
const itsOwn: readonly string[] = ['*', accountPaths.privacyPolicy.pattern];
const untried = [...forVisitors, ...itsOwn];
/** What a learner opens: pages that are open to everybody too. */
const rows = screenRows.filter(
  ({ as, tenant, route }) =>
    tenant === undefined && route !== rest && (as === 'learner' || (as === 'visitor' && !untried.includes(route))),
);
const broken = { match: {}, mode: 'status', status: 500, times: 0 };

/** A read of the platform that this screen, not its frame, shows something of. */
const isOwn = ({ queryKey: [id] }: Pick<Query, 'queryKey'>) =>
  typeof id === 'string' && declared.has(id) && !ofTheFrame.has(id);
const told = () => document.querySelector('[data-notices]')?.textContent ?? '';
const titles = () => [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);

it('every screen is tried', () => {
  const tried = [...rows.map(({ route }) => route), ...untried, ...openedElsewhere, rest];
  const screens = routes.filter(({ redirect }) => redirect !== true);
  expect(screens.filter(({ path }) => !tried.includes(path)).map(({ path }) => path)).toEqual([]);
});

describe('while the platform fails, a learner’s screen says how old its content is, or what is missing:', () => {
  let client: TestClient;
  let subject: Subject;
  beforeAll(async () => {
    const [asLearner] = rows.filter(({ as }) => as === 'learner');
    client = await openFor(asLearner!);
    subject = await subjectFor(client, asLearner!);
  });
  afterEach(() => client.platform.clearFaults());
  afterAll(() => client.stop());

  it.each(rows.map(({ route }, index) => [route, index] as const))('%s', async (_, index) => {
    const row = rows[index]!;
    const { queries } = client.app;
    await goTo(client, row.address?.(subject) ?? row.route);
    const whole = titles();
    const own = queries.getQueryCache().findAll({ type: 'active', predicate: isOwn });
    const hasContent = own.some(({ state }) => state.data !== undefined);
    const { bar, notices = bar } = rowOf(routes, window.location.pathname)!;
    await client.platform.fault(broken);
    await act(() => queries.refetchQueries({ type: 'active' }));
    await settled(client);
    expect(titles()).toEqual(whole);
    const age = /正在显示 \d+:\d+ 的内容|已加载的是 \d+:\d+ 的内容/;
    expect(told()).toMatch(hasContent && notices ? age : /^/);

    await act(() => queries.resetQueries({ predicate: isOwn }));
    await settled(client);
    expect(document.querySelector('main [aria-busy="true"]')).toBeNull();
    const isSilent = document.querySelector('main [role="alert"]') === null && told() === '';
    expect(hasContent && isSilent).toBe(false);

    await client.platform.clearFaults();
    await act(() => queries.refetchQueries({ type: 'active' }));
    await settled(client);
    expect(titles()).toEqual(whole);
    await goTo(client, rest);
  });
});
