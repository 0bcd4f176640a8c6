import { describe, expect, it } from 'vitest';
import type { Focus } from './keyboard-focus.ts';
import { paperAction, type KeyPress, type PaperAction } from './keys.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  alt: false,
  ctrl: false,
  meta: false,
  composing: false,
  ...more,
});

describe('keys on the paper', () => {
  it.each<[string, KeyPress, Focus, PaperAction | null]>([
    ['a', press('a'), 'page', { type: 'option', at: 0 }],
    ['D in capitals', press('D'), 'page', { type: 'option', at: 3 }],
    ['a letter behind an input method', press('Process', { code: 'KeyB' }), 'page', { type: 'option', at: 1 }],
    ['E when there are four options', press('E'), 'page', null],
    ['1', press('1'), 'page', { type: 'option', at: 0 }],
    ['9 when there are four options', press('9'), 'page', null],
    ['0', press('0'), 'page', null],
    ['the key of 1 on a French keyboard', press('&', { code: 'Digit1' }), 'page', { type: 'option', at: 0 }],
    ['the key of 2 on a French keyboard', press('é', { code: 'Digit2' }), 'page', { type: 'option', at: 1 }],
    ['the key of A on a Russian keyboard', press('ф', { code: 'KeyA' }), 'page', { type: 'option', at: 0 }],
    ['the key of A on an Arabic keyboard', press('ش', { code: 'KeyA' }), 'page', { type: 'option', at: 0 }],
    ['the key of A on a Zhuyin keyboard', press('ㄇ', { code: 'KeyA' }), 'page', { type: 'option', at: 0 }],
    ['the key of 2 on a Zhuyin keyboard', press('ㄉ', { code: 'Digit2' }), 'page', { type: 'option', at: 1 }],
    ['the key of A on a kana keyboard', press('ち', { code: 'KeyA' }), 'page', { type: 'option', at: 0 }],
    ['a wide letter', press('ｂ', { code: 'KeyB' }), 'page', { type: 'option', at: 1 }],
    ['A on a French keyboard, where Q is', press('a', { code: 'KeyQ' }), 'page', { type: 'option', at: 0 }],
    ['a comma on a French keyboard, where M is', press(',', { code: 'KeyM' }), 'page', null],
    ['a hidden digit', press('Process', { code: 'Digit3' }), 'page', { type: 'option', at: 2 }],
    ['M', press('m'), 'page', { type: 'mark' }],
    ['arrow right', press('ArrowRight'), 'page', { type: 'next' }],
    ['arrow left', press('ArrowLeft'), 'page', { type: 'previous' }],
    ['page down', press('PageDown'), 'page', { type: 'next' }],
    ['alt and an arrow', press('ArrowRight', { alt: true }), 'page', { type: 'next' }],
    ['arrows up and down stay with the options', press('ArrowDown'), 'page', null],
    ['an arrow in the answer sheet', press('ArrowRight'), 'own-arrows', null],
    ['alt and an arrow in the answer sheet', press('ArrowRight', { alt: true }), 'own-arrows', { type: 'next' }],
    ['a letter in the answer sheet', press('b'), 'own-arrows', { type: 'option', at: 1 }],
    ['a letter while typing', press('a'), 'typing', null],
    ['an arrow while typing', press('ArrowLeft', { alt: true }), 'typing', null],
    ['page down while typing', press('PageDown'), 'typing', null],
    ['a letter while composing', press('a', { composing: true }), 'page', null],
    ['copying', press('c', { ctrl: true }), 'page', null],
    ['a shortcut of the Mac', press('a', { meta: true }), 'page', null],
    ['alt and a letter', press('a', { alt: true }), 'page', null],
    ['tab', press('Tab'), 'page', null],
    ['enter', press('Enter'), 'page', { type: 'advance' }],
    ['enter on a button', press('Enter'), 'control', null],
    ['enter in the answer sheet', press('Enter'), 'own-arrows', null],
    ['enter in a text', press('Enter'), 'typing', null],
    ['ctrl and enter in a text', press('Enter', { ctrl: true }), 'typing', { type: 'advance' }],
    ['command and enter in a text', press('Enter', { meta: true }), 'typing', { type: 'advance' }],
    ['ctrl and enter on a button', press('Enter', { ctrl: true }), 'control', { type: 'advance' }],
    ['enter that ends a composition', press('Enter', { composing: true }), 'typing', null],
    ['ctrl and enter while composing', press('Enter', { ctrl: true, composing: true }), 'typing', null],
    ['ctrl and enter in a dialog', press('Enter', { ctrl: true }), 'overlay', null],
    ['a letter in a dialog', press('a'), 'overlay', null],
    ['an arrow in a menu', press('ArrowRight'), 'overlay', null],
    ['a letter on a button', press('b'), 'control', { type: 'option', at: 1 }],
    ['space stays with the focused option', press(' '), 'page', null],
  ])('%s', (_, key, focus, action) => expect(paperAction(key, focus, 4)).toEqual(action));

  it('enter goes into the field of a written answer', () => {
    expect(paperAction(press('Enter'), 'page', 0)).toEqual({ type: 'write' });
  });
});
