import { makeStyles, MenuItem } from '@fluentui/react-components';
import { KeyboardRegular, PlugConnectedCheckmarkRegular, WindowNewRegular } from '@fluentui/react-icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { appInfoAtom, shortcutsOpenAtom } from '#domain/app-state.ts';
import { platformCheckOpenAtom } from './state.ts';
import { useNewWindow } from './use-new-window.ts';

// Keys are read as one word, however long the entry's name is.
const useStyles = makeStyles({ keys: { flexShrink: 0, paddingLeft: '16px', whiteSpace: 'nowrap' } });

/** Desktop entries of the account menu: new window, list of shortcuts, check of the platform. */
export function DesktopMenuItems() {
  const styles = useStyles();
  const { t } = useTranslation('keys');
  const newWindow = useNewWindow();
  const showShortcuts = useSetAtom(shortcutsOpenAtom);
  const openCheck = useSetAtom(platformCheckOpenAtom);
  const { os, embedded } = useAtomValue(appInfoAtom);
  return (
    <>
      <MenuItem
        icon={<WindowNewRegular />}
        secondaryContent={{ className: styles.keys, children: os === 'mac' ? '⇧⌘N' : 'Ctrl+Shift+N' }}
        onClick={() => void newWindow()}
      >
        {t('newWindow')}
      </MenuItem>
      <MenuItem
        icon={<KeyboardRegular />}
        secondaryContent={{ className: styles.keys, children: 'F1' }}
        onClick={() => showShortcuts(true)}
      >
        {t('menu')}
      </MenuItem>
      {/* A tool of those who connect a platform: at a real one it is behind F1 before anybody signs in. */}
      {embedded && (
        <MenuItem icon={<PlugConnectedCheckmarkRegular />} onClick={() => openCheck(true)}>
          {t('platformCheck')}
        </MenuItem>
      )}
    </>
  );
}
