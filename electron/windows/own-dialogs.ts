/** Tracks whether a dialog of ours is open: it takes the focus from the page, which is not a screen switch. */
export interface OwnDialogs {
  during: <Value>(dialog: Promise<Value>) => Promise<Value>;
  areOpen: () => boolean;
}

export function createOwnDialogs(): OwnDialogs {
  let open = 0;
  return {
    async during(dialog) {
      open += 1;
      try {
        return await dialog;
      } finally {
        open -= 1;
      }
    },
    areOpen: () => open > 0,
  };
}
