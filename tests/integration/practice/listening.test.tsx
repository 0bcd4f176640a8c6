import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { practicePaths } from '#contract/paths/practice.ts';
import { openApp, type TestClient } from '../../support/app.ts';

// jsdom plays no sound: a recording is there at once, and ends when the test says so.
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});

let client: TestClient;
afterEach(async () => {
  vi.restoreAllMocks();
  await client.stop();
});

it('a question about a sound is practised, with the plays of the platform and feedback', async () => {
  client = await openApp(practicePaths.pattern.to({ practiceId: 'pr-weld', businessId: 'c-weld-gas' }), {
    signedIn: '13800010002',
  });
  const card = await screen.findByRole('article', { name: '章节练习' });
  await client.user.click(within(card).getByRole('checkbox', { name: '警报信号' }));
  await client.user.click(within(card).getByRole('button', { name: '开始' }));
  const player = within(await screen.findByRole('region', { name: '录音' }));
  await player.findByText(/^还可以播放 2 次，共 2 次/u);
  for (const left of [/^还可以播放 1 次，共 2 次/u, /^2 次播放都已用完/u]) {
    await client.user.click(await player.findByRole('button', { name: '播放录音' }));
    await player.findByText(left);
    document.querySelector('audio')!.dispatchEvent(new Event('ended'));
  }
  await client.user.click(screen.getByRole('radio', { name: /^B/u }));
  await client.user.click(screen.getByRole('button', { name: '看对错' }));
  expect(await screen.findByText('答对了')).toBeTruthy();
});
