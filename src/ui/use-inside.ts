import { useCallback, useState } from 'react';

const comes = ['pointerenter', 'focusin'] as const;
const goes = ['pointerleave', 'focusout'] as const;

/** Whether the pointer or the keyboard is in an element; `frame` goes to its `ref`. */
export function useInside() {
  const [inside, setInside] = useState(false);
  const frame = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const [enter, leave] = [() => setInside(true), () => setInside(false)];
    for (const name of comes) element.addEventListener(name, enter);
    for (const name of goes) element.addEventListener(name, leave);
    return () => {
      for (const name of comes) element.removeEventListener(name, enter);
      for (const name of goes) element.removeEventListener(name, leave);
    };
  }, []);
  return { frame, inside };
}
