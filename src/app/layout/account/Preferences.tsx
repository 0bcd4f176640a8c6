import { MenuDivider, MenuGroup, MenuGroupHeader, MenuItemRadio } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { locales } from '#contract/ipc/locale.ts';

export const themes = ['system', 'light', 'dark'] as const;

/** Theme and, where there is a choice, language. */
export function Preferences({ languages }: { languages: boolean }) {
  const { t } = useTranslation('app');
  return (
    <>
      <MenuGroup>
        <MenuGroupHeader>{t('account.theme')}</MenuGroupHeader>
        {themes.map((value) => (
          <MenuItemRadio key={value} name="theme" value={value}>
            {t(`account.themes.${value}`)}
          </MenuItemRadio>
        ))}
      </MenuGroup>
      <MenuDivider />
      {languages && (
        <>
          <MenuGroup>
            <MenuGroupHeader>{t('account.language')}</MenuGroupHeader>
            {locales.map((value) => (
              <MenuItemRadio key={value} name="locale" value={value} lang={value}>
                {t(`header:languages.${value}`)}
              </MenuItemRadio>
            ))}
          </MenuGroup>
          <MenuDivider />
        </>
      )}
    </>
  );
}
