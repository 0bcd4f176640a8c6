import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createQueries } from '#app/session/queries.ts';
import { Providers } from '#app/start/Providers.tsx';
import type { FaceOutcome } from '#domain/face/face-outcome.ts';
import type { FaceRequest } from '#domain/face/face-request.ts';
import { FaceCheck } from '#domain/face/FaceCheck.tsx';
import { loadTexts } from '#lib/i18n/i18n.ts';
import { openApp, type TestClient } from './app.ts';

/** A face check alone, in a client whose learner is signed in. `ends`: how it ended, as it ends. */
export async function openFaceCheck(
  request: FaceRequest,
  options: Parameters<typeof openApp>[1] = { signedIn: '13800010002' },
): Promise<{ client: TestClient; ends: readonly FaceOutcome[] }> {
  const client = await openApp('/userAgreement', options);
  await loadTexts(['domain']);
  const ends: FaceOutcome[] = [];
  render(
    <Providers store={client.app.store} queries={createQueries(() => undefined)}>
      <MemoryRouter>
        <FaceCheck request={request} learner="吴刚" mobileLink={null} onEnd={(end) => ends.push(end)} />
      </MemoryRouter>
    </Providers>,
  );
  return { client, ends };
}
