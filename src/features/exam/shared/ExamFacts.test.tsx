import { FluentProvider } from '@fluentui/react-components';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findBasicExamById } from '#contract/platform/exam/exam.ts';
import { loadTexts, startI18n } from '#lib/i18n/i18n.ts';
import { ExamFacts } from './ExamFacts.tsx';

beforeAll(async () => {
  await startI18n('zh-CN');
  await loadTexts(['exam']);
});

const needs = { formal: true, cameraCount: 0, requiredCameras: 0, face: false, faceAskedBy: null } as const;

it.each([
  [0, '0 次'],
  [3, '3 次'],
])('attempts left, told as %j: %s', (attemptsLeft, shown) => {
  const exam = z.parse(findBasicExamById.answer, { attemptsLeft });
  render(
    <FluentProvider>
      <ExamFacts exam={exam} needs={needs} />
    </FluentProvider>,
  );
  expect(screen.getByText('剩余考试机会').nextElementSibling?.textContent).toBe(shown);
});

it('of what the platform does not say there is no line', () => {
  const exam = z.parse(findBasicExamById.answer, {});
  render(
    <FluentProvider>
      <ExamFacts exam={exam} needs={needs} />
    </FluentProvider>,
  );
  for (const name of ['题量', '时长', '分数', '剩余考试机会']) expect(screen.queryByText(name)).toBeNull();
  expect(screen.queryByText(/不限/u)).toBeNull();
});
