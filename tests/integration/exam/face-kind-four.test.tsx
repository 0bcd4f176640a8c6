import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FaceOutcome } from '#domain/face/face-outcome.ts';
import { type TestClient } from '../../support/app.ts';
import { openFaceCheck } from '../../support/face-check.tsx';
import { installCameras, installDeskCamera } from '../../support/fake-cameras.ts';
import { installPictures } from '../../support/fake-pictures.ts';

let client: TestClient;
const user = userEvent.setup();

beforeEach(() => {
  installDeskCamera();
  installPictures();
});
afterEach(async () => {
  cleanup();
  await client.stop();
  installCameras(null);
});

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** A check of kind 4 that has an address for every end. Returns how it ended. */
async function openKindFour(): Promise<readonly FaceOutcome[]> {
  const request = {
    kind: 4,
    businessId: 'b-other',
    taskId: 't-other',
    access: null,
    exportRule: false,
    album: false,
    pauseFrame: false,
    addresses: { target: '/passed', fail: '/failed', pause: '/paused', invalid: '/late' },
  } as const;
  const opened = await openFaceCheck(request);
  client = opened.client;
  return opened.ends;
}

describe('a face check of kind 4', () => {
  it('starts at the instruction, and only reports that it was closed, without a question [face-type4]', async () => {
    const ends = await openKindFour();
    await heading('这样拍更容易通过');
    expect(screen.queryByRole('button', { name: '开始核验' })).toBeNull();
    await press('稍后再来');
    await waitFor(() => expect(ends).toEqual([{ emit: { result: false, closed: true } }]));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const log = await client.platform.log();
    expect(log.filter(({ id }) => id === 'isRealNameAuthentication')).toEqual([]);
  });

  it('passed goes to no address, and sends the picture alone [face-type4]', async () => {
    const ends = await openKindFour();
    await press('我知道了');
    await press('打开摄像头');
    await heading('核验是您本人');
    await waitFor(() => expect(screen.getByRole('button', { name: '拍摄' }).ariaDisabled).not.toBe('true'));
    await press('拍摄');
    await press('使用这张');
    expect(within(await screen.findByRole('alertdialog', { name: '核验通过' })).queryByRole('link')).toBeNull();
    await waitFor(() => expect(ends).toEqual([{ emit: { result: true, closed: true } }]));
    const [sent] = (await client.platform.log()).filter(({ id }) => id === 'humanFaceComparison');
    expect(sent?.body).toMatchObject({ isSave: false, businessSource: 2 });
    expect(sent?.body).not.toHaveProperty('businessType');
  });
});
