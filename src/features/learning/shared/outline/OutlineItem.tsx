import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCountdown, formatPercent } from '../../../../lib/format.ts';
import { useToast } from '../../../../lib/toast.ts';
import { ContentText } from '../../../../ui/ContentText.tsx';
import { CourseKindIcon } from './CourseKindIcon.tsx';
import { isOpen, stateOf, type OutlineRow } from './outline-rules.ts';
import { OutlineSign } from './OutlineSign.tsx';
import { useWhyShut } from './use-why-shut.ts';

const useStyles = makeStyles({
  // A long course stays light: what is far out of sight is not laid out, yet the arrow keys reach it.
  row: { contentVisibility: 'auto', containIntrinsicSize: 'auto 48px' },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: '100%',
    minHeight: '48px',
    padding: '6px 16px',
    border: 'none',
    borderLeft: '3px solid transparent',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    textAlign: 'start',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
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
  current: boolean;
  /** The one item that the Tab key reaches. */
  tabStop: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: () => void;
  onOpen: () => void;
}

/** One item of a course: state, name, kind, length and rate, or why it does not open. */
export function OutlineItem({ row, current, tabStop, onKeyDown, onFocus, onOpen }: OutlineItemProps) {
  const styles = useStyles();
  const { t } = useTranslation('outline');
  const toast = useToast();
  const id = useId();
  const [signId, nameId, lineId, rateId] = [`${id}sign`, `${id}name`, `${id}line`, `${id}rate`];
  const { node } = row;
  const open = isOpen(row);
  const why = useWhyShut(row);
  const rate = node.studyInfo.learnRate;
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={mergeClasses(styles.item, current && styles.current, !open && styles.shut)}
        style={{ paddingLeft: `${16 + row.depth * 8}px` }}
        tabIndex={tabStop ? 0 : -1}
        aria-current={current ? 'true' : undefined}
        aria-disabled={!open || undefined}
        aria-labelledby={nameId}
        aria-describedby={`${signId} ${lineId} ${rateId}`}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onClick={() => (open ? onOpen() : toast('warning', why))}
      >
        <OutlineSign id={signId} state={stateOf(row)} />
        <span className={styles.text}>
          <span id={nameId}>
            <ContentText text={node.name} />
          </span>
          <span id={lineId} className={styles.line}>
            <span className={styles.kind}>
              <CourseKindIcon kind={node.kind} />
              {t(`kind.${node.kind}`)}
            </span>
            {node.duration !== null && node.duration > 0 && <span>{formatCountdown(node.duration * 1000)}</span>}
            {why && <span>{why}</span>}
          </span>
        </span>
        <span id={rateId} className={styles.percent}>
          {rate !== null && open && formatPercent(rate / 100)}
        </span>
      </button>
    </li>
  );
}
