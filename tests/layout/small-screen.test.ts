import { expect, it } from 'vitest';
import { startPlatform } from '#dev/platform/start.ts';
import { openClient } from '../support/client.ts';

it.runIf(process.env['LECTERN_CLIENT'] !== 'electron')(
  'the smallest window yields to the work area of its display',
  async () => {
    const platform = await startPlatform({ port: 0, db: ':memory:' });
    const client = await openClient({
      platform: platform.origin,
      cameras: 0,
      env: { LECTERN_HOST_SCREEN: '1093x534' },
    });
    const bounds = await client.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.getNormalBounds(),
    );
    expect(bounds).toMatchObject({ width: 1093, height: 534 });
    await client.close();
    await platform.close();
  },
);
