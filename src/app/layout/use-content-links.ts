import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { appInfoAtom } from '#domain/app-state.ts';
import { useOpenDocument } from '#domain/documents/use-open-document.ts';
import { useToast } from '#lib/toast.ts';
import { useTargets } from '../routes/use-targets.ts';
import { linkTarget, staysHere } from './content-links.ts';
import { plainEntry } from './header/menu/entries.ts';
import { useOpenEntry } from './header/menu/use-open-entry.ts';

const isLink = (one: EventTarget): one is HTMLAnchorElement =>
  one instanceof HTMLAnchorElement && one.target === '_blank' && one.hasAttribute('href');

/** What is in the texts of the platform links out of them: main refuses every window that a page opens of itself. */
export function useContentLinks(): void {
  const { t } = useTranslation('header');
  const toast = useToast();
  const openEntry = useOpenEntry();
  const openDocument = useOpenDocument();
  const screens = useTargets();
  const { platformOrigin } = useAtomValue(appInfoAtom);
  const coming = useRef(new Set<string>());
  useEffect(() => {
    async function fetchFile(address: string, name: string): Promise<void> {
      if (coming.current.has(address)) return;
      coming.current.add(address);
      toast('info', t('ui:document.fetching'));
      await openDocument({ address, name });
      coming.current.delete(address);
    }
    const follow = (event: MouseEvent) => {
      const link = event.composedPath().find(isLink);
      // The right button opens nothing.
      if (!link || event.defaultPrevented || event.button === 2) return;
      event.preventDefault();
      const href = link.getAttribute('href') ?? '';
      if (staysHere(href)) return;
      const target = linkTarget(href, screens, platformOrigin);
      if (target.kind === 'file') void fetchFile(target.address, nameOf(link));
      else if (target.kind === 'none') toast('warning', t('external.notAllowed'));
      else openEntry({ ...plainEntry(href, null, ''), target });
    };
    document.addEventListener('click', follow);
    document.addEventListener('auxclick', follow);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('auxclick', follow);
    };
  }, [openDocument, openEntry, platformOrigin, screens, t, toast]);
}

/** What the learner knows the file by: the words of the link, else the end of its address. */
function nameOf(link: HTMLAnchorElement): string {
  return link.textContent.trim() || link.pathname.slice(link.pathname.lastIndexOf('/') + 1);
}
