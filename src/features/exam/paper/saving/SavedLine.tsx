import { Button, Popover, PopoverSurface, PopoverTrigger, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowSyncRegular, CheckmarkCircleFilled, HardDriveRegular, WarningFilled } from '@fluentui/react-icons';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import type { SaveState } from './save-state.ts';

/** A write that is faster than this is never said to be under way (look §8). */
const announceAfterMs = 300;

const useStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px 8px',
    minWidth: 0,
    maxHeight: '100%',
    color: tokens.colorNeutralForeground2,
  },
  button: {
    padding: '4px 6px',
    marginInlineStart: '-6px',
    minWidth: 0,
    fontWeight: tokens.fontWeightRegular,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
  },
  good: { color: semanticColours.goodDot },
  side: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  trouble: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '4px 8px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${semanticColours.attentionLine}`,
    backgroundColor: semanticColours.attentionTint,
    color: semanticColours.attentionText,
  },
  surface: { width: '440px', maxWidth: 'calc(100vw - 48px)', boxSizing: 'border-box' },
});

interface SavedLineProps {
  questionId: string;
  save: SaveState;
  /** What is chosen, in words. */
  detail: string;
  /** The panel of all saved answers, made when it is opened. */
  renderPanel: (close: () => void) => ReactNode;
}

/** What has become of the answer, under every question. It says this computer, since that is true until hand-in. */
export function SavedLine({ questionId, save, detail, renderPanel }: SavedLineProps) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  // The line stays mounted across questions; an open panel closes.
  const [openFor, setOpenFor] = useState<string | null>(null);
  const open = openFor === questionId;
  const setOpen = (opens: boolean) => setOpenFor(opens ? questionId : null);
  const slow = useSlow(save.phase === 'saving' ? questionId : null);
  const { icon, text } = slow
    ? { icon: <ArrowSyncRegular />, text: t('saved.saving') }
    : save.savedAt === null
      ? { icon: <HardDriveRegular />, text: t('saved.nothing') }
      : {
          icon: <CheckmarkCircleFilled className={styles.good} />,
          text: t('saved.at', { time: formatTime(save.savedAt, 'clock') }),
        };
  return (
    <div className={styles.line}>
      {(save.phase === 'retrying' || save.phase === 'ended') && (
        <output className={styles.trouble}>
          <WarningFilled fontSize={18} aria-hidden />
          <span>{t(`saved.${save.phase}`)}</span>
        </output>
      )}
      {save.phase !== 'retrying' && save.phase !== 'ended' && (
        <output>
          <Popover open={open} onOpenChange={(_, data) => setOpen(data.open)} positioning="above-start" trapFocus>
            <PopoverTrigger disableButtonEnhancement>
              <Button appearance="transparent" size="small" className={styles.button} icon={icon}>
                {text}
              </Button>
            </PopoverTrigger>
            <PopoverSurface className={styles.surface} aria-label={t('panel.title')}>
              {renderPanel(() => setOpen(false))}
            </PopoverSurface>
          </Popover>
        </output>
      )}
      {detail !== '' && <span className={styles.side}>{detail}</span>}
    </div>
  );
}

/** True when a write lasts long enough to be shown; null: none is pending. */
function useSlow(saving: string | null): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (saving === null) return undefined;
    const timer = setTimeout(() => setSlow(true), announceAfterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [saving]);
  return saving !== null && slow;
}
