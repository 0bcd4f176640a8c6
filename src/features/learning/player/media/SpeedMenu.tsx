import { Menu, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../lib/format.ts';
import { speeds } from './play-keys.ts';
import { useBarButton } from './use-bar-button.ts';

interface SpeedMenuProps {
  speed: number;
  onChange: (speed: number) => void;
}

const digits = 2;

/** How fast it plays. */
export function SpeedMenu({ speed, onChange }: SpeedMenuProps) {
  const className = useBarButton();
  const { t } = useTranslation('player');
  const name = (one: number) => t('bar.times', { speed: formatNumber(one, digits) });
  return (
    <Menu
      checkedValues={{ speed: [String(speed)] }}
      onCheckedValueChange={(_, { checkedItems: [first] }) => first !== undefined && onChange(Number(first))}
    >
      <MenuTrigger disableButtonEnhancement>
        <button type="button" className={className} aria-label={t('bar.speed', { speed: name(speed) })}>
          {name(speed)}
        </button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {speeds.map((one) => (
            <MenuItemRadio key={one} name="speed" value={String(one)}>
              {name(one)}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
