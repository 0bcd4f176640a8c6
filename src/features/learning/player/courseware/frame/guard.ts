import { framesForWindows } from './windows.ts';

/** What leads out of a package's origin past its policy: Chromium has no directive for WebRTC. */
const ways = [
  'RTCPeerConnection',
  'webkitRTCPeerConnection',
  'RTCDataChannel',
  'RTCDtlsTransport',
  'RTCIceTransport',
  'RTCSctpTransport',
] as const;

/** Where main serves the script of the guard; it runs first in every document of a package. */
const guardTag = '<script src="/.lectern/guard.js"></script>';

type View = Window & typeof globalThis;
type Wrapped = (this: unknown, ...given: unknown[]) => unknown;

/** What brings elements into a document, and with them frames. */
const inserting: readonly (readonly [keyof View, readonly string[]])[] = [
  ['Node', ['appendChild', 'insertBefore', 'replaceChild', 'moveBefore']],
  ['Element', ['append', 'prepend', 'before', 'after', 'replaceWith', 'replaceChildren', 'moveBefore']],
  ['Element', ['insertAdjacentElement', 'insertAdjacentHTML', 'setHTMLUnsafe', 'setHTML']],
  ['CharacterData', ['before', 'after', 'replaceWith']],
  ['DocumentType', ['before', 'after', 'replaceWith']],
  ['Document', ['append', 'prepend', 'replaceChildren', 'open', 'write', 'writeln', 'execCommand', 'moveBefore']],
  ['DocumentFragment', ['append', 'prepend', 'replaceChildren', 'moveBefore']],
  ['Range', ['insertNode', 'surroundContents']],
];

/** Closes the ways out in a window and in every window of its frames, also of empty and written ones. */
export function closeWays(view: View): void {
  if (isClosed(view)) return;
  for (const name of ways) {
    Object.defineProperty(view, name, { value: undefined, writable: false, enumerable: false, configurable: false });
  }
  const sweep = () => {
    for (let at = 0; at < view.length; at += 1) closeIn(view[at]);
  };
  for (const [owner, names] of inserting) for (const name of names) wrap(prototypeOf(view, owner), name, sweep);
  for (const name of ['innerHTML', 'outerHTML']) wrapSetter(prototypeOf(view, 'Element'), name, sweep);
  wrapSetter(prototypeOf(view, 'ShadowRoot'), 'innerHTML', sweep);
  guardFrames(view);
  framesForWindows(view);
  // A frame that went to another empty document.
  view.document.addEventListener('load', sweep, true);
  new view.MutationObserver((changes) => {
    sweep();
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) guardWritten(view, node);
  }).observe(view.document, { childList: true, subtree: true, attributes: true, attributeFilter: ['srcdoc'] });
  sweep();
}

function isClosed(view: View): boolean {
  const found = Object.getOwnPropertyDescriptor(view, ways[0]);
  return found?.configurable === false && found.value === undefined;
}

/** The window of a frame; one of another origin is the platform's business, and a package has none. */
function closeIn(frame: unknown): void {
  try {
    if (isView(frame)) closeWays(frame);
  } catch {
    // Another origin, which has a policy of its own.
  }
}

function isView(value: unknown): value is View {
  return typeof value === 'object' && value !== null && 'document' in value && 'MutationObserver' in value;
}

/** Frames give their windows closed, and documents that are written out begin with the guard. */
function guardFrames(view: View): void {
  for (const owner of ['HTMLIFrameElement', 'HTMLFrameElement', 'HTMLObjectElement'] as const) {
    for (const name of ['contentWindow', 'contentDocument']) {
      wrapGetter(prototypeOf(view, owner), name, (found) =>
        closeIn(found && 'defaultView' in found ? found.defaultView : found),
      );
    }
  }
  wrapSetter(
    prototypeOf(view, 'HTMLIFrameElement'),
    'srcdoc',
    () => undefined,
    (html) => withGuard(String(html)),
  );
}

/** A document that is written into a frame's own attribute. */
function guardWritten(view: View, node: Node): void {
  if (!(node instanceof view.Element)) return;
  for (const frame of [node, ...node.querySelectorAll('iframe[srcdoc]')]) {
    const html = frame.getAttribute('srcdoc');
    if (html === null || frame.localName !== 'iframe' || withGuard(html) === html) continue;
    frame.setAttribute('srcdoc', withGuard(html));
  }
}

function withGuard(html: string): string {
  return html.startsWith(guardTag) ? html : guardTag + html;
}

function prototypeOf(view: View, owner: keyof View): object | null {
  const made: unknown = Reflect.get(view, owner);
  const found: unknown = typeof made === 'function' ? made.prototype : null;
  return typeof found === 'object' ? found : null;
}

function wrap(owner: object | null, name: string, after: () => void): void {
  const original: unknown = owner && Object.getOwnPropertyDescriptor(owner, name)?.value;
  if (!owner || typeof original !== 'function') return;
  const wrapped: Wrapped = function wrapped(this: unknown, ...given) {
    try {
      return Reflect.apply(original, this, given);
    } finally {
      after();
    }
  };
  Object.defineProperty(owner, name, { value: wrapped, writable: true, enumerable: true, configurable: true });
}

function wrapSetter(
  owner: object | null,
  name: string,
  after: () => void,
  change: (value: unknown) => unknown = (value) => value,
): void {
  const found = accessorOf(owner, name, 'set');
  if (!owner || !found) return;
  const wrapped: Wrapped = function wrapped(this: unknown, ...given) {
    Reflect.apply(found.act, this, given.map(change));
    after();
  };
  Object.defineProperty(owner, name, { ...found.property, set: wrapped });
}

function wrapGetter(owner: object | null, name: string, see: (found: object | null) => void): void {
  const found = accessorOf(owner, name, 'get');
  if (!owner || !found) return;
  const wrapped: Wrapped = function wrapped(this: unknown) {
    const value: unknown = Reflect.apply(found.act, this, []);
    see(typeof value === 'object' ? value : null);
    return value;
  };
  Object.defineProperty(owner, name, { ...found.property, get: wrapped });
}

function accessorOf(owner: object | null, name: string, kind: 'get' | 'set') {
  const property = owner && Object.getOwnPropertyDescriptor(owner, name);
  const act: unknown = property && Reflect.get(property, kind);
  return property && typeof act === 'function' ? { property, act } : null;
}
