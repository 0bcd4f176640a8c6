import { useEffect, useState } from 'react';
import { logFailure } from '#lib/log.ts';

/** The player fills the window, and the screen where the system lets it. */
export function useFill(): { filled: boolean; toggle: () => void } {
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    const changed = () => {
      if (document.fullscreenElement === null) setFilled(false);
    };
    document.addEventListener('fullscreenchange', changed);
    return () => {
      document.removeEventListener('fullscreenchange', changed);
      leave().catch((error: unknown) => logFailure('fill', error));
    };
  }, []);
  const toggle = () => {
    setFilled(!filled);
    // Menus and notices of the page stay above: the page fills the screen, and the player the page.
    const change = filled ? leave() : document.documentElement.requestFullscreen();
    change.catch((error: unknown) => logFailure('fill', error));
  };
  return { filled, toggle };
}

async function leave(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
}
