import type { CdpSession } from './cdp.ts';
import { forget } from './environment.ts';

const patience = Number(process.env['LECTERN_HOST_PATIENCE'] ?? 30_000);

/** Asks a page for a sign of life all the time; says once when it gives none for 30 s, and once when it does again. */
export function watchForHangs(page: CdpSession, hangs: () => void, answers: () => void): () => void {
  let askedAt: number | null = null;
  let hanging = false;
  const ask = async () => {
    askedAt = performance.now();
    try {
      await page.send('Runtime.evaluate', { expression: '0', silent: true });
    } finally {
      askedAt = null; // A page that crashed does not hang: it is gone, which is told elsewhere.
      if (hanging) answers();
      hanging = false;
    }
  };
  const look = () => {
    if (askedAt === null) {
      forget(ask());
      return;
    }
    if (hanging || performance.now() - askedAt < patience) return;
    hanging = true;
    hangs();
  };
  const timer = setInterval(look, Math.min(2000, patience / 4));
  timer.unref();
  return () => clearInterval(timer);
}
