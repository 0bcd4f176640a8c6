import { describe, expect, it } from 'vitest';
import { homePageOf, startPath } from './tenant-values.ts';

const withHome = (value: unknown) => ({ frontendConfig: [{ key: 'homepage', value }] });

describe('the home page of a configuration', () => {
  it.each([
    [withHome('/opHomepage'), '/opHomepage'],
    [withHome('/'), null],
    [withHome('https://elsewhere.example'), null],
    [withHome('//elsewhere.example'), null],
    [withHome(5), null],
    [{}, null],
    [null, null],
  ])('%j', (data, home) => {
    expect(homePageOf(data)).toBe(home);
  });
});

describe('the first path', () => {
  it('is the configured home page for a learner, else the root', () => {
    expect(startPath(true, withHome('/examList'))).toBe('/examList');
    expect(startPath(true, null)).toBe('/');
  });

  it('is the list of exams in kiosk, whoever comes', () => {
    expect(startPath(true, withHome('/opHomepage'), true)).toBe('/examList');
    expect(startPath(false, null, true)).toBe('/examList');
  });

  it('is the sign-in page for a visitor, or the root when a home page is configured', () => {
    expect(startPath(false, null)).toBe('/login');
    expect(startPath(false, withHome('/opHomepage'))).toBe('/');
  });
});
