import { useEffect, useState } from 'react';

/** True while the desktop spans more than one display, where the machine tells it. */
export function useDisplays(): boolean {
  const [extended, setExtended] = useState(isExtended);
  useEffect(() => {
    const look = () => setExtended(isExtended());
    const { screen } = window;
    if (!(screen instanceof EventTarget)) return undefined;
    screen.addEventListener('change', look);
    return () => screen.removeEventListener('change', look);
  }, []);
  return extended;
}

function isExtended(): boolean {
  const { screen } = window;
  return 'isExtended' in screen && screen.isExtended === true;
}
