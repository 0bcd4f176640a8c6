import { Checkbox, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#contract/platform/message/message.ts';
import { PlatformText } from '#ui/PlatformText.tsx';
import { KindIcon } from './KindIcon.tsx';
import { useMessageLabels } from './use-message-labels.ts';

const useStyles = makeStyles({
  row: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    padding: '14px 24px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  chosen: { backgroundColor: tokens.colorNeutralBackground1Selected },
  check: { position: 'relative', zIndex: 1, margin: '0 -8px 0 -12px' },
  text: { flexGrow: 1, minWidth: 0 },
  head: { display: 'flex', alignItems: 'center', gap: '8px', margin: 0, fontSize: '15px', lineHeight: '24px' },
  dot: {
    width: '8px',
    height: '8px',
    flexShrink: 0,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandForeground1,
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
  },
  title: {
    minWidth: 0,
    padding: 0,
    border: 'none',
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'start',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    fontWeight: tokens.fontWeightRegular,
    outlineStyle: 'none',
    // The whole row opens the message or chooses it, its name alone says so.
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible::after': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
      borderRadius: tokens.borderRadiusMedium,
    },
  },
  strong: { fontWeight: tokens.fontWeightSemibold },
  excerpt: {
    margin: 0,
    lineHeight: '24px',
    color: tokens.colorNeutralForeground2,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  side: {
    flexShrink: 0,
    margin: '0 0 0 8px',
    textAlign: 'end',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  line: { display: 'block' },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

interface MessageRowProps {
  message: Message;
  onOpen: (message: Message) => void;
  /** Null: nothing is being chosen; otherwise whether this one is. */
  chosen: boolean | null;
  onChoose: (id: string, chosen: boolean) => void;
}

/** A message in the list: an unread one has a dot, a bold title and a tinted picture. */
export const MessageRow = memo(function MessageRow({ message, onOpen, chosen, onChoose }: MessageRowProps) {
  const styles = useStyles();
  const { t } = useTranslation('message');
  const words = useMessageLabels();
  const id = useId();
  const unread = message.readStatus === false;
  const title = words.title(message);
  const excerpt = words.excerpt(message);
  const look = mergeClasses(styles.title, unread && styles.strong);
  return (
    <article className={mergeClasses(styles.row, chosen === true && styles.chosen)} aria-labelledby={`${id}title`}>
      {chosen !== null && (
        <Checkbox
          className={styles.check}
          id={`${id}check`}
          aria-labelledby={`${id}title`}
          checked={chosen}
          onChange={(_, { checked }) => onChoose(message.id, checked === true)}
        />
      )}
      <KindIcon type={message.type} unread={unread} />
      <div className={styles.text}>
        <h2 className={styles.head}>
          {unread && <span className={styles.dot} aria-hidden />}
          {chosen === null ? (
            <button
              type="button"
              className={look}
              id={`${id}title`}
              title={title}
              data-message={message.id}
              onClick={() => onOpen(message)}
            >
              {unread && <span className={styles.hidden}>{t('unreadMark')}</span>}
              <PlatformText text={title} />
            </button>
          ) : (
            <label className={look} id={`${id}title`} htmlFor={`${id}check`}>
              {unread && <span className={styles.hidden}>{t('unreadMark')}</span>}
              <PlatformText text={title} />
            </label>
          )}
        </h2>
        <p className={styles.excerpt}>{excerpt !== '' && <PlatformText text={excerpt} />}</p>
      </div>
      <p className={styles.side}>
        <span className={styles.line}>{words.when(message.createTime)}</span>
        <span className={styles.line}>{words.kind(message)}</span>
      </p>
    </article>
  );
});
