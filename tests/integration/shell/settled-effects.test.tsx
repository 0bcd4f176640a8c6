import { screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';

/** Longer than React keeps the thread: the effects of the paint wait for another turn. */
const longMs = 30;

function keepBusy(): void {
  const until = performance.now() + longMs;
  while (performance.now() < until);
}

/** Runs something once so many rounds of promises are through. */
function afterTurns(turns: number, run: () => void): void {
  queueMicrotask(() => (turns > 0 ? afterTurns(turns - 1, run) : run()));
}

it('a wait for what is on the screen ends when its listeners are there, on a busy machine too', async () => {
  const heard: string[] = [];
  function Late() {
    const [shown, setShown] = useState(false);
    useEffect(() => {
      const timer = setTimeout(() => setShown(true), longMs);
      return () => clearTimeout(timer);
    }, []);
    return shown ? <Heavy /> : null;
  }
  function Heavy() {
    keepBusy();
    useEffect(() => {
      const listener = () => heard.push('key');
      document.addEventListener('keydown', listener);
      return () => document.removeEventListener('keydown', listener);
    }, []);
    return <p>there</p>;
  }
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<Late />);
  const found = screen.findByText('there');
  // Once the wait has seen it, the machine is busy: timers that are due come before React's next turn.
  new MutationObserver(() => afterTurns(100, keepBusy)).observe(place, { childList: true });
  await found;
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'l' }));
  expect(heard).toEqual(['key']);
  root.unmount();
  place.remove();
});
