import { useEffect, useState } from 'react';
import { useDesktopQuery } from '../../../lib/desktop-query.ts';
import { desktop } from '../../../lib/desktop.ts';

/** True while the desktop spans more than one display, as Chromium or the system tells. */
export function useDisplays(): boolean {
  const [extended, setExtended] = useState(isExtended);
  useEffect(() => {
    const look = () => setExtended(isExtended());
    const { screen } = window;
    if (!(screen instanceof EventTarget)) return undefined;
    screen.addEventListener('change', look);
    return () => screen.removeEventListener('change', look);
  }, []);
  // Chromium does not tell everywhere; main counts the displays itself.
  const { data } = useDesktopQuery(desktop.lockdown.signals, [], { scope: extended });
  return extended || data?.includes('second-display') === true;
}

function isExtended(): boolean {
  const { screen } = window;
  return 'isExtended' in screen && screen.isExtended === true;
}
