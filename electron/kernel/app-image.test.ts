import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownAppImage, programFile } from './app-image.ts';

const mounted = '/tmp/.mount_Lecter1a2b3c';
const inside = { APPIMAGE: '/home/li/Lectern.AppImage', APPDIR: mounted };

describe('what starts the client again', () => {
  it.each([
    ['an AppImage', inside, `${mounted}/lectern`, '/home/li/Lectern.AppImage'],
    ['a deb', {}, '/opt/Lectern/lectern', '/opt/Lectern/lectern'],
    ['a deb that another AppImage started', inside, '/opt/Lectern/lectern', '/opt/Lectern/lectern'],
    ['a folder whose name only begins alike', inside, `${mounted}-x/lectern`, `${mounted}-x/lectern`],
    ['a variable without its folder', { APPIMAGE: inside.APPIMAGE }, '/opt/x', '/opt/x'],
    ['a path that is none', { ...inside, APPIMAGE: 'Lectern.AppImage' }, `${mounted}/x`, `${mounted}/x`],
  ] as const)('%s', (_, env, execPath, file) => {
    expect(programFile({ env, execPath })).toBe(file);
    expect(ownAppImage({ env, execPath })).toBe(file === execPath ? null : file);
  });

  it('is seen through a link to the temporary folder', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-mount-'));
    const link = `${folder}-link`;
    symlinkSync(folder, link);
    const execPath = path.join(folder, 'lectern');
    writeFileSync(execPath, '');
    expect(ownAppImage({ env: { ...inside, APPDIR: link }, execPath })).toBe(inside.APPIMAGE);
  });
});
