import { FluentProvider } from '@fluentui/react-components';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { keyOf } from '#api/query.ts';
import { monitorFaceData, monitorLiveLinkStatus } from '#contract/platform/exam/seat-monitor.ts';
import { loadTexts, startI18n } from '#lib/i18n/i18n.ts';
import { PlatformView } from './PlatformView.tsx';

beforeAll(async () => {
  await startI18n('zh-CN');
  await loadTexts(['exam']);
});

const key = { userPaperId: 'p1', examId: 'e1' };
const paper: Parameters<typeof PlatformView>[0]['paper'] = {
  userPaperId: key.userPaperId,
  exam: { examId: key.examId, businessId: 'b1', sourceType: '2', name: '电工' },
  rules: {
    joinedAt: 0,
    deadline: null,
    cameraCount: 1,
    sideCameraRequired: false,
    captureEverySeconds: 12,
    switchLimit: null,
  },
};

function wordsWith(watchers: number | null): string {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const lastTime = Date.parse('2026-03-02T09:15:00+08:00');
  client.setQueryData(keyOf(monitorLiveLinkStatus, key), { watchers, links: [{ place: 'front', lastTime }] });
  client.setQueryData(keyOf(monitorFaceData, key), { faces: 1, checkTime: lastTime, graceSeconds: null });
  const { container } = render(
    <QueryClientProvider client={client}>
      <FluentProvider>
        <PlatformView paper={paper} />
      </FluentProvider>
    </QueryClientProvider>,
  );
  return container.textContent;
}

it('says what the platform has of the seat, the same whether nobody looks at it or many do', () => {
  const words = wordsWith(null);
  expect(words).toMatch(/平台最近收到的画面：.*\d\d:\d\d/);
  for (const watchers of [0, 1, 7]) expect(wordsWith(watchers)).toBe(words);
});
