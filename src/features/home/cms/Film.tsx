import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '#ui/ErrorPanel.tsx';
import { pageAddressOf } from '#ui/html/page-address.ts';
import { stage } from '#ui/theme/fixed-colours.ts';

const useStyles = makeStyles({
  film: { display: 'block', width: '100%', aspectRatio: '16 / 9', backgroundColor: stage.background },
});

/** A film of the platform in the system's own player, which has keys, full screen and speed. */
export function Film({ url, title }: { url: string; title: string }) {
  const styles = useStyles();
  const { t } = useTranslation('cms');
  const [broken, setBroken] = useState(url === '');
  if (broken) {
    return (
      <ErrorPanel title={t('film.failed')} reason={t('film.failedReason')} onRetry={() => setBroken(url === '')} />
    );
  }
  return (
    // Films of the content pages come without subtitles; the text below says the same.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      className={styles.film}
      src={pageAddressOf(url)}
      aria-label={title}
      controls
      controlsList="nodownload"
      preload="metadata"
      onError={() => setBroken(true)}
    />
  );
}
