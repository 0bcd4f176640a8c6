import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkRegular, ChevronDownRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionCount } from '../order.ts';
import { columns } from './grid-move.ts';
import { runsText } from '../use-words.ts';

const useStyles = makeStyles({
  section: { borderTop: `1px solid ${tokens.colorNeutralStroke3}`, ':first-child': { borderTopStyle: 'none' } },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    width: '100%',
    minHeight: '40px',
    padding: '8px 12px',
    boxSizing: 'border-box',
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorNeutralForeground1}`, outlineOffset: '-3px' },
  },
  icon: { flexShrink: 0, display: 'inline-flex' },
  title: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  open: { fontWeight: tokens.fontWeightSemibold },
  side: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  end: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    marginInlineStart: 'auto',
    color: tokens.colorNeutralForeground2,
  },
  cells: {
    border: 'none',
    margin: 0,
    minWidth: 0,
    display: 'grid',
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gap: '6px',
    padding: '4px 16px 14px',
  },
});

interface SheetSectionProps {
  count: SectionCount;
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A fold of the answer sheet: heading with what is still empty, cells below. */
export function SheetSection({ count, open, onToggle, children }: SheetSectionProps) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  const id = useId();
  const { section, numbers, empty } = count;
  return (
    <div className={styles.section}>
      <button type="button" className={styles.head} aria-expanded={open} aria-controls={id} onClick={onToggle}>
        <span className={styles.icon}>
          {open ? <ChevronDownRegular fontSize={16} /> : <ChevronRightRegular fontSize={16} />}
        </span>
        <span className={mergeClasses(styles.title, open && styles.open)} title={section.title}>
          {section.title}
        </span>
        <span className={styles.side}>{runsText(t, numbers)}</span>
        <span className={mergeClasses(styles.side, styles.end)}>
          {empty.length === 0 && <CheckmarkRegular fontSize={16} aria-hidden />}
          {empty.length === 0 ? t('sheet.done') : t('sheet.emptyCount', { count: empty.length })}
        </span>
      </button>
      {open && (
        <fieldset id={id} aria-label={section.title} className={styles.cells}>
          {children}
        </fieldset>
      )}
    </div>
  );
}
