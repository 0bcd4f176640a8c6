import { makeStyles, tokens } from '@fluentui/react-components';
import { ChevronDownRegular, ChevronRightRegular, LockClosedRegular } from '@fluentui/react-icons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskDetail, TaskItem } from '#contract/platform/learning/task-detail.ts';
import { formatNumber } from '#lib/format.ts';
import { useToast } from '#lib/toast.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { VirtualBlock } from '#ui/VirtualBlock.tsx';
import { doneIn, stateOf, type Part } from './item-rules.ts';
import { ItemRow } from './ItemRow.tsx';
import { useItemSentence } from './use-item-sentence.ts';

const useStyles = makeStyles({
  panel: { overflow: 'hidden' },
  title: { margin: 0 },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: '100%',
    minHeight: '46px',
    padding: '8px 16px',
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  name: { flexGrow: 1, minWidth: 0 },
  line: {
    display: 'block',
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightRegular,
    fontSize: tokens.fontSizeBase200,
  },
  done: {
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightRegular,
    fontSize: tokens.fontSizeBase200,
  },
  list: { margin: 0, padding: 0, listStyleType: 'none', '& li:first-child': { borderTopWidth: 0 } },
  below: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
});

interface ChapterPanelProps {
  task: TaskDetail;
  part: Part;
  /** Those of its items that are shown. */
  items: readonly TaskItem[];
  taskOver: boolean;
  opened: boolean;
  onToggle: () => void;
}

/** A chapter that opens and closes, or items that lie in none. Rows far from the viewport are not rendered. */
export function ChapterPanel({ task, part, items, taskOver, opened, onToggle }: ChapterPanelProps) {
  const styles = useStyles();
  const { t } = useTranslation('task-detail');
  const listId = useId();
  const toast = useToast();
  const named = part.name !== '';
  const state = part.chapter === null ? null : stateOf(part.chapter);
  const locked = state === 'locked';
  const done = doneIn(part.items);
  const sentence = useItemSentence(task, part.chapter);
  const line = state === 'expired' ? t('expired') : sentence;
  const open = opened && !locked;
  const Chevron = locked ? LockClosedRegular : open ? ChevronDownRegular : ChevronRightRegular;
  return (
    <Panel className={styles.panel}>
      {named && (
        <h2 className={styles.title}>
          <button
            type="button"
            className={styles.head}
            aria-expanded={open}
            aria-controls={listId}
            // A locked chapter stays shut, and says why (002 §4).
            onClick={locked ? () => toast('warning', sentence) : onToggle}
          >
            <Chevron fontSize={16} aria-hidden />
            <span className={styles.name}>
              <PlatformText text={part.name} />
              {line !== '' && <span className={styles.line}>{line}</span>}
            </span>
            {done !== null && (
              <span className={styles.done}>
                {t('done', { done: formatNumber(done), total: formatNumber(part.items.length) })}
              </span>
            )}
          </button>
        </h2>
      )}
      <div id={listId} className={named && open ? styles.below : undefined}>
        {(open || !named) && (
          <VirtualBlock>
            {() => (
              <ul className={styles.list}>
                {distinctKeys(
                  items.map((item) => <ItemRow key={item.id} task={task} item={item} taskOver={taskOver} />),
                )}
              </ul>
            )}
          </VirtualBlock>
        )}
      </div>
    </Panel>
  );
}
