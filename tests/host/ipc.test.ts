import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFixture, type Fixture } from './open-fixture.ts';

let fixture: Fixture;
const page = () => fixture.page;

beforeAll(async () => {
  fixture = await openFixture();
  // What the preload exposed, as a page without types has it.
  await fixture.page.addScriptTag({ url: '/ipc.js' });
});
afterAll(() => fixture.app.close());

describe('values through preload, main and back', () => {
  it.each(['bytes', 'date', 'map', 'set', 'range error', 'nothing', 'odd numbers', 'shared', 'deep', 'large'])(
    '%s arrive as what they were',
    async (name) => {
      const compared = await page().evaluate((key) => Reflect.get(window, 'roundTrip')(key), name);
      expect(compared).toEqual({ same: true });
    },
  );

  it('a function is refused', async () => {
    const told = await page().evaluate(() => Reflect.get(window, 'outcome')('echo', () => 1));
    expect(told).toContain('An object could not be cloned');
  });
});

describe('errors of handlers', () => {
  it.each([
    ['fail', "Error invoking remote method 'fail': TypeError: kaput"],
    ['unknown', "Error invoking remote method 'nobody-handles-this': Error: No handler registered for"],
  ])('%s', async (method, text) => {
    expect(await page().evaluate((name) => Reflect.get(window, 'outcome')(name), method)).toContain(text);
  });
});

describe('what the preload exposes', () => {
  it('answers at once where it is no promise, and cannot be changed by the page', async () => {
    const seen = await page().evaluate(() => {
      const fixture = Reflect.get(window, 'fixture');
      return [fixture.twice(21), Object.isFrozen(fixture), Object.isFrozen(fixture.list), [...fixture.list]];
    });
    expect(seen).toEqual([42, true, true, ['a', 'b']]);
  });

  it('calls the page back until it is told to stop', async () => {
    const heard = await page().evaluate(() => Reflect.get(window, 'hearTwiceThenStop')());
    expect(heard).toEqual(['one!', 'two!']);
  });

  it('leaves no trace of its wire in the page', async () => {
    const names = await page().evaluate(() => Object.getOwnPropertyNames(window).filter((name) => /^host/i.test(name)));
    expect(names).toEqual([]);
  });
});

it('main knows who calls, by an address of the app', async () => {
  const sender = await page().evaluate(() => Reflect.get(window, 'fixture').sender());
  expect(sender).toBe('app://client/index.html#/home');
});

it('main reaches the page', async () => {
  const heard = page().evaluate(
    () =>
      new Promise((resolve) => {
        const stop = Reflect.get(window, 'fixture').onSaid((text: string) => {
          stop();
          resolve(text);
        });
        document.body.dataset['listening'] = 'yes';
      }),
  );
  await page().locator('body[data-listening=yes]').waitFor();
  await fixture.app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.webContents.send('said', 'from main');
  });
  expect(await heard).toBe('from main');
});
