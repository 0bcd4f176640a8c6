import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Trans, useTranslation } from 'react-i18next';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import type { Summary } from '../order.ts';

const useStyles = makeStyles({
  counts: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '12px', margin: '20px 0 0' },
  four: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '@media (max-width: 599px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
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

/** Answered, in part, empty, marked; no tile for a kind of answer that the paper does not have. */
export function HandInCounts({ summary }: { summary: Pick<Summary, 'answered' | 'partly' | 'empty' | 'marked'> }) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  const { answered, partly, empty, marked } = summary;
  const tiles = [
    { kind: 'answered', count: answered, attention: false },
    ...(partly.length > 0 ? [{ kind: 'partly', count: partly.length, attention: true } as const] : []),
    { kind: 'empty', count: empty, attention: empty > 0 },
    { kind: 'marked', count: marked, attention: false },
  ] as const;
  return (
    <dl className={mergeClasses(styles.counts, tiles.length > 3 && styles.four)}>
      {tiles.map(({ kind, count, attention }) => (
        <div key={kind} className={mergeClasses(styles.tile, attention && styles.attention)}>
          <dt className={styles.label}>{t(`sheet.${kind}`)}</dt>
          <dd className={styles.number}>
            <Trans t={t} i18nKey="handIn.count" count={count} components={{ big: <span className={styles.big} /> }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
