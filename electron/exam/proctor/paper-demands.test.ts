import { expect, it } from 'vitest';
import type { PaperDemands } from '#contract/ipc/exam.ts';
import { paperDemands } from './paper-demands.ts';

const kept: PaperDemands = { faceAgain: { afterCrash: true, afterMinutes: 10 }, randomPrompt: { everyMinutes: 20 } };
const nothing: PaperDemands = { faceAgain: null, randomPrompt: null };
const told = (face: object | null, prompt: object | null) => (key: string) =>
  key === 'exam_face_again' ? face && JSON.stringify(face) : prompt && JSON.stringify(prompt);

it.each<[string, object | null, object | null, PaperDemands]>([
  ['nothing', null, null, kept],
  ['less', { afterMinutes: 60 }, { everyMinutes: 240 }, kept],
  [
    'more',
    { afterMinutes: 5 },
    { everyMinutes: 10 },
    { faceAgain: { afterCrash: true, afterMinutes: 5 }, randomPrompt: { everyMinutes: 10 } },
  ],
])(
  'a configuration that anybody may have written and that asks for %s takes nothing back',
  (_, face, prompt, asked) => {
    const value = told(face, prompt);
    expect(paperDemands({ value, vouched: false, kept })).toEqual(asked);
    expect(paperDemands({ value, vouched: false, kept: nothing })).toEqual(paperDemands({ value, vouched: false }));
  },
);

it('one that the platform told, or that the keystore vouches for, counts as it is', () => {
  expect(paperDemands({ value: told(null, null), vouched: true, kept })).toEqual(nothing);
});
