import { FluentProvider } from '@fluentui/react-components';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadTexts, startI18n } from '#lib/i18n/i18n.ts';
import { LiveStream } from './LiveStream.tsx';

beforeAll(async () => {
  await startI18n('zh-CN');
  await loadTexts(['learning']);
});

it('is renewed as often as its address ends, and a fresh one that does not play is told', async () => {
  let given = 0;
  const renew = vi.fn<() => Promise<string>>(async () => `https://live.example.cn/${(given += 1)}.mp4`);
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  render(
    <FluentProvider>
      <LiveStream name="公开课" address="https://live.example.cn/0.mp4" renew={renew} />
    </FluentProvider>,
  );
  const film = screen.getByLabelText<HTMLVideoElement>('公开课');
  const fails = () => act(() => void film.dispatchEvent(new Event('error')));
  for (const minutes of [10, 20, 30]) {
    now = minutes * 60_000;
    fails();
    await waitFor(() => expect(film.src).toContain(`${minutes / 10}.mp4`));
    expect(screen.queryByRole('alert')).toBeNull();
  }
  now += 2_000;
  fails();
  await screen.findByRole('alert');
  expect(renew).toHaveBeenCalledTimes(3);
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  await waitFor(() => expect(film.src).toContain('4.mp4'));
  expect(screen.queryByRole('alert')).toBeNull();
});
