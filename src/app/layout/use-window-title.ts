import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionAtom, tenantAtom, unreadAtom } from '#domain/app-state.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { pageAddressOf } from '#ui/html/page-address.ts';
import type { RouteRow } from '../routes/route-row.ts';
import { unreadText } from './window-title.ts';

/** Sets the window title (unread messages, screen, tenant) and the icon (tenant logo) (001 §2). */
export function useWindowTitle(row: RouteRow | undefined): void {
  const { t } = useTranslation('app');
  const tenant = useAtomValue(tenantAtom);
  const name = tenant.title || t('product');
  const { signedIn } = useAtomValue(sessionAtom);
  const messages = useAtomValue(unreadAtom);
  const unread = signedIn ? unreadText(messages) : null;
  const plain = row ? `${t(row.title)} - ${name}` : name;
  const title = unread === null ? plain : t('start:unread', { messages: unread, title: plain });
  useEffect(() => {
    document.title = title;
    // A window title that could not be set is harmless.
    void ask(desktop.window.setTitle(title)).catch(() => undefined);
  }, [title]);
  useEffect(() => {
    if (tenant.logo !== null) setIcon(pageAddressOf(tenant.logo));
  }, [tenant.logo]);
}

function setIcon(address: string): void {
  const existing = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const link = existing ?? document.head.appendChild(document.createElement('link'));
  link.rel = 'icon';
  link.href = address;
}
