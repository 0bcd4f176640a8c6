import { Menu, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { locales } from '#contract/ipc/locale.ts';
import { currentLocale } from '#lib/i18n/i18n.ts';
import { barPositioning } from '#ui/bar-positioning.ts';
import { useChangeSettings } from '../session/use-change-settings.ts';
import { LanguageButton } from './LanguageButton.tsx';

/** Each language by its own name, applied at once (001 §2). Open from the start: it loads with the first click. */
export function LanguageMenu() {
  const { t } = useTranslation('header');
  const change = useChangeSettings();
  return (
    <Menu
      positioning={barPositioning}
      defaultOpen
      checkedValues={{ locale: [currentLocale()] }}
      onCheckedValueChange={(_, { checkedItems }) => {
        const locale = locales.find((known) => known === checkedItems[0]);
        if (locale) void change({ locale });
      }}
    >
      <MenuTrigger disableButtonEnhancement>{(trigger) => <LanguageButton {...trigger} />}</MenuTrigger>
      <MenuPopover>
        <MenuList>
          {locales.map((locale) => (
            <MenuItemRadio key={locale} name="locale" value={locale} lang={locale}>
              {t(`languages.${locale}`)}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
