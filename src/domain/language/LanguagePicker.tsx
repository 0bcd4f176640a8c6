import { Button, Menu, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { ChevronDownRegular, GlobeRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { locales } from '../../contract/ipc/locale.ts';
import { currentLocale } from '../../lib/i18n/i18n.ts';
import { useChangeSettings } from '../session/use-change-settings.ts';

/** The language menu: each language by its own name, applied at once (001 §2). */
export function LanguagePicker() {
  const { t } = useTranslation('header');
  const change = useChangeSettings();
  const current = currentLocale();
  return (
    <Menu
      checkedValues={{ locale: [current] }}
      onCheckedValueChange={(_, { checkedItems }) => {
        const locale = locales.find((known) => known === checkedItems[0]);
        if (locale) void change({ locale });
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="transparent"
          size="small"
          icon={<GlobeRegular />}
          aria-label={t('language', { name: t(`languages.${current}`) })}
        >
          {t(`languages.${current}`)}
          <ChevronDownRegular fontSize={14} />
        </Button>
      </MenuTrigger>
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
