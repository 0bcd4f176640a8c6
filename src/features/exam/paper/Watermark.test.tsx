import { render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { appInfoAtom, sessionAtom, settingsAtom } from '#domain/app-state.ts';
import { Watermark } from './Watermark.tsx';

function sheetOn({ watermark, seatName }: { watermark: boolean; seatName: string }): Element | null {
  const store = createStore();
  const info = store.get(appInfoAtom);
  store.set(appInfoAtom, { ...info, managed: { ...info.managed, watermark } });
  store.set(settingsAtom, { ...store.get(settingsAtom), seatName });
  store.set(sessionAtom, { ...store.get(sessionAtom), name: '陈思远' });
  const { container } = render(
    <Provider store={store}>
      <Watermark userPaperId="up-2026-00000712" />
    </Provider>,
  );
  return container.firstElementChild;
}

it('a photo of the screen tells seat, learner and paper where the policy asks for it, and readers of screens nothing', () => {
  const sheet = sheetOn({ watermark: true, seatName: 'A-07' });
  expect(sheet?.getAttribute('aria-hidden')).toBe('true');
  expect(new Set([...(sheet?.children ?? [])].map(({ textContent }) => textContent))).toEqual(
    new Set(['A-07 · 陈思远 · 00000712']),
  );
});

it('lies over no paper where the policy does not ask for it', () => {
  expect(sheetOn({ watermark: false, seatName: 'A-07' })).toBeNull();
});
