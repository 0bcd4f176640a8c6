import { useCallback, useState } from 'react';

/** Whether an area holds more than it shows; what is in it stands in one element. */
export function useScrolls() {
  const [scrolls, setScrolls] = useState(false);
  const area = useCallback((box: HTMLDivElement) => {
    // It runs after a layout, so that reading sizes costs nothing.
    const watch = new ResizeObserver(() => setScrolls(box.scrollHeight > box.clientHeight + 1));
    for (const each of [box, ...box.children]) watch.observe(each);
    return () => watch.disconnect();
  }, []);
  return { area, scrolls };
}
