import { expect, it } from 'vitest';
import { areaModule, tableModule, textAreaOf } from './text-areas.ts';

it('loads each area of a language as a unit', () => {
  expect(tableModule(['zh-CN/account', 'fr-FR/account'])).toBe(
    "export const textAreas = { 'zh-CN/account': () => import('virtual:text-areas/zh-CN/account'), " +
      "'fr-FR/account': () => import('virtual:text-areas/fr-FR/account') };",
  );
});

it('names the slices of an area by their files', () => {
  expect(areaModule('/here', ['locales/zh-CN/account/sign-in.json', 'locales/zh-CN/account/register.json'])).toBe(
    'import slice0 from "/here/locales/zh-CN/account/sign-in.json";\n' +
      'import slice1 from "/here/locales/zh-CN/account/register.json";\n' +
      "export const slices = { 'sign-in': slice0, 'register': slice1 };",
  );
});

it.each([
  ['/here/locales/zh-CN/account/sign-in.json', 'zh-CN-account'],
  ['\0virtual:text-areas/fr-FR/exam', 'fr-FR-exam'],
  ['\0virtual:text-areas', null],
  ['/here/src/features/account/rules.ts', null],
])('keeps the texts of an area in one chunk: %j', (id, expected) => {
  expect(textAreaOf(id)).toBe(expected);
});
