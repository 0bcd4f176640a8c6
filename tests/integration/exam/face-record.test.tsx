import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createQueries } from '../../../src/app/session/queries.ts';
import { Providers } from '../../../src/app/start/Providers.tsx';
import { FaceCheck } from '../../../src/domain/face/FaceCheck.tsx';
import type { FaceRequest } from '../../../src/domain/face/face-request.ts';
import { loadTexts } from '../../../src/lib/i18n/i18n.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { FakeCameras, installCameras } from '../../support/fake-cameras.ts';
import { installPictures } from '../../support/fake-pictures.ts';

let client: TestClient;
beforeEach(() => {
  const cameras = new FakeCameras();
  cameras.plug('desk', 'Integrated Camera');
  installCameras(cameras);
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
  client = await openApp('/userAgreement', { signedIn: '13800010002' });
  await loadTexts(['domain']);
  await client.platform.fault({ match: { id: 'saveFaceAccess' }, mode, times: 1 });
  render(
    <Providers store={client.app.store} queries={createQueries(() => undefined)}>
      <MemoryRouter>
        <FaceCheck request={request} learner="吴刚" mobileLink={null} onEnd={() => undefined} />
      </MemoryRouter>
    </Providers>,
  );
  await press('我知道了');
  await press('是，打开摄像头');
  await press('拍摄');
  await press('使用这张');
  await screen.findByRole('alertdialog', { name: '核验通过' });
  await waitFor(async () => expect(await sent('viewFaceAccess')).toBe(1));
  await waitFor(async () => expect(await sent('saveFaceAccess')).toBe(saves));
});
