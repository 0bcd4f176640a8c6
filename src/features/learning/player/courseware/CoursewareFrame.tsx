import { makeStyles } from '@fluentui/react-components';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { guardClosing } from '#lib/close-guard.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { sheet } from '#ui/theme/fixed-colours.ts';
import { ViewerNotice } from '../ViewerNotice.tsx';
import { ViewerSpinner } from '../ViewerSpinner.tsx';
import type { CoursewareLink } from './courseware-link.ts';
import { CoursewareBar } from './CoursewareBar.tsx';

const useStyles = makeStyles({
  frame: { position: 'absolute', inset: 0, display: 'flex', flexDirection: 'column' },
  room: { position: 'relative', flexGrow: 1, minHeight: 0 },
  page: {
    display: 'block',
    width: '100%',
    height: '100%',
    border: 'none',
    // Packages are made for white paper, in dark themes too.
    backgroundColor: sheet.background,
    colorScheme: 'light',
  },
});

interface CoursewareFrameProps {
  address: string;
  link: CoursewareLink;
  name: string;
  /** The package shows something. */
  onBegin: () => void;
}

/** A package that runs, with what it says and what is kept of it below. */
export function CoursewareFrame({ address, link, name, onBegin }: CoursewareFrameProps) {
  const styles = useStyles();
  const { t } = useTranslation('player');
  const frame = useRef<HTMLIFrameElement>(null);
  const view = useSyncExternalStore(link.subscribe, link.view);
  const isShown = view.partId !== null;
  useEffect(() => {
    if (isShown) onBegin();
  }, [isShown, onBegin]);
  useFlushOnClose(link);
  const connect = () => {
    const player = frame.current?.contentWindow;
    if (player) link.connect(player);
  };
  return (
    <div className={styles.frame}>
      <div className={styles.room}>
        <iframe
          ref={frame}
          className={styles.page}
          title={t('courseware.name', { name })}
          src={address}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- an origin of its own, which the package's storage needs
          sandbox="allow-scripts allow-same-origin allow-forms allow-modals"
          onLoad={connect}
        />
        {view.broken !== null && (
          <ViewerNotice
            alert
            title={t(`courseware.failed.${view.broken}.title`)}
            text={t(`courseware.failed.${view.broken}.text`)}
          />
        )}
        {view.partId !== null && view.absent.includes(view.partId) && (
          <ViewerNotice alert title={t('courseware.absent.title')} text={t('courseware.absent.text')} />
        )}
        {view.broken === null && !isShown && <ViewerSpinner />}
      </div>
      <CoursewareBar view={view} onGo={(partId) => link.go(partId)} onStep={(to) => link.step(to)} />
    </div>
  );
}

/** A window that is being closed waits until what the package knows is on disk. */
function useFlushOnClose(link: CoursewareLink): void {
  useEffect(() => {
    let released = false;
    const release = guardClosing({ when: 'always', asked: () => void close() });
    const end = () => {
      if (!released) release();
      released = true;
    };
    const close = async () => {
      await link.flush();
      end();
      // Like the window's own button: what else guards the window asks now.
      ask(desktop.window.close()).catch((error: unknown) => logFailure('close', error));
    };
    return () => {
      void link.flush();
      end();
    };
  }, [link]);
}
