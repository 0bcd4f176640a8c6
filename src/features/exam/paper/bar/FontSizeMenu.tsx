import { Button, Menu, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { TextFontSizeRegular } from '@fluentui/react-icons';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { Settings } from '#contract/ipc/settings.ts';
import { settingsAtom } from '#domain/app-state.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { barPositioning } from '#ui/bar-positioning.ts';

const sizes = [16, 18, 20, 22] as const satisfies readonly Settings['paperFontSize'][];

/** Text size of the paper; kept for the next paper. */
export function FontSizeMenu({ className, wordClassName }: { className?: string; wordClassName?: string }) {
  const { t } = useTranslation('paper');
  const [settings, setSettings] = useAtom(settingsAtom);
  const choose = (value: string | undefined) => {
    const paperFontSize = sizes.find((size) => String(size) === value);
    if (!paperFontSize) return;
    setSettings({ ...settings, paperFontSize });
    // The size holds for this paper even when it cannot be kept for the next.
    ask(desktop.settings.change({ paperFontSize })).catch(() => undefined);
  };
  return (
    <Menu
      positioning={barPositioning}
      checkedValues={{ size: [String(settings.paperFontSize)] }}
      onCheckedValueChange={(_, { checkedItems }) => choose(checkedItems[0])}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          className={className}
          icon={<TextFontSizeRegular />}
          aria-label={t('fontSize.label')}
        >
          <span className={wordClassName}>{t('fontSize.label')}</span>
        </Button>
      </MenuTrigger>
      {/* It lies beside the page, where a landmark of its own holds it. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the popover is a div of Fluent's */}
      <MenuPopover role="region" aria-label={t('fontSize.label')}>
        <MenuList>
          {sizes.map((size) => (
            <MenuItemRadio key={size} name="size" value={String(size)}>
              {t(`fontSize.size.${size}`)}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
