import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { examPaths } from '#contract/paths/exam.ts';
import { watchUntilQuiet } from '#dev/gallery/settle.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

const shown = () => document.querySelector<HTMLElement>('#screen')?.dataset;

it('a picture is taken of the screen of its address, not of the one before, which stays until that is loaded', async () => {
  // The page of the tests moves nothing and loads no pictures.
  Object.assign(document, { getAnimations: () => [] });
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  client = await openApp('/userAgreement', { signedIn: '13800010002' });
  await vi.waitFor(() => expect(shown()).toMatchObject({ screen: '/userAgreement' }));
  act(() => {
    history.pushState({ key: 'a-link' }, '', examPaths.list.to());
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await watchUntilQuiet({ quietMs: 1, longestMs: 30_000 });
  expect(shown()).toMatchObject({ screen: examPaths.list.pattern, place: 'a-link' });
});
