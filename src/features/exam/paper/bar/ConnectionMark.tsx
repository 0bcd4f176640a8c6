import { makeStyles, tokens } from '@fluentui/react-components';
import { Wifi1Regular, WifiOffRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { connectionAtom } from '#domain/app-state.ts';

const useStyles = makeStyles({
  mark: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
  // As wide as the wider of both words, so that the change moves nothing.
  word: {
    '::after': { content: 'attr(data-other)', display: 'block', height: 0, overflow: 'hidden', visibility: 'hidden' },
  },
});

/** One word about the connection. */
export function ConnectionMark() {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  const connection = useAtomValue(connectionAtom);
  if (connection === 'unknown') return null;
  const offline = connection === 'offline';
  return (
    <span className={styles.mark}>
      {offline ? <WifiOffRegular fontSize={18} aria-hidden /> : <Wifi1Regular fontSize={18} aria-hidden />}
      <span className={styles.word} data-other={t(offline ? 'connection.online' : 'connection.offline')}>
        {t(offline ? 'connection.offline' : 'connection.online')}
      </span>
    </span>
  );
}
