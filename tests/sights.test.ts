import { describe, expect, it } from 'vitest';
import { routes } from '#app/routes/routes.ts';
import { sights } from '#dev/gallery/sights.ts';
import { dialogFiles } from './house/dialog-files.ts';
import { filesWith } from './house/elements.ts';

const names = new Set(sights.map(({ name }) => name));

/** The frames themselves. */
const frames = new Set(
  ['AppDialog', 'PromptDialog', 'ConfirmDialog', 'ChoiceDialog'].map((name) => `src/ui/${name}.tsx`),
);

describe('the gallery', () => {
  it('has every sight once', () => {
    expect(names.size).toBe(sights.length);
  });

  it('has every route that shows a screen', () => {
    const shown = new Set(sights.map(({ path }) => path.split('?')[0]));
    const screens = routes.filter(({ path, redirect }) => path !== '/' && !path.includes('*') && redirect !== true);
    expect(screens.map(({ path }) => path).filter((path) => !shown.has(path))).toEqual([]);
    expect(screens.length).toBeGreaterThan(80);
  });

  it('has every dialog, drawer and panel: each file that draws one is told with the sights that show it', () => {
    const drawing = filesWith(
      /^(AppDialog|ConfirmDialog|ChoiceDialog|PromptDialog|Dialog|ZoomedPicture|Drawer|Popover)$/,
    );
    expect(Object.keys(dialogFiles).toSorted()).toEqual(drawing.filter((file) => !frames.has(file)).toSorted());
  });

  it('has each of the sights that are told', () => {
    const told = Object.entries(dialogFiles).flatMap(([file, shownBy]) => shownBy.map((name) => [file, name] as const));
    expect(told.filter(([, name]) => !names.has(name))).toEqual([]);
    expect(Object.entries(dialogFiles).filter(([, shownBy]) => shownBy.length === 0)).toEqual([]);
  });
});
