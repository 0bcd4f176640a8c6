/** A dialog takes its time; one that stays open longer is no reason to be away from a paper any more. */
export const dialogLimitMs = 120_000;

/**
 * Knows which dialogs of ours are open. One that the paper's own window opens during the paper takes the focus from it, which
 * is no screen switch; all others explain nothing: they may lie open for hours.
 */
export interface OwnDialogs {
  /** `of`: id of the contents of the window that the dialog belongs to. */
  during: <Value>(of: number, dialog: Promise<Value>) => Promise<Value>;
  /** A paper begins to be watched in this window (null: in none). Tells whether a dialog of it explains a lost focus now. */
  explaining: (paperWindow: () => number | null) => () => boolean;
}

interface OpenDialog {
  of: number;
  since: number;
}

/** `now`: monotonic ms. */
export function createOwnDialogs(now: () => number): OwnDialogs {
  const open = new Set<OpenDialog>();
  return {
    async during(of, dialog) {
      const opened = { of, since: now() };
      open.add(opened);
      try {
        return await dialog;
      } finally {
        open.delete(opened);
      }
    },
    explaining(paperWindow) {
      const began = now();
      return () => {
        const paper = paperWindow();
        return [...open].some(({ of, since }) => of === paper && since >= began && now() - since < dialogLimitMs);
      };
    },
  };
}
