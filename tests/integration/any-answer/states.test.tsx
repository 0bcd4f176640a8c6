import { act } from '@testing-library/react';
import type { Query } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rowOf } from '../../../src/app/routes/route-lookup.ts';
import { routes } from '../../../src/app/routes/routes.ts';
import type { TestClient } from '../../support/app.ts';
import { openFor, rest, subjectFor } from './opening.ts';
import { declared, goTo, ofTheFrame, settled } from './probing.ts';
import { screenRows, type Subject } from './screens.ts';

const rows = screenRows.filter(({ as, tenant, route }) => as === 'learner' && tenant === undefined && route !== rest);
const broken = { match: {}, mode: 'status', status: 500, times: 0 };

/** A read of the platform that this screen, not its frame, shows something of. */
const isOwn = ({ queryKey: [id] }: Pick<Query, 'queryKey'>) =>
  typeof id === 'string' && declared.has(id) && !ofTheFrame.has(id);
const told = () => document.querySelector('[data-notices]')?.textContent ?? '';
const titles = () => [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);

describe('while the platform fails, a learner’s screen says how old its content is, or what is missing:', () => {
  let client: TestClient;
  let subject: Subject;
  beforeAll(async () => {
    client = await openFor(rows[0]!);
    subject = await subjectFor(client, rows[0]!);
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
