import { makeStyles, tokens } from '@fluentui/react-components';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { focusHeading } from '#lib/focus/arrival.ts';
import { shadow } from '#ui/theme/fixed-colours.ts';

const useStyles = makeStyles({
  link: {
    position: 'fixed',
    top: '8px',
    left: '8px',
    zIndex: 1_000_002,
    padding: '8px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorBrandForeground1,
    boxShadow: shadow.floating,
    fontWeight: tokens.fontWeightSemibold,
    outline: `2px solid ${tokens.colorStrokeFocus2}`,
    ':not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', padding: 0, overflow: 'hidden' },
  },
});

/** The first tab stop of every screen: past the header, to the heading. */
export function SkipLink() {
  const styles = useStyles();
  const { t } = useTranslation('app');
  const skip = (event: MouseEvent) => {
    // A fragment in the address would be an entry in the history.
    event.preventDefault();
    focusHeading(document.querySelector<HTMLElement>('main h1'));
  };
  return (
    <a className={styles.link} href="#screen" onClick={skip}>
      {t('skip')}
    </a>
  );
}
