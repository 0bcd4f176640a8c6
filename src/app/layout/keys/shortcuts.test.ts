import { describe, expect, it } from 'vitest';
import { mouseShortcut, shortcutOf, type KeyPress } from './shortcuts.ts';

/** 'ctrl+shift+N' as a pressed key. */
function press(text: string): KeyPress {
  const parts = text.split(/\+(?=.)/);
  const key = parts.pop() ?? '';
  const has = (name: string) => parts.includes(name);
  return {
    key,
    code: '',
    alt: has('alt'),
    ctrl: has('ctrl'),
    meta: has('meta'),
    shift: has('shift'),
    composing: false,
  };
}

describe('keys', () => {
  it.each([
    ['alt+ArrowLeft', 'back', null],
    ['alt+ArrowRight', 'forward', null],
    ['meta+[', null, 'back'],
    ['meta+]', null, 'forward'],
    ['BrowserBack', 'back', 'back'],
    ['BrowserForward', 'forward', 'forward'],
    ['ctrl++', 'zoom-in', null],
    ['ctrl+=', 'zoom-in', null],
    ['ctrl+shift++', 'zoom-in', null],
    ['meta+=', null, 'zoom-in'],
    ['ctrl+-', 'zoom-out', null],
    ['ctrl+0', 'zoom-reset', null],
    ['meta+0', null, 'zoom-reset'],
    ['F11', 'full-screen', null],
    ['ctrl+meta+f', null, 'full-screen'],
    ['F1', 'help', 'help'],
    ['ctrl+/', 'help', null],
    ['meta+/', null, 'help'],
    ['shift+?', 'help', 'help'],
    ['？', 'help', 'help'],
    ['ctrl+shift+N', 'new-window', null],
    ['meta+shift+n', null, 'new-window'],
    ['ctrl+w', 'close-window', null],
    ['meta+w', null, 'close-window'],
    ['ctrl+n', null, null],
    ['ctrl+alt+0', null, null],
    ['alt+shift+ArrowLeft', null, null],
    ['ArrowLeft', null, null],
    ['0', null, null],
    ['-', null, null],
  ] as const)('%s: %s, on a Mac %s', (text, elsewhere, mac) => {
    expect(shortcutOf(press(text), { mac: false, typing: false })).toBe(elsewhere);
    expect(shortcutOf(press(text), { mac: true, typing: false })).toBe(mac);
  });

  it.each([
    ['ctrl+à', 'Digit0', 'zoom-reset'],
    ['ctrl+-', 'Digit6', 'zoom-out'],
    ['ctrl+ц', 'KeyW', 'close-window'],
    ['ctrl+shift+Т', 'KeyN', 'new-window'],
    ['ctrl+z', 'KeyW', null],
  ] as const)('%s of another keyboard, at the place of %s: %s', (text, code, shortcut) => {
    expect(shortcutOf({ ...press(text), code }, { mac: false, typing: false })).toBe(shortcut);
  });

  it('ignores a question mark while typing', () => {
    expect(shortcutOf(press('shift+?'), { mac: false, typing: true })).toBeNull();
    expect(shortcutOf(press('ctrl+/'), { mac: false, typing: true })).toBe('help');
  });

  it('ignores keys during composition', () => {
    expect(shortcutOf({ ...press('F1'), composing: true }, { mac: false, typing: false })).toBeNull();
  });
});

it('the side buttons of a mouse navigate back and forward', () => {
  expect([0, 1, 2, 3, 4].map(mouseShortcut)).toEqual([null, null, null, 'back', 'forward']);
});
