import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { keyOf } from '#api/query.ts';
import { getAccountUserInfo } from '#contract/platform/account/account.ts';
import { getUserInfo } from '#contract/platform/account/user.ts';
import { getTree, regionTreeType } from '#contract/platform/site/region-tree.ts';
import { sessionAtom, settingsAtom, tenantAtom, unreadAtom } from '#domain/app-state.ts';
import { openApp, type TestClient } from '../../support/app.ts';

const learner = '13800017719';

let client: TestClient;
afterEach(() => client.stop());

const value = () => {
  const { store, queries } = client.app;
  return {
    theme: store.get(tenantAtom).colour,
    newSaas: store.get(tenantAtom).newVersion,
    session: store.get(sessionAtom),
    unread: store.get(unreadAtom),
    language: store.get(settingsAtom).locale,
    userInfo: queries.getQueryData(keyOf(getAccountUserInfo, {})),
    subUserInfo: queries.getQueryData(keyOf(getUserInfo, {})),
    areas: queries.getQueryData(keyOf(getTree, { type: regionTreeType })),
  };
};
const profile = () => screen.findByRole('heading', { level: 1 });

describe('the state of a session', () => {
  it('has each of its seven parts in one place: theme, user, sub-user, areas, unread, new version, language [session-store]', async () => {
    client = await openApp('/personalCenter', { signedIn: learner });
    await profile();
    await waitFor(() =>
      expect(value()).toMatchObject({
        theme: '#1f63b5',
        newSaas: false,
        session: { signedIn: true, name: '陈思远', maskedPhone: '138****7719' },
        unread: 6,
        userInfo: { name: '陈思远', phone: learner, idAuthStatus: 1 },
        subUserInfo: { name: '陈思远', phone: learner, idAuthStatus: 1, headImage: expect.any(String) },
        areas: expect.arrayContaining([
          expect.objectContaining({
            code: '330000',
            name: '浙江省',
            children: expect.arrayContaining([expect.objectContaining({ code: '330200', name: '宁波市' })]),
          }),
        ]),
      }),
    );
    const { session, userInfo, subUserInfo } = value();
    const { accountId } = session;
    expect(accountId).not.toBeNull();
    expect([userInfo, subUserInfo]).toEqual([
      expect.objectContaining({ accountId }),
      expect.objectContaining({ accountId }),
    ]);
    await act(async () => void (await client.core.desktop.settings.change({ locale: 'fr-FR' })));
    await waitFor(() => expect(value().language).toBe('fr-FR'));
    await waitFor(() => expect(document.documentElement.lang).toBe('fr-FR'));
  });

  it('follows the tenant and the learner [session-store]', async () => {
    client = await openApp('/personalCenter', { signedIn: '13800010003', tenant: 'zhongzhu' });
    await profile();
    await waitFor(() =>
      expect(value()).toMatchObject({
        theme: '#b4540a',
        newSaas: true,
        session: { signedIn: true, name: '王建国' },
        userInfo: { idAuthStatus: 0 },
        subUserInfo: { phone: '13800010003', idAuthStatus: 0 },
      }),
    );
  });

  it('of a visitor holds nobody [session-store]', async () => {
    client = await openApp('/userAgreement');
    await profile();
    expect(value()).toMatchObject({
      theme: '#1f63b5',
      session: { signedIn: false, accountId: null, name: null, branch: null },
      unread: 0,
      userInfo: undefined,
      subUserInfo: undefined,
      areas: undefined,
    });
  });
});
