import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { formatCountdown } from '#lib/format.ts';
import { PlatformText } from '#ui/PlatformText.tsx';
import { stage } from '#ui/theme/fixed-colours.ts';
import { chapterAt, type Chapter } from './chapters.ts';

const useStyles = makeStyles({
  list: {
    width: 'min(420px, calc(100% - 48px))',
    minHeight: 0,
    overflowY: 'auto',
    colorScheme: 'dark',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    pointerEvents: 'auto',
  },
  chapter: {
    width: '100%',
    display: 'flex',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '8px 12px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: stage.text,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    ':hover': { backgroundColor: stage.hover },
    ':focus-visible': { outline: `2px solid ${stage.text}`, outlineOffset: '-2px' },
  },
  current: { backgroundColor: stage.hover, fontWeight: tokens.fontWeightSemibold },
});

interface ChapterListProps {
  chapters: readonly Chapter[];
  /** Second that is heard. */
  at: number;
  onSeek: (at: number) => void;
}

/** The chapters of a sound, with the one that is heard. */
export function ChapterList({ chapters, at, onSeek }: ChapterListProps) {
  const styles = useStyles();
  const { t } = useTranslation('player');
  const current = chapterAt(chapters, at);
  return (
    <ol className={styles.list} aria-label={t('chapters.title')}>
      {chapters.map((chapter, index) => (
        <li key={chapter.at}>
          <button
            type="button"
            className={mergeClasses(styles.chapter, index === current && styles.current)}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onSeek(chapter.at)}
          >
            <PlatformText text={chapter.title} />
            <span>{formatCountdown(chapter.at * 1000)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
