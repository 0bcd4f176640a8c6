import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Trans, useTranslation } from 'react-i18next';
import { semanticColours } from '../../../../ui/theme/semantic-colours.ts';
import type { Summary } from '../order.ts';

const useStyles = makeStyles({
  counts: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '12px', margin: '20px 0 0' },
  tile: {
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  attention: { backgroundColor: semanticColours.attentionTint, color: semanticColours.attentionText },
  label: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  number: { margin: 0, fontSize: tokens.fontSizeBase300, fontVariantNumeric: 'tabular-nums' },
  big: { fontSize: '26px', lineHeight: '36px', fontWeight: tokens.fontWeightSemibold },
});

/** Answered, empty, marked. */
export function HandInCounts({ summary }: { summary: Pick<Summary, 'answered' | 'empty' | 'marked'> }) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  return (
    <dl className={styles.counts}>
      {(['answered', 'empty', 'marked'] as const).map((kind) => (
        <div
          key={kind}
          className={mergeClasses(styles.tile, kind === 'empty' && summary.empty > 0 && styles.attention)}
        >
          <dt className={styles.label}>{t(`sheet.${kind}`)}</dt>
          <dd className={styles.number}>
            <Trans
              t={t}
              i18nKey="handIn.count"
              count={summary[kind]}
              components={{ big: <span className={styles.big} /> }}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
