import { MenuItem } from '@fluentui/react-components';
import { KeyboardRegular, WindowNewRegular } from '@fluentui/react-icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { appInfoAtom } from '../../../domain/session/state.ts';
import { shortcutsOpenAtom } from './state.ts';
import { useNewWindow } from './use-new-window.ts';

/** Desktop entries of the account menu: new window, list of shortcuts. */
export function DesktopMenuItems() {
  const { t } = useTranslation('keys');
  const newWindow = useNewWindow();
  const showShortcuts = useSetAtom(shortcutsOpenAtom);
  const { os } = useAtomValue(appInfoAtom);
  return (
    <>
      <MenuItem
        icon={<WindowNewRegular />}
        secondaryContent={os === 'mac' ? '⇧⌘N' : 'Ctrl+Shift+N'}
        onClick={() => void newWindow()}
      >
        {t('newWindow')}
      </MenuItem>
      <MenuItem icon={<KeyboardRegular />} secondaryContent="F1" onClick={() => showShortcuts(true)}>
        {t('menu')}
      </MenuItem>
    </>
  );
}
