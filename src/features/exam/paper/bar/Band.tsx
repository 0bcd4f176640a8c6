import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import { lowest } from '../desk-sizes.ts';

const useStyles = makeStyles({
  band: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    height: '100%',
    padding: '0 12px',
    boxSizing: 'border-box',
    border: `1px solid ${semanticColours.attentionLine}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: semanticColours.attentionTint,
    color: semanticColours.attentionText,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    [lowest]: { lineHeight: '14px' },
  },
  good: {
    backgroundColor: semanticColours.goodTint,
    color: semanticColours.goodText,
    borderTopColor: tokens.colorNeutralStroke2,
    borderRightColor: tokens.colorNeutralStroke2,
    borderBottomColor: tokens.colorNeutralStroke2,
    borderLeftColor: tokens.colorNeutralStroke2,
  },
  text: {
    flexGrow: 1,
    minWidth: 0,
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
  },
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
