import { Button } from '@fluentui/react-components';
import { ChevronDownRegular, GlobeRegular } from '@fluentui/react-icons';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#lib/i18n/i18n.ts';

/** Opens the language menu; labelled with the current language. */
export function LanguageButton(props: ComponentProps<typeof Button>) {
  const { t } = useTranslation('header');
  const current = currentLocale();
  return (
    <Button
      aria-haspopup="menu"
      {...props}
      appearance="transparent"
      size="small"
      icon={<GlobeRegular />}
      aria-label={t('language', { name: t(`languages.${current}`) })}
    >
      {t(`languages.${current}`)}
      <ChevronDownRegular fontSize={14} />
    </Button>
  );
}
