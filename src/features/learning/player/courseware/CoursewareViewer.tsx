import { Button, makeStyles, ProgressBar } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '#lib/format.ts';
import { stage } from '#ui/theme/fixed-colours.ts';
import type { ViewerProps } from '../viewer-props.ts';
import { ViewerNotice } from '../ViewerNotice.tsx';
import { CoursewareFrame } from './CoursewareFrame.tsx';
import { useCourseware } from './use-courseware.ts';

const useStyles = makeStyles({
  arriving: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '12px',
    padding: '24px',
    color: stage.text,
    backgroundColor: stage.plate,
  },
  bar: { width: 'min(360px, 100%)' },
  bytes: { color: stage.quiet, fontVariantNumeric: 'tabular-nums' },
});

/** A SCORM package: fetched, then run at an origin of its own. */
export function CoursewareViewer({ item, node, study }: ViewerProps) {
  const styles = useStyles();
  const { t } = useTranslation('player');
  const { phase, again, cancel } = useCourseware(item.courseId, item.itemId, node.detailId);
  if (phase.kind === 'failed') {
    return (
      <ViewerNotice
        alert={phase.why !== 'cancelled'}
        title={t(`courseware.failed.${phase.why}.title`)}
        text={t(`courseware.failed.${phase.why}.text`)}
      >
        <Button appearance="primary" onClick={again}>
          {t('courseware.again')}
        </Button>
      </ViewerNotice>
    );
  }
  if (phase.kind === 'open') {
    return <CoursewareFrame address={phase.address} link={phase.link} name={node.name} onBegin={study.begin} />;
  }
  const { received, size } = phase;
  const share = size === null || size === 0 ? undefined : received / size;
  return (
    <div className={styles.arriving}>
      <span id="courseware-loading">{t('courseware.loading')}</span>
      <ProgressBar className={styles.bar} aria-labelledby="courseware-loading" value={share} />
      <span className={styles.bytes}>
        {size === null
          ? t('courseware.loaded', { received: formatBytes(received) })
          : t('courseware.loadedOf', { received: formatBytes(received), size: formatBytes(size) })}
      </span>
      <Button onClick={cancel}>{t('courseware.cancel')}</Button>
    </div>
  );
}
