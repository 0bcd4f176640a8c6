import { FluentProvider } from '@fluentui/react-components';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadTexts, startI18n } from '#lib/i18n/i18n.ts';
import { TrackMenu } from './TrackMenu.tsx';

beforeAll(async () => {
  await startI18n('zh-CN');
  await loadTexts(['learning']);
});

const tracks = [
  { id: 'a', name: '', language: 'zh' },
  { id: 'b', name: '', language: 'en' },
  { id: 'c', name: '讲师原声', language: '' },
  { id: 'd', name: '', language: 'no code' },
];

it('lets a language be chosen, each by its name', async () => {
  const onChoose = vi.fn<(id: string) => void>();
  render(
    <FluentProvider>
      <TrackMenu kind="captionTrack" tracks={tracks} chosen="a" onChoose={onChoose} />
    </FluentProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: '字幕语言，当前 中文' }));
  expect(screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
    '中文',
    '英语',
    '讲师原声',
    'no code',
  ]);
  await userEvent.click(screen.getByRole('menuitemradio', { name: '英语' }));
  expect(onChoose).toHaveBeenCalledWith('b');
});

it('is not there where there is nothing to choose', () => {
  render(
    <FluentProvider>
      <TrackMenu kind="soundTrack" tracks={tracks.slice(0, 1)} chosen="a" onChoose={() => undefined} />
    </FluentProvider>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
