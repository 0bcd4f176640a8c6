import { FluentProvider } from '@fluentui/react-components';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { ReceivedAction, StaffRecord } from '#contract/ipc/staff-action.ts';
import { loadTexts, startI18n } from '#lib/i18n/i18n.ts';
import { StaffBand } from './StaffBand.tsx';

let read: number[];
let handedIn: number;

beforeAll(async () => {
  await startI18n('zh-CN');
  await loadTexts(['exam']);
});
beforeEach(() => {
  read = [];
  handedIn = 0;
});

function show(actions: ReceivedAction[], more: Partial<StaffRecord> = {}): void {
  cleanup();
  render(
    <FluentProvider>
      <StaffBand
        staff={{ actions, read: [], ...more }}
        onRead={(number) => read.push(number)}
        onHandIn={() => (handedIn += 1)}
      />
    </FluentProvider>,
  );
}

const said = () => screen.getByRole('status').textContent;
const order: ReceivedAction = { kind: 'handIn', number: 2, at: 1, receivedAt: 1, basis: 'assumed' };
const extraTime: ReceivedAction = { kind: 'extraTime', number: 1, at: 1, minutes: 10, receivedAt: 1 };

it('an order to hand in that nothing shows to be one is told before all else, and asks', () => {
  show([extraTime, order]);
  expect(said()).toContain('平台发来交卷要求，但无法确认。请举手询问监考老师');
  expect(said()).not.toContain('加时');
  fireEvent.click(screen.getByRole('button', { name: '现在交卷' }));
  expect(handedIn).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: '继续作答' }));
  expect(read).toEqual([2]);
  show([extraTime, order], { read: [2] });
  expect(said()).toContain('监考老师加时 10 分钟');
});

it('one that the profile names, or that staff confirmed, asks nobody', () => {
  show([{ kind: 'handIn', number: 2, at: 1, receivedAt: 1 }]);
  expect(said()).toBe('');
  show([order], { seat: [{ kind: 'hand-in', at: 2 }] });
  expect(said()).toBe('');
});

const doubtful = { number: 3, at: 1, receivedAt: 1, basis: 'assumed' } as const;
const until = Date.parse('2026-03-02T10:00:00+08:00');

it.each<[string, ReceivedAction, string, string]>([
  ['an end', { ...doubtful, kind: 'movedWindow', deadline: until }, '无法确认其含义', '监考老师调整了考试结束时间'],
  ['extra time', { ...doubtful, kind: 'extraTime', minutes: 5 }, '加时 5 分钟，但无法确认', '监考老师加时 5 分钟'],
  ['a camera', { ...doubtful, kind: 'cameraReleased', camera: 'side' }, '目前仍需要摄像头', '监考老师已免除侧面'],
  ['a face check', { ...doubtful, kind: 'faceTry' }, '但无法确认', '监考老师允许再进行一次'],
  ['the end of a pause', { ...doubtful, kind: 'resume' }, '但无法确认', '监考老师已结束暂停'],
])('an order that nothing shows to be one is told as that: %s', (_, action, told, certain) => {
  show([action]);
  expect(said()).toContain(told);
  expect(said()).not.toContain(certain);
  const { basis: _basis, ...named } = action;
  show([named]);
  expect(said()).toContain(certain);
});

it('a pause that nothing shows to be one is told beside the open paper, until staff confirm or end it', () => {
  const pause = { ...doubtful, kind: 'pause', clockRuns: true, until } as const;
  show([pause]);
  expect(said()).toContain('试卷没有暂停，请询问监考老师');
  show([pause], { seat: [{ kind: 'pause', at: 2, order: 3 }] });
  expect(said()).toBe('');
  show([{ ...pause, basis: undefined }]);
  expect(said()).toBe('');
});
