/** Something on the screen that a learner can press, choose or fill. */
export interface Control {
  element: HTMLElement;
  role: string;
  name: string;
  /** Where it stands: the frame around every screen, the screen, or a dialog by its name. */
  scope: string;
  /** What its row, else its step, is about: the same button of another row is another control. */
  context: string;
}

const pressable = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  ...[
    'button',
    'link',
    'tab',
    'menuitem',
    'menuitemradio',
    'menuitemcheckbox',
    'option',
    'radio',
    'checkbox',
    'switch',
  ].map((role) => `[role="${role}"]`),
].join(',');

const dialogs = '[role="dialog"], [role="alertdialog"]';
const rows = 'li, article, tr, [role="row"], [role="listitem"]';

/** What can be reached now: of an open dialog, else of the whole page. Style islands count as part of it. */
export function controlsOnPage(): Control[] {
  const dialog = openDialog();
  const hidden = hiddenOnes();
  const found = [...within(dialog ?? document.body)].filter((element) => isInReach(element, hidden));
  const about = plain((dialog ?? document).querySelector('h1, h2')?.textContent ?? '');
  return found.map((element) => ({
    element,
    role: roleOf(element),
    name: nameOf(element),
    scope: scopeOf(element, dialog),
    context: contextOf(element) ?? about,
  }));
}

/** The dialog on top; null: none is open. */
export function openDialog(): HTMLElement | null {
  const hidden = hiddenOnes();
  return [...document.querySelectorAll<HTMLElement>(dialogs)].findLast((dialog) => !hidden(dialog)) ?? null;
}

function* within(root: ParentNode): Generator<HTMLElement> {
  for (const element of root.querySelectorAll<HTMLElement>(`${pressable}, [data-island]`)) {
    if (element.shadowRoot) yield* within(element.shadowRoot);
    else yield element;
  }
}

/** Not shut, not hidden; the input of a file is hidden behind its button. */
function isInReach(element: HTMLElement, hidden: (element: HTMLElement) => boolean): boolean {
  if (element.matches(':disabled, [aria-disabled="true"]')) return false;
  return isFile(element) || !hidden(element);
}

export function isFile(element: HTMLElement): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'file';
}

/** By what is written on it or around it, looked at once: the styles of the whole sheet would take longer than the click. */
function hiddenOnes(): (element: Element) => boolean {
  const known = new Map<Element, boolean>();
  const isHidden = (element: Element): boolean => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const above = element.parentElement;
    const hidden = hidesItself(element) || (above !== null && isHidden(above));
    known.set(element, hidden);
    return hidden;
  };
  return isHidden;
}

const hidesItself = (element: Element) =>
  element.hasAttribute('hidden') ||
  element.hasAttribute('inert') ||
  element.getAttribute('aria-hidden') === 'true' ||
  (element.getAttribute('style') ?? '').includes('display: none');

const inputRoles: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  button: 'button',
  submit: 'button',
  file: 'file',
};

function roleOf(element: HTMLElement): string {
  const given = element.getAttribute('role');
  if (given) return given;
  if (element instanceof HTMLInputElement) return inputRoles[element.type] ?? 'textbox';
  if (element instanceof HTMLTextAreaElement) return 'textbox';
  if (element instanceof HTMLSelectElement) return 'combobox';
  return element instanceof HTMLAnchorElement ? 'link' : 'button';
}

/** Its name as it is read out; numbers count as one, so that the third question is no other control than the second. */
function nameOf(element: HTMLElement): string {
  const referred = (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
  const labels =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
      ? element.labels
      : null;
  const own = element instanceof HTMLSelectElement ? '' : element.textContent;
  const candidates = [
    referred,
    element.getAttribute('aria-label'),
    [...(labels ?? [])].map((label) => label.textContent).join(' '),
    own,
    [...element.querySelectorAll('img[alt]')].map((picture) => picture.getAttribute('alt')).join(' '),
    element.getAttribute('title'),
    element.getAttribute('placeholder'),
  ];
  return plain(candidates.find((text) => text?.trim()) ?? '');
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/\d+/g, '#').trim().slice(0, 60);
}

function scopeOf(element: HTMLElement, dialog: HTMLElement | null): string {
  if (dialog?.contains(element)) return `dialog ${nameOf(dialog).slice(0, 30)}`;
  const screen = document.querySelector('#screen');
  const root = element.getRootNode();
  const inside = root instanceof ShadowRoot ? root.host : element;
  if (screen?.contains(inside)) return 'screen';
  return inside.closest('[role="menu"], [role="listbox"]') ? 'popup' : 'frame';
}

/** Null: it stands in no row. */
function contextOf(element: HTMLElement): string | null {
  const row = element.closest(rows);
  const heading = row && row.querySelector('h1, h2, h3, h4, a, [role="heading"]');
  if (heading && heading !== element) return plain(heading.textContent ?? '');
  return row && plain(row.textContent ?? '').slice(0, 24);
}
