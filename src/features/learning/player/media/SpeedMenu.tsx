import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../lib/format.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';
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
