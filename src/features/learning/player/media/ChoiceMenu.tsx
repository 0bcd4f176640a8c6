import { Menu, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { ChevronUpRegular } from '@fluentui/react-icons';
import { useBarButton } from './use-bar-button.ts';

interface ChoiceMenuProps {
  /** What it is and what is chosen, for a screen reader. */
  label: string;
  options: readonly { value: string; name: string }[];
  chosen: string;
  /** What the button shows; by default what is chosen. */
  text?: string;
  onChoose: (value: string) => void;
  /** Shows that there are others, where the text alone could be a title. */
  chevron?: boolean;
}

/** A button of the bar that shows what is chosen, with a menu of the others. */
export function ChoiceMenu({ label, options, chosen, text, onChoose, chevron = false }: ChoiceMenuProps) {
  const className = useBarButton();
  return (
    <Menu
      checkedValues={{ choice: [chosen] }}
      onCheckedValueChange={(_, { checkedItems: [first] }) => first !== undefined && onChoose(first)}
    >
      <MenuTrigger disableButtonEnhancement>
        <button type="button" className={className} aria-label={label}>
          {text ?? options.find(({ value }) => value === chosen)?.name}
          {chevron && <ChevronUpRegular aria-hidden />}
        </button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {options.map(({ value, name }) => (
            <MenuItemRadio key={value} name="choice" value={value}>
              {name}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
