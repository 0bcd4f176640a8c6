import { expect, it } from 'vitest';
import { toastTop, type ToastRoom } from './toast-rules.ts';

const rows: readonly [string, ToastRoom, number][] = [
  [
    'stands below a dialog that leaves room',
    { windowHeight: 768, toastHeight: 40, dialog: { top: 284, bottom: 484 }, content: { top: 340, bottom: 420 } },
    716,
  ],
  [
    'touches no dialog that leaves just enough',
    { windowHeight: 384, toastHeight: 40, dialog: { top: 64, bottom: 320 }, content: { top: 100, bottom: 270 } },
    332,
  ],
  [
    'stands over the content of a dialog that leaves too little',
    { windowHeight: 384, toastHeight: 40, dialog: { top: 63, bottom: 321 }, content: { top: 100, bottom: 270 } },
    165,
  ],
  [
    'stands over the content of a dialog that fills the window',
    { windowHeight: 600, toastHeight: 60, dialog: { top: 0, bottom: 600 }, content: { top: 60, bottom: 530 } },
    265,
  ],
];

it.each(rows)('a toast %s', (_, room, top) => {
  expect(toastTop(room)).toBe(top);
});
