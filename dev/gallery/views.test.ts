import { expect, it } from 'vitest';
import { pictureName, views, viewsNamed } from './views.ts';

it('every picture of a sight has a name of its own', () => {
  const names = views.map((view) => pictureName('home', view));
  expect(new Set(names).size).toBe(views.length);
  expect(names).toContain('home-dark-fr-FR');
  expect(names).toContain('home-light-zh-CN-683x384');
});

it('the five sizes are all there in the first language', () => {
  const sizes = views
    .filter(({ theme, locale }) => theme === 'light' && locale === 'zh-CN')
    .map(({ size }) => `${size.width}x${size.height}`);
  expect(sizes).toEqual(['1366x768', '1024x600', '1093x534', '683x384', '1920x1080']);
});

it('views are chosen by a part of theme, language and size', () => {
  const chosen = (part: string) => viewsNamed(part).map((view) => pictureName('home', view));
  expect(chosen('')).toHaveLength(views.length);
  expect(chosen('dark-fr')).toEqual(['home-dark-fr-FR']);
  expect(chosen('light-zh-CN-1366')).toEqual(['home-light-zh-CN']);
  expect(chosen('683x384')).toEqual(['home-light-zh-CN-683x384']);
  expect(chosen('dark-fr,683')).toEqual(['home-dark-fr-FR', 'home-light-zh-CN-683x384']);
});
