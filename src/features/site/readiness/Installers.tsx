import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { Installer } from '#contract/ipc/updates.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { formatBytes } from '#lib/format.ts';
import { logFailure } from '#lib/log.ts';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '8px' },
  checksum: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
});

/** Installers of every system, with what proves that a copy is whole. */
export function Installers() {
  const styles = useStyles();
  const { t } = useTranslation('readiness');
  const { data: installers, isError } = useDesktopQuery(desktop.updates.installers, []);
  if (isError) return t('installers.failed');
  if (installers === undefined) return null;
  if (installers === null || installers.length === 0) return t('client.installersNone');
  return (
    <ul className={styles.list}>
      {installers.map((installer) => (
        <InstallerRow key={installer.address} installer={installer} />
      ))}
    </ul>
  );
}

function InstallerRow({ installer }: { installer: Installer }) {
  const styles = useStyles();
  const { t } = useTranslation('readiness');
  const { system, version, address, bytes, sha512 } = installer;
  const open = () => {
    ask(desktop.app.openExternal(address)).catch((error: unknown) => logFailure('opening an installer', error));
  };
  const name = decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '');
  return (
    <li>
      {t(`installers.systems.${system}`)} {version} ·{' '}
      <Link as="button" onClick={open}>
        {name}
      </Link>
      {bytes !== null && ` · ${formatBytes(bytes)}`}
      <div className={styles.checksum}>{t('installers.checksum', { sum: sha512 })}</div>
    </li>
  );
}
