import { makeStyles } from '@fluentui/react-components';
import { LockOpenRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFences } from '../../shared/lockdown/use-fences.ts';
import { useLockdown } from '../../shared/lockdown/use-lockdown.ts';
import { Band } from './Band.tsx';

const useStyles = makeStyles({
  said: { display: 'block', flexShrink: 0 },
});

/** Applies the page's part of the lockdown, and says when this computer could not be locked. */
export function LockdownBand() {
  const { t } = useTranslation('lockdown');
  const styles = useStyles();
  const failed = useLockdown()?.failed ?? null;
  const [dismissed, setDismissed] = useState(false);
  useFences();
  return (
    <output className={styles.said}>
      {failed !== null && !dismissed && (
        <Band icon={<LockOpenRegular />} onDismiss={() => setDismissed(true)}>
          {t('failed', { step: t(`steps.${failed}`) })}
        </Band>
      )}
    </output>
  );
}
