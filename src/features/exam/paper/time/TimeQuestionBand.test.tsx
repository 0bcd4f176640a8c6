import { FluentProvider } from '@fluentui/react-components';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { AttemptRules, ClockState } from '#contract/ipc/exam.ts';
import { clockAtom, connectionAtom } from '#domain/app-state.ts';
import { loadTexts, startI18n } from '#lib/i18n/i18n.ts';
import { Countdown } from './Countdown.tsx';
import { TimeQuestionBand } from './TimeQuestionBand.tsx';

const now = Date.parse('2026-03-02T09:40:00+08:00');
const minute = 60_000;
const deadline = now + 20 * minute;
let store: ReturnType<typeof createStore>;
let handedIn: number;

beforeAll(async () => {
  await startI18n('zh-CN');
  await loadTexts(['exam']);
});

beforeEach(() => {
  vi.useFakeTimers({ now });
  store = createStore();
  handedIn = 0;
});
afterEach(() => void vi.useRealTimers());

function hear(change: Partial<ClockState>): void {
  const known = { now, trusted: true, known: true, disputed: false, sure: true, earliest: now, timeShiftMs: 0 };
  act(() => store.set(clockAtom, { ...known, ...change, readAt: performance.now() }));
}

function show(doubt: Pick<AttemptRules, 'endBasis' | 'shownEnd'> = {}): void {
  const rules = { deadline, ...doubt };
  render(
    <Provider store={store}>
      <FluentProvider>
        <Countdown attemptId="a1" rules={rules} trusted grantedMinutes={0} />
        <TimeQuestionBand rules={rules} onHandIn={() => (handedIn += 1)} />
      </FluentProvider>
    </Provider>,
  );
}

it.each([
  [{}, '剩余时间未知'],
  [{ unlimited: true as const }, '本场考试不限时'],
])('where no end is known, that there is no limit is said only when the platform said so: %j', (told, words) => {
  render(
    <Provider store={store}>
      <FluentProvider>
        <Countdown attemptId="a1" rules={{ deadline: null, ...told }} trusted grantedMinutes={0} />
      </FluentProvider>
    </Provider>,
  );
  expect(screen.getByText(words)).toBeTruthy();
});

const said = () => screen.getByRole('status').textContent;

it('a time that nobody knows is not counted down, and the learner reads why and that the paper goes on', () => {
  store.set(connectionAtom, 'offline');
  hear({ known: false, sure: false });
  show();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByText('剩余时间未知')).toBeTruthy();
  expect(said()).toContain('连不上平台，本机时钟（');
  expect(said()).toContain('请继续作答，答案照常保存并注明');
  expect(screen.queryByRole('button', { name: '现在交卷' })).toBeNull();
  hear({});
  expect(screen.getByRole('timer').textContent).toBe('00:20:00');
  expect(said()).toBe('');
});

it('a computer whose clock says that it is over asks, and the paper goes on until the learner says so', () => {
  store.set(connectionAtom, 'offline');
  hear({ known: false, sure: false });
  show();
  act(() => void vi.advanceTimersByTime(21 * minute));
  expect(said()).toContain('考试时间已到，但连不上平台，无法确认');
  fireEvent.click(screen.getByRole('button', { name: '现在交卷' }));
  expect(handedIn).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: '继续作答' }));
  expect(said()).toContain('您选择了继续作答');
  expect(screen.queryByRole('button', { name: '现在交卷' })).toBeNull();
});

it('answers of the platform that disagree about the end ask too', () => {
  store.set(connectionAtom, 'online');
  hear({ now: deadline, earliest: now });
  show();
  expect(said()).toContain('平台几次给出的时间不一致');
  expect(screen.queryByRole('timer')).toBeNull();
  hear({ now: deadline, earliest: deadline });
  expect(said()).toBe('');
});

it('while they disagree no time left is shown, and why is said', () => {
  store.set(connectionAtom, 'online');
  hear({ disputed: true });
  show();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByText('剩余时间未知')).toBeTruthy();
  expect(said()).toContain('正在与平台对时');
  hear({ disputed: false });
  expect(screen.getByRole('timer')).toBeTruthy();
});

it('an end that nothing but its name shows asks, and the paper goes on until the learner says so', () => {
  store.set(connectionAtom, 'online');
  hear({ now: deadline, earliest: deadline });
  show({ endBasis: 'assumed' });
  expect(said()).toContain('按读到的信息，考试时间已到');
  expect(screen.getByText('剩余时间未知')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '继续作答' }));
  expect(said()).toContain('您选择了继续作答');
});

it('before the end that was shown, where nothing shows the later one, the learner is asked, and may go on', () => {
  store.set(connectionAtom, 'online');
  hear({});
  show({ shownEnd: now + 10 * minute });
  expect(said()).toBe('');
  hear({ now: now + 8 * minute, earliest: now + 8 * minute });
  expect(said()).toMatch(/本场考试原定 \d\d:50:00 结束/);
  expect(screen.getByRole('timer').textContent).toBe('00:12:00');
  fireEvent.click(screen.getByRole('button', { name: '现在交卷' }));
  expect(handedIn).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: '继续作答' }));
  expect(said()).toContain('延后的时间无法确认');
  expect(screen.queryByRole('button', { name: '现在交卷' })).toBeNull();
});

it('a platform that answers is said to be asked', () => {
  store.set(connectionAtom, 'online');
  hear({ known: false, sure: false });
  show();
  expect(said()).toContain('正在与平台对时');
});
