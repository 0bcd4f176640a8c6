import { makeStyles } from '@fluentui/react-components';
import { HardDriveRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { EvidenceState } from '#contract/ipc/evidence.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';
import { Band } from './Band.tsx';

const useStyles = makeStyles({
  said: { display: 'block', flexShrink: 0 },
});

/** Says while this computer cannot store what watches over the paper, and that the answers are another matter. */
export function StoreBand({ attemptId }: { attemptId: string }) {
  const { data } = useDesktopQuery(desktop.evidence.state, [attemptId], { changed: desktop.evidence.changed });
  return <StoreLine state={data ?? null} />;
}

/** `state` null: not known. */
export function StoreLine({ state }: { state: Pick<EvidenceState, 'broken' | 'unstored'> | null }) {
  const { t } = useTranslation('paper');
  const styles = useStyles();
  return (
    <output className={styles.said}>
      {state?.broken && <Band icon={<HardDriveRegular />}>{t('store.broken', { waiting: state.unstored })}</Band>}
    </output>
  );
}
