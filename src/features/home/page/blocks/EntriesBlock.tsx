import { makeStyles, tokens } from '@fluentui/react-components';
import {
  AppsRegular,
  BookRegular,
  CertificateRegular,
  ClipboardTaskRegular,
  DropRegular,
  PeopleRegular,
  SparkleRegular,
  VideoRegular,
  type FluentIcon,
} from '@fluentui/react-icons';
import { useContext } from 'react';
import * as z from 'zod/mini';
import { list, text } from '#contract/platform/fields.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { LinksContext } from '../links.ts';
import { SmartLink } from '../SmartLink.tsx';
import { readConfig, type BlockProps } from './block-props.ts';

const settings = z.object({
  items: list(z.object({ name: text, url: text, icon: text, urlType: text, openMode: text, isLogin: text })),
});

const icons: Readonly<Record<string, FluentIcon>> = {
  exam: ClipboardTaskRegular,
  certificate: CertificateRegular,
  book: BookRegular,
  spark: SparkleRegular,
  water: DropRegular,
  people: PeopleRegular,
  live: VideoRegular,
};

const useStyles = makeStyles({
  panel: { padding: '8px' },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
    gap: '4px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  entry: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    minHeight: '56px',
    padding: '0 12px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecoration: 'none',
    fontSize: '15px',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  icon: { color: tokens.colorBrandForeground1, flexShrink: 0 },
});

/** Quick ways into the client; a way that leads nowhere is not shown. */
export function EntriesBlock({ block }: BlockProps) {
  const styles = useStyles();
  const find = useContext(LinksContext);
  const entries = readConfig(settings, block).items.flatMap((item) => {
    const link = item.name === '' ? null : find(item);
    return link ? [{ item, link }] : [];
  });
  if (entries.length === 0) return null;
  return (
    <Panel as="div" className={styles.panel}>
      <ul className={styles.list}>
        {distinctKeys(
          entries.map(({ item, link }) => {
            const Icon = icons[item.icon] ?? AppsRegular;
            return (
              <li key={`${item.name} ${item.url}`}>
                <SmartLink link={link} className={styles.entry}>
                  <Icon className={styles.icon} fontSize={24} aria-hidden />
                  <PlatformText text={item.name} />
                </SmartLink>
              </li>
            );
          }),
        )}
      </ul>
    </Panel>
  );
}
