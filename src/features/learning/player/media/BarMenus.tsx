import { useTranslation } from 'react-i18next';
import { type CaptionSize, captionSizes } from '#contract/ipc/settings.ts';
import { formatCountdown, formatNumber } from '#lib/format.ts';
import { type Chapter, chapterAt } from './chapters.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import type { Qualities, Quality } from './engine.ts';
import { speeds } from './play-keys.ts';

interface SpeedMenuProps {
  speed: number;
  onChange: (speed: number) => void;
}

const digits = 2;

/** How fast it plays. */
export function SpeedMenu({ speed, onChange }: SpeedMenuProps) {
  const { t } = useTranslation('player');
  const name = (one: number) => t('bar.times', { speed: formatNumber(one, digits) });
  return (
    <ChoiceMenu
      label={t('bar.speed', { speed: name(speed) })}
      options={[...new Set([...speeds, speed])].map((one) => ({ value: String(one), name: name(one) }))}
      chosen={String(speed)}
      onChoose={(value) => onChange(Number(value))}
    />
  );
}

/** What hosts call the sizes for which they tell no height. */
const codes = ['FD', 'LD', 'SD', 'HD', 'OD'] as const;

/** How sharp the picture is; by itself as the network carries it. */
export function QualityMenu({ qualities: { sizes, auto, chosen, choose } }: { qualities: Qualities }) {
  const { t } = useTranslation('player');
  const nameOf = ({ height, code }: Quality) => {
    if (height !== null) return t('bar.lines', { height });
    const known = codes.find((name) => name === code);
    return known ? t(`bar.sizes.${known}`) : code;
  };
  const options = [
    ...(auto ? [{ value: '', name: t('bar.auto') }] : []),
    ...sizes.map((size) => ({ value: size.id, name: nameOf(size) })),
  ];
  const value = chosen ?? '';
  const quality = options.find((option) => option.value === value)?.name ?? t('bar.auto');
  return (
    <ChoiceMenu
      label={t('bar.quality', { quality })}
      options={options}
      chosen={value}
      onChoose={(id) => choose(id === '' ? null : id)}
    />
  );
}

/** How large captions are. */
export function CaptionSizeMenu({ size, onChange }: { size: CaptionSize; onChange: (size: CaptionSize) => void }) {
  const { t } = useTranslation('player');
  return (
    <ChoiceMenu
      label={t('bar.captionSize', { size: t(`bar.captionSizes.${size}`) })}
      text={t('bar.captionSizeShort')}
      options={captionSizes.map((one) => ({ value: one, name: t(`bar.captionSizes.${one}`) }))}
      chosen={size}
      onChoose={(value) => {
        const chosen = captionSizes.find((one) => one === value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}

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
