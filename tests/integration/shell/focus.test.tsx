import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#app/routes/routes.ts';
import { openApp, type TestClient } from '../../support/app.ts';

const learner = '13800010002';
const exam = '?examId=e-power-100&bussinessId=t-e-power-100&type=1';
const queries: Readonly<Record<string, string>> = {
  '/exam/resdExam': exam,
  '/exam/handPaper': exam,
  '/exam/testPaper': exam,
  '/cms/detail': '?id=a-review-2026',
  '/cms/video': '?id=v-power-off',
};
const screens = routes.filter(({ path, redirect }) => path !== '/' && !path.includes('*') && redirect !== true);

let client: TestClient;

/** Goes to an address as a link does. */
function goTo(address: string): void {
  act(() => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

/** The screen that is open has one heading, which has the focus. */
async function headingHasFocus(): Promise<void> {
  await waitFor(() => {
    const headings = screen.getAllByRole('heading', { level: 1 });
    expect(headings).toHaveLength(1);
    expect(document.activeElement).toBe(headings[0]);
    expect(headings[0]?.textContent).not.toBe('');
  });
}

describe.each([
  ['a visitor', undefined, screens.filter(({ guard }) => guard !== 'learner')],
  ['a learner', learner, screens.filter(({ guard }) => guard === 'learner')],
] as const)('%s', (_, signedIn, rows) => {
  beforeAll(async () => {
    client = await openApp('/nowhere', signedIn ? { signedIn } : {});
  });
  afterAll(() => client.stop());

  it('finds the focus on the heading of the first screen, and a skip link as the first tab stop', async () => {
    await headingHasFocus();
    await client.user.tab({ shift: true });
    act(() => (document.activeElement as HTMLElement).blur());
    await client.user.tab();
    expect(document.activeElement?.textContent).toBe('跳到主要内容');
    await client.user.keyboard('{Enter}');
    await headingHasFocus();
  });

  it.each(rows.map(({ path }) => path))('finds the focus on the heading of %s', async (path) => {
    goTo('/nowhere');
    await waitFor(() => expect(document.title).toContain('页面不存在'));
    const before = document.title;
    goTo(`${path}${queries[path] ?? ''}`);
    await waitFor(() => expect(document.title).not.toBe(before));
    await headingHasFocus();
  });
});
