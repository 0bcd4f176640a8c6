import { FluentProvider } from '@fluentui/react-components';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadTexts, startI18n } from '#lib/i18n/i18n.ts';
import { CoursewareLink } from './courseware-link.ts';
import { CoursewareBar } from './CoursewareBar.tsx';

beforeAll(async () => {
  await startI18n('zh-CN');
  await loadTexts(['learning']);
});

it.each([0, 3])('says how many files of a package cannot be used: %i', (leftOut) => {
  const link = new CoursewareLink(
    { courseId: 'c', itemId: 'i' },
    {
      kind: 'open',
      address: 'app://scorm-1.package/.lectern/player.html',
      leftOut,
      learner: { id: '1', name: '' },
      state: { parts: {}, lastPart: null, sequencing: null },
    },
    'zh-CN',
  );
  render(
    <FluentProvider>
      <CoursewareBar view={link.view()} onGo={(partId) => link.go(partId)} onStep={(to) => link.step(to)} />
    </FluentProvider>,
  );
  const said = screen.queryByText(/个文件不能使用/u)?.textContent ?? '';
  expect(said.slice(0, 11)).toBe(leftOut === 0 ? '' : '课件中有 3 个文件不');
});
