import { useState } from 'react';
import { flushSync } from 'react-dom';

interface Printing {
  printing: boolean;
  print: () => void;
  /** Runs `work`, for example saving the printed page as a PDF. */
  during: (work: () => Promise<void>) => Promise<void>;
}

/** While `printing`, the page shows its printed text, and nothing else reaches the paper. */
export function usePrinting(): Printing {
  const [printing, setPrinting] = useState(false);
  const begin = () => flushSync(() => setPrinting(true));
  return {
    printing,
    print: () => {
      begin();
      window.addEventListener('afterprint', () => setPrinting(false), { once: true });
      window.print();
    },
    during: async (work) => {
      begin();
      try {
        await work();
      } finally {
        setPrinting(false);
      }
    },
  };
}
