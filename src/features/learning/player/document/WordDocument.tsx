import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ask, desktop } from '#lib/desktop.ts';
import { useToast } from '#lib/toast.ts';
import type { DocumentProps } from './document-props.ts';
import { DocumentRoom, type Look } from './DocumentRoom.tsx';
import { MissingNotice } from './MissingNotice.tsx';
import { markWords } from './word-marks.ts';
import { arrange, linkIn, type OpenWord } from './word-reader.ts';

/** A Word document, laid out as its pages are. */
export function WordDocument({ open, outside, onOutside, ...props }: DocumentProps & { open: OpenWord }) {
  const { t } = useTranslation('player');
  return (
    <DocumentRoom
      {...props}
      pages={open.pages.length}
      notice={
        open.missing > 0 && (
          <MissingNotice
            text={t('document.missing', { count: open.missing })}
            outside={outside}
            onOutside={onOutside}
          />
        )
      }
      textOf={async (page) => open.pages[page]?.textContent ?? ''}
      shown={() => open.pages.filter((page) => !page.hidden)}
    >
      {(look) => <Sheets open={open} look={look} />}
    </DocumentRoom>
  );
}

/** The pages in a tree of their own: the styles of a document never reach the client. */
function Sheets({ open, look }: { open: OpenWord; look: Look }) {
  const host = useRef<HTMLDivElement>(null);
  const { t } = useTranslation('player');
  const toast = useToast();
  const { width, only, query, hit, room } = look;
  useEffect(() => {
    host.current?.replaceChildren(open.host);
  }, [open]);
  useEffect(() => {
    arrange(open, { only, width, label: (at) => t('document.page', { page: at + 1, count: open.pages.length }) });
    return markWords(open, query, hit, room.current);
  }, [open, only, width, t, query, hit, room]);
  const follow = (event: Event) => {
    const link = linkIn(event);
    if (link === null) return;
    if (link.kind === 'here') link.target?.scrollIntoView();
    else ask(desktop.app.openExternal(link.address)).catch(() => toast('error', t('document.notOpened')));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the links inside have a role and take the focus
    <div
      ref={host}
      onClick={({ nativeEvent }) => follow(nativeEvent)}
      onKeyDown={({ key, nativeEvent }) => key === 'Enter' && follow(nativeEvent)}
    />
  );
}
