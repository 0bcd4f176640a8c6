import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { useLink } from '../links.ts';
import { SmartLink } from '../SmartLink.tsx';
import { useRowStyles } from './row-styles.ts';

/** A line of a notice list; without an address it is only told. */
export interface Notice {
  title: string;
  date: number | null;
  url: string;
}

const useStyles = makeStyles({
  empty: { padding: '28px 0', textAlign: 'center', color: tokens.colorNeutralForeground3, margin: 0 },
  line: { margin: 0, textWrap: 'pretty' },
  link: { color: 'inherit', textDecoration: 'none', ':hover': { textDecoration: 'underline' } },
});

/** Notices below each other, each with its day. */
export function NoticeRows({ notices }: { notices: readonly Notice[] }) {
  const styles = useStyles();
  const rows = useRowStyles();
  const { t } = useTranslation('home');
  return (
    <Panel as="div" className={rows.panel}>
      {notices.length === 0 ? (
        <p className={styles.empty}>{t('nothing')}</p>
      ) : (
        <ul className={rows.list}>
          {distinctKeys(
            notices.map((notice) => (
              <li key={`${notice.title} ${notice.url} ${notice.date}`} className={rows.row}>
                <p className={styles.line}>
                  <NoticeTitle title={notice.title} url={notice.url} />
                </p>
                <p className={rows.quiet}>{formatTime(notice.date, 'platformDate')}</p>
              </li>
            )),
          )}
        </ul>
      )}
    </Panel>
  );
}

function NoticeTitle({ title, url }: { title: string; url: string }) {
  const styles = useStyles();
  const link = useLink(url);
  return link ? (
    <SmartLink link={link} className={styles.link}>
      <PlatformText text={title} />
    </SmartLink>
  ) : (
    <PlatformText text={title} />
  );
}
