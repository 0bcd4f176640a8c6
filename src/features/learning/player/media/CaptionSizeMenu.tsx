import { useTranslation } from 'react-i18next';
import { captionSizes, type CaptionSize } from '../../../../contract/ipc/settings.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';

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
