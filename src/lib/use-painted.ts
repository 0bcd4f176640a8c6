import { useEffect, useState } from 'react';

/** True after the first paint of content and of the calling part: for what the first screen does not need. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = onceContentPainted(() => {
      // Paint follows the frame callbacks; a task queued by one runs after it.
      frame = requestAnimationFrame(() => {
        timer = setTimeout(() => setPainted(true));
      });
    });
    return () => {
      cancel();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return painted;
}

/** Calls back once the page has painted content; without support for paint timing at once. */
export function onceContentPainted(callback: () => void): () => void {
  const supported = typeof PerformanceObserver === 'function' ? PerformanceObserver.supportedEntryTypes : [];
  if (!supported.includes('paint')) {
    callback();
    return () => undefined;
  }
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    callback();
  });
  observer.observe({ type: 'paint', buffered: true });
  return () => observer.disconnect();
}
