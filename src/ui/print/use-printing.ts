import { useState } from 'react';
import { flushSync } from 'react-dom';

interface Printing {
  printing: boolean;
  /** Resolves when the system's dialog has closed, or is open. */
  print: () => Promise<void>;
  /** Runs `work`, for example saving the printed page as a PDF. */
  during: <Value>(work: () => Promise<Value>) => Promise<Value>;
}

/** While `printing`, the page shows its printed text, and nothing else reaches the paper. */
export function usePrinting(): Printing {
  const [printing, setPrinting] = useState(false);
  const begin = () => flushSync(() => setPrinting(true));
  return {
    printing,
    print: async () => {
      begin();
      window.addEventListener('afterprint', () => setPrinting(false), { once: true });
      await picturesShown();
      window.print();
    },
    during: async (work) => {
      begin();
      try {
        await picturesShown();
        return await work();
      } finally {
        setPrinting(false);
      }
    },
  };
}

/** A picture that does not load is printed as its text. */
async function picturesShown(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('[data-print] img');
  await Promise.allSettled(Array.from(pictures, (picture) => picture.decode()));
}
