import { useTranslation } from 'react-i18next';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import type { Qualities } from './engine.ts';

/** How sharp the picture is; by itself as the network carries it. */
export function QualityMenu({ qualities: { heights, chosen, choose } }: { qualities: Qualities }) {
  const { t } = useTranslation('player');
  const name = (height: number | null) => (height === null ? t('bar.auto') : t('bar.lines', { height }));
  return (
    <ChoiceMenu
      label={t('bar.quality', { quality: name(chosen) })}
      options={[null, ...heights].map((height) => ({ value: String(height), name: name(height) }))}
      chosen={String(chosen)}
      onChoose={(value) => choose(value === 'null' ? null : Number(value))}
    />
  );
}
