import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { semanticColours } from '../../../../ui/theme/semantic-colours.ts';

const useStyles = makeStyles({
  band: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    padding: '8px 24px',
    borderBottom: `1px solid ${semanticColours.attentionLine}`,
    backgroundColor: semanticColours.attentionTint,
    color: semanticColours.attentionText,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    flexShrink: 0,
  },
  good: {
    backgroundColor: semanticColours.goodTint,
    color: semanticColours.goodText,
    borderBottomColor: tokens.colorNeutralStroke2,
  },
  text: { flexGrow: 1, minWidth: 0 },
  icon: { display: 'inline-flex', flexShrink: 0, fontSize: '20px' },
  end: { flexShrink: 0, fontVariantNumeric: 'tabular-nums', fontSize: tokens.fontSizeBase200 },
});

interface BandProps {
  icon: ReactNode;
  tone?: 'attention' | 'good';
  children: ReactNode;
  end?: ReactNode;
  /** Puts a button at the end that takes the line away. */
  onDismiss?: () => void;
}

/** One calm line under the top bar. */
export function Band({ icon, tone = 'attention', children, end, onDismiss }: BandProps) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  return (
    <span className={mergeClasses(styles.band, tone === 'good' && styles.good)}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <span className={styles.text}>{children}</span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
      {onDismiss && (
        <span className={styles.end}>
          <Button
            appearance="transparent"
            size="small"
            icon={<DismissRegular />}
            aria-label={t('switched.dismiss')}
            onClick={onDismiss}
          />
        </span>
      )}
    </span>
  );
}
