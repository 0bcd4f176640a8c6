import { makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '#ui/ErrorPanel.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import type { LiveClassRead } from './use-live-class.ts';
import { useLiveSpan } from './use-live-span.ts';

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '12px', padding: '16px' },
});

/** What is known of a live class, and that asking for it failed. */
export function AboutClass({ title, read: { live, error, refetch } }: { title: string; read: LiveClassRead }) {
  const styles = useStyles();
  const { t } = useTranslation('live-room');
  const spanOf = useLiveSpan();
  return (
    <>
      {live && (
        <Panel as="section" className={styles.panel} aria-label={title}>
          <FactList
            facts={[
              [t('when'), spanOf(live)],
              [t('teacher'), live.teacherName ? <PlatformText key="teacher" text={live.teacherName} /> : null],
              [t('source'), live.sourceName ? <PlatformText key="source" text={live.sourceName} /> : null],
            ]}
          />
          {live.intro !== '' && <SafeHtml html={live.intro} />}
        </Panel>
      )}
      {error !== null && <ErrorPanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
    </>
  );
}
