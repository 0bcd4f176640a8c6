import { useTranslation } from 'react-i18next';
import { formatCountdown } from '../../../../lib/format.ts';
import { chapterAt, type Chapter } from './chapters.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';

interface ChapterMenuProps {
  chapters: readonly Chapter[];
  /** Second that is seen. */
  at: number;
  onSeek: (at: number) => void;
}

/** The chapters of a film. */
export function ChapterMenu({ chapters, at, onSeek }: ChapterMenuProps) {
  const { t } = useTranslation('player');
  const current = chapters[chapterAt(chapters, at)];
  return (
    <ChoiceMenu
      label={current ? t('chapters.now', { title: current.title }) : t('chapters.title')}
      text={t('chapters.title')}
      options={chapters.map((chapter) => ({
        value: String(chapter.at),
        name: t('chapters.one', { time: formatCountdown(chapter.at * 1000), title: chapter.title }),
      }))}
      chosen={String(current?.at)}
      onChoose={(value) => onSeek(Number(value))}
    />
  );
}
