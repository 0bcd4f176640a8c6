/** Copy, cut and paste within the page: nothing reaches the system's clipboard, nothing comes from it. */
export function privateClipboard(signal: AbortSignal): void {
  let text = '';
  const take = (event: Event) => {
    event.preventDefault();
    text = selectedText(event.target) || text;
  };
  document.addEventListener('copy', take, { signal });
  document.addEventListener(
    'cut',
    (event) => {
      take(event);
      document.execCommand('delete');
    },
    { signal },
  );
  document.addEventListener(
    'paste',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      // The only way into a field that keeps its undo history and tells the page of the change.
      if (text) document.execCommand('insertText', false, text);
    },
    { signal, capture: true },
  );
}

function selectedText(target: EventTarget | null): string {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) {
    return target.value.slice(target.selectionStart ?? 0, target.selectionEnd ?? 0);
  }
  return document.getSelection()?.toString() ?? '';
}
