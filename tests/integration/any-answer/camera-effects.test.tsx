import { screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApp, type TestClient } from '../../support/app.ts';
import { FakeCameras, installCameras } from '../../support/fake-cameras.ts';
import { installPictures } from '../../support/fake-pictures.ts';
import { faceRows, identityRows } from './camera-effect-rows.ts';
import { faultsOfRow, rest } from './trying.ts';

describe.each([
  ['a learner whose name is not verified', '13800010003', identityRows],
  ['a learner before an exam', '13800010002', faceRows],
] as const)('any JSON in place of what %s is answered after a picture', (_, signedIn, rows) => {
  let client: TestClient;
  beforeAll(async () => {
    const cameras = new FakeCameras();
    cameras.plug('desk', 'Integrated Camera');
    cameras.plug('phone', 'Phone Camera');
    installCameras(cameras);
    installPictures();
    client = await openApp(rest, { signedIn });
    await screen.findByRole('heading', { level: 1 });
  });
  afterAll(async () => {
    await client.stop();
    installCameras(null);
  });

  it.each(rows.map((row, at) => [row.id, row, at] as const))('%s', async (_id, row, at) => {
    expect(await faultsOfRow(client, row, at)).toBe('');
  });
});
