import { FluentProvider } from '@fluentui/react-components';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadTexts, startI18n } from '#lib/i18n/i18n.ts';
import { StoreLine } from './StoreBand.tsx';

beforeAll(async () => {
  await startI18n('zh-CN');
  await loadTexts(['exam']);
});

it('says while nothing can be stored how much waits in memory, whom to tell, and that answers are saved', () => {
  const line = (broken: boolean) => (
    <FluentProvider>
      <StoreLine state={{ broken, unstored: 3 }} />
    </FluentProvider>
  );
  const { rerender } = render(line(true));
  expect(screen.getByText(/存不下监考记录，已有 3 份只在内存中.*答案照常保存，请告诉监考老师/)).toBeTruthy();
  rerender(line(false));
  expect(screen.queryByText(/监考记录/)).toBeNull();
});
