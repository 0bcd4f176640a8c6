import { makeStyles } from '@fluentui/react-components';
import { CheckmarkCircleFilled, WarningFilled } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import type { FramingHint } from '../cameras/framing.ts';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'flex', flexWrap: 'wrap', gap: '8px 20px' },
  item: { display: 'flex', alignItems: 'center', gap: '6px' },
  good: { color: semanticColours.goodDot, flexShrink: 0 },
  attention: { color: semanticColours.attentionDot, flexShrink: 0 },
});

const good = ['light', 'centre', 'alone'] as const;

/** Hints to improve the picture, or that it is fine; nothing when the detector did not run. */
export function HintList({ hints, detected }: { hints: readonly FramingHint[]; detected: boolean }) {
  const { t } = useTranslation('face');
  const styles = useStyles();
  if (hints.length === 0 && !detected) return null;
  return (
    <ul className={styles.list}>
      {hints.map((hint) => (
        <li key={hint} className={styles.item}>
          <WarningFilled fontSize={18} className={styles.attention} aria-hidden />
          {t(`hints.${hint}`)}
        </li>
      ))}
      {hints.length === 0 &&
        good.map((fact) => (
          <li key={fact} className={styles.item}>
            <CheckmarkCircleFilled fontSize={18} className={styles.good} aria-hidden />
            {t(`good.${fact}`)}
          </li>
        ))}
    </ul>
  );
}
