import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import type { Connection } from '#contract/ipc/app.ts';
import { connectionAtom } from '#domain/app-state.ts';

/** How long 'connected again' stays (look §5). */
const restoredFor = 3000;

export type ConnectionView = { state: 'online' } | { state: 'offline'; since: number } | { state: 'restored' };

/** What the learner is told of the connection; `since` is a moment of performance.now(). */
export function useConnectionView(): ConnectionView {
  const store = useStore();
  const [view, setView] = useState<ConnectionView>(() => viewAfter({ state: 'online' }, store.get(connectionAtom)));
  useEffect(
    () => store.sub(connectionAtom, () => setView((before) => viewAfter(before, store.get(connectionAtom)))),
    [store],
  );
  useEffect(() => {
    if (view.state !== 'restored') return undefined;
    const timer = setTimeout(() => setView({ state: 'online' }), restoredFor);
    return () => clearTimeout(timer);
  }, [view]);
  return view;
}

function viewAfter(before: ConnectionView, connection: Connection): ConnectionView {
  if (connection === 'offline') {
    return before.state === 'offline' ? before : { state: 'offline', since: performance.now() };
  }
  return before.state === 'offline' ? { state: 'restored' } : before;
}

/** Seconds since a moment of performance.now(), renewed each second. */
export function useSecondsSince(since: number): number {
  const [seconds, setSeconds] = useState(() => Math.floor((performance.now() - since) / 1000));
  useEffect(() => {
    const tick = () => setSeconds(Math.floor((performance.now() - since) / 1000));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [since]);
  return seconds;
}
