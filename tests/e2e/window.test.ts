import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sitePaths } from '#contract/paths/site.ts';
import { demoPassword } from '#dev/platform/content/people.ts';
import { openClient } from '../support/client.ts';
import { goTo, signIn } from '../support/journeys.ts';
import { platformOnDisk } from '../support/platform.ts';

it('a window is shown though it is never ready, survives a page that leaves while it loads, and knows that it is minimised', async () => {
  const platform = await platformOnDisk();
  const client = await openClient({
    platform: platform.origin,
    cameras: 0,
    env: { LECTERN_HOST_READY_TO_SHOW: 'never' },
  });
  const isVisible = () => client.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible());
  await expect.poll(isVisible).toBe(true);
  await client.page.locator('[data-screen]').first().waitFor();
  await client.page.evaluate(() => {
    const told: boolean[] = [];
    Reflect.set(window, 'told', told);
    window.desktop.window.shownChanged((shown) => told.push(shown));
  });
  const told = () => client.page.evaluate(() => [Reflect.get(window, 'told'), document.visibilityState]);
  await client.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  await expect.poll(told).toEqual([[false], 'visible']);
  await client.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.restore());
  await expect.poll(told).toEqual([[false, true], 'visible']);
  // macOS: a click on its icon in the Dock.
  await client.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  await expect.poll(told).toEqual([[false, true, false], 'visible']);
  await client.app.evaluate(({ app }) => app.emit('activate', {}, false));
  await expect.poll(told).toEqual([[false, true, false, true], 'visible']);
  // The display that it was on is gone.
  await client.app.evaluate(({ BrowserWindow, screen }) => {
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 9_000, y: 40, width: 1100, height: 700 });
    screen.emit('display-removed', {}, screen.getPrimaryDisplay());
  });
  const left = () => client.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getNormalBounds().x);
  await expect.poll(left).toBeLessThan(1600);
  // With nothing on its way the program is gone at once: a lab is shut down by a script.
  const ended = once(client.app.process(), 'exit');
  const from = performance.now();
  await client.app.evaluate(({ app }) => void setImmediate(() => app.quit()));
  await ended;
  expect(performance.now() - from).toBeLessThan(5_000);
  await platform.stop();
});

it('a window with an open paper asks before it closes, but does not hold up the end of the system’s session', async () => {
  const platform = await platformOnDisk();
  const client = await openClient({ platform: platform.origin, cameras: 0 });
  await client.page.locator('[data-screen]').first().waitFor();
  await client.page.evaluate(() => window.desktop.window.guardClose('always'));
  const close = (ending: boolean) =>
    client.app.evaluate(({ BrowserWindow, powerMonitor }, shutdown) => {
      if (shutdown) powerMonitor.emit('shutdown');
      const [first] = BrowserWindow.getAllWindows();
      return new Promise<boolean>((resolve) => {
        first?.once('close', (event) => {
          resolve(!event.defaultPrevented);
          event.preventDefault();
        });
        first?.close();
      });
    }, ending);
  expect(await close(false)).toBe(false);
  expect(await close(true)).toBe(true);
  await client.app.close();
  await platform.stop();
});

it.runIf(process.env['LECTERN_CLIENT'] !== 'electron')('crash reports are on before there is a page', async () => {
  const platform = await platformOnDisk();
  const userData = mkdtempSync(path.join(os.tmpdir(), 'lectern-'));
  writeFileSync(path.join(userData, 'settings.json'), JSON.stringify({ version: 1, crashReports: true }));
  const calls = path.join(userData, 'calls.jsonl');
  const env = { LECTERN_HOST_CALLS: calls };
  const client = await openClient({ platform: platform.origin, cameras: 0, userData, env });
  await client.page.locator('[data-screen]').first().waitFor();
  // With the number of pages at that time.
  expect(readFileSync(calls, 'utf8')).toContain('{"name":"crashReporter.start","args":[0]}');
  await client.close();
  await platform.stop();
});

it.runIf(process.env['LECTERN_CLIENT'] !== 'electron')('a picture is chosen in a dialog of main’s', async () => {
  const platform = await platformOnDisk();
  const userData = mkdtempSync(path.join(os.tmpdir(), 'lectern-'));
  const photo = path.join(userData, '本人 照片.JPG');
  writeFileSync(photo, 'a photo');
  const answers = path.join(userData, 'answers.json');
  const choice = { canceled: false, filePaths: [photo] };
  writeFileSync(answers, JSON.stringify([{ canceled: true, filePaths: [] }, choice]));
  const env = { LECTERN_HOST_DIALOGS: answers };
  const client = await openClient({ platform: platform.origin, cameras: 0, userData, env });
  const choose = () =>
    client.page.evaluate(async () => {
      const asked = await window.desktop.window.choosePicture();
      const chosen = asked.ok ? asked.value : null;
      return chosen && { name: chosen.name, type: chosen.type, text: new TextDecoder().decode(chosen.bytes) };
    });
  expect(await choose()).toBeNull();
  expect(await choose()).toEqual({ name: '本人 照片.JPG', type: 'image/jpeg', text: 'a photo' });
  await client.close();
  await platform.stop();
});

describe.runIf(process.env['LECTERN_CLIENT'] !== 'electron')('where the system says no', () => {
  /** A client that signs nobody in, and what it asks of the machine. */
  async function openOn(env: Readonly<Record<string, string>>) {
    const platform = await platformOnDisk();
    const userData = mkdtempSync(path.join(os.tmpdir(), 'lectern-'));
    const record = path.join(userData, 'calls.jsonl');
    const client = await openClient({
      platform: platform.origin,
      cameras: 1,
      nativeCameras: true,
      userData,
      env: { ...env, LECTERN_HOST_CALLS: record },
    });
    const close = async () => {
      await client.close();
      await platform.stop();
    };
    return { client, platform, calls: () => readFileSync(record, 'utf8'), close };
  }

  it.each(['denied', 'granted'])('macOS is asked before a page listens to the microphone: %s', async (access) => {
    const { client, calls, close } = await openOn({
      LECTERN_HOST_PLATFORM: 'darwin',
      LECTERN_HOST_CAMERA_ACCESS: access,
    });
    await goTo(client.page, sitePaths.download.to());
    const heard = () =>
      client.page.evaluate(() =>
        navigator.mediaDevices.getUserMedia({ audio: true }).then(
          () => 'granted',
          (error: unknown) => (error instanceof DOMException ? error.name : String(error)),
        ),
      );
    expect(await heard()).toBe(access === 'denied' ? 'NotAllowedError' : 'granted');
    expect(calls()).toContain('{"name":"askForMediaAccess","args":["microphone"]}');
    await close();
  });

  it('a reminder that it does not show is said by the client', async () => {
    const { client, platform, calls, close } = await openOn({ LECTERN_HOST_NOTIFICATIONS: 'refused' });
    await signIn(client.page, platform.origin, { account: '13800017719', password: demoPassword });
    await client.page.evaluate(
      ([path, at]) =>
        window.desktop.reminders.set({ id: 'soon', title: '低压电工', startsAt: at, leadMs: 900_000, path }),
      [sitePaths.download.to(), Date.now() + 600_000] as const,
    );
    await expect.poll(calls).toContain('"name":"Notification","args":["低压电工"');
    await expect.poll(calls).toMatch(/"name":"showMessageBox".*低压电工/);
    // The first answer, which is the default one, leads to what begins.
    await client.page.getByRole('heading', { level: 1, name: '客户端与设备就绪检查' }).waitFor();
    await close();
  });
});
