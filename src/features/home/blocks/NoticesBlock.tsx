import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { list, text, time } from '../../../api/fields.ts';
import { formatTime } from '../../../lib/format.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { useWay } from '../ways.ts';
import { WayLink } from '../WayLink.tsx';
import { readConfig, sizeOf, type BlockProps } from './block-props.ts';
import { useRowStyles } from './row-styles.ts';

const settings = z.object({ items: list(z.object({ title: text, date: time, url: text })) });

const mostNotices = 8;

const useStyles = makeStyles({
  empty: { padding: '28px 0', textAlign: 'center', color: tokens.colorNeutralForeground3, margin: 0 },
  line: { margin: 0, textWrap: 'pretty' },
  link: { color: 'inherit', textDecoration: 'none', ':hover': { textDecoration: 'underline' } },
});

/** Notices of the organisation, newest first; one with an address leads there. */
export function NoticesBlock({ block }: BlockProps) {
  const styles = useStyles();
  const rows = useRowStyles();
  const { t } = useTranslation('home');
  const items = readConfig(settings, block)
    .items.filter(({ title }) => title !== '')
    .sort((a, b) => (b.date ?? 0) - (a.date ?? 0))
    .slice(0, sizeOf(block, mostNotices));
  return (
    <Panel as="div" className={rows.panel}>
      {items.length === 0 ? (
        <p className={styles.empty}>{t('nothing')}</p>
      ) : (
        <ul className={rows.list}>
          {items.map((notice) => (
            <li key={`${notice.title} ${notice.date}`} className={rows.row}>
              <p className={styles.line}>
                <Notice title={notice.title} url={notice.url} />
              </p>
              <p className={rows.quiet}>{formatTime(notice.date, 'platformDate')}</p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Notice({ title, url }: { title: string; url: string }) {
  const styles = useStyles();
  const way = useWay(url);
  return way ? (
    <WayLink way={way} className={styles.link}>
      {title}
    </WayLink>
  ) : (
    title
  );
}
