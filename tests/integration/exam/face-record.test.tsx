import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FaceRequest } from '#domain/face/face-request.ts';
import { type TestClient } from '../../support/app.ts';
import { openFaceCheck } from '../../support/face-check.tsx';
import { installCameras, installDeskCamera } from '../../support/fake-cameras.ts';
import { installPictures } from '../../support/fake-pictures.ts';

let client: TestClient;
beforeEach(() => {
  installDeskCamera();
  installPictures();
});
afterEach(async () => {
  cleanup();
  await client.stop();
  installCameras(null);
});

/** Begins at the instruction (001 §4). */
const request: FaceRequest = {
  kind: 4,
  businessId: '',
  taskId: 't-power',
  access: { type: 1, taskId: 't-power' },
  exportRule: false,
  album: false,
  pauseFrame: false,
  addresses: {},
};

async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.ariaDisabled).not.toBe('true'));
  await client.user.click(button);
}

const sent = async (id: string) => (await client.platform.log()).filter((entry) => entry.id === id).length;

it.each([
  ['is asked for, and not sent again where the platform has it', 'drop-after', 1],
  ['is sent once more where the platform has none', 'drop', 2],
] as const)('the record of a pass whose answer is lost %s', async (_, mode, saves) => {
  const faults = [{ match: { id: 'saveFaceAccess' }, mode, times: 1 }];
  ({ client } = await openFaceCheck(request, { signedIn: '13800010002', faults }));
  await press('我知道了');
  await press('打开摄像头');
  await press('拍摄');
  await press('使用这张');
  await screen.findByRole('alertdialog', { name: '核验通过' });
  await waitFor(async () => expect(await sent('viewFaceAccess')).toBe(1));
  await waitFor(async () => expect(await sent('saveFaceAccess')).toBe(saves));
});
