import { FluentProvider } from '@fluentui/react-components';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadTexts, startI18n } from '#lib/i18n/i18n.ts';
import { StudyLines } from './StudyLines.tsx';

const known = { place: null, seen: 0, towardsMs: 0, taken: 3, waiting: 0, unsure: 0, refused: 0 };

beforeAll(async () => {
  await startI18n('zh-CN');
  await loadTexts(['learning']);
});

function show(refused: number) {
  const retry = vi.fn<() => void>();
  const none = () => undefined;
  const study = { known: { ...known, refused }, broken: false, begin: none, report: none, retry };
  render(
    <FluentProvider>
      <StudyLines study={study} rate={null} timed={false} />
    </FluentProvider>,
  );
  return retry;
}

it('minutes that the platform refused are said, and go out again at the press of a button', async () => {
  const retry = show(2);
  expect(screen.getByText(/没有接受 2 次学习记录/).tagName).toBe('LI');
  await userEvent.click(screen.getByRole('button', { name: '再送一次' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('nothing is offered where nothing was refused', () => {
  show(0);
  expect(screen.queryByRole('button')).toBeNull();
});
