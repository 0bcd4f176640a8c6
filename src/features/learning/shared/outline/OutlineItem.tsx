import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { useId, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCountdown, formatPercent } from '#lib/format.ts';
import { useToast } from '#lib/toast.ts';
import { PlatformText } from '#ui/PlatformText.tsx';
import { CourseKindIcon } from './CourseKindIcon.tsx';
import { hasReplay, isOpen, stateOf, type OutlineRow } from './outline-rules.ts';
import { OutlineSign } from './OutlineSign.tsx';
import { useWhyShut } from './use-why-shut.ts';

const useStyles = makeStyles({
  // A long course stays light: what is far out of sight is not laid out, yet the arrow keys reach it.
  row: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '48px',
    boxSizing: 'border-box',
    padding: '6px 16px',
    borderLeft: '3px solid transparent',
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 48px',
    fontSize: tokens.fontSizeBase300,
    fontVariantNumeric: 'tabular-nums',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  // Its name is what it shows; its area is the whole row.
  button: {
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  current: {
    borderLeftColor: tokens.colorBrandStroke1,
    backgroundColor: tokens.colorNeutralBackground1Selected,
    fontWeight: tokens.fontWeightSemibold,
  },
  shut: { color: tokens.colorNeutralForeground3 },
  text: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  line: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '2px 8px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightRegular,
  },
  kind: { display: 'inline-flex', alignItems: 'center', gap: '4px' },
  percent: { flexShrink: 0, fontSize: tokens.fontSizeBase200 },
});

interface OutlineItemProps {
  row: OutlineRow;
  /** This computer keeps its content. */
  kept: boolean;
  current: boolean;
  /** The one item that the Tab key reaches. */
  tabStop: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: () => void;
  onOpen: () => void;
}

/** One item of a course: state, name, kind, length and rate, or why it does not open. */
export function OutlineItem({ row, kept, current, tabStop, onKeyDown, onFocus, onOpen }: OutlineItemProps) {
  const styles = useStyles();
  const { t } = useTranslation('outline');
  const toast = useToast();
  const id = useId();
  const [signId, lineId, rateId] = [`${id}sign`, `${id}line`, `${id}rate`];
  const { node } = row;
  const open = isOpen(row);
  const why = useWhyShut(row);
  const rate = node.studyInfo.learnRate;
  return (
    <li
      className={mergeClasses(styles.row, current && styles.current)}
      style={{ paddingLeft: `${16 + row.depth * 8}px` }}
    >
      <OutlineSign id={signId} state={stateOf(row)} label={t(`state.${stateOf(row)}`)} />
      <div className={styles.text}>
        <button
          type="button"
          className={mergeClasses(styles.button, !open && styles.shut)}
          tabIndex={tabStop ? 0 : -1}
          aria-current={current ? 'true' : undefined}
          aria-disabled={!open || undefined}
          aria-describedby={`${signId} ${lineId} ${rateId}`}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onClick={() => (open ? onOpen() : toast('warning', why))}
        >
          <PlatformText text={node.name} />
        </button>
        <div id={lineId} className={styles.line}>
          <span className={styles.kind}>
            <CourseKindIcon kind={node.kind} />
            {t(`kind.${node.kind}`)}
          </span>
          {node.duration !== null && node.duration > 0 && <span>{formatCountdown(node.duration * 1000)}</span>}
          {kept && (
            <span className={styles.kind}>
              <ArrowDownloadRegular fontSize={16} aria-hidden />
              {t('kept')}
            </span>
          )}
          {open && hasReplay(node) && <span>{t('replay')}</span>}
          {why && <span>{why}</span>}
        </div>
      </div>
      <span id={rateId} className={styles.percent}>
        {rate !== null && open && formatPercent(rate / 100)}
      </span>
    </li>
  );
}
