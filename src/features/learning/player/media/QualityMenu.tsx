import { useTranslation } from 'react-i18next';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import type { Qualities, Quality } from './engine.ts';

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
