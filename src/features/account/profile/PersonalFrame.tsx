import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { BuildingRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { centreAt } from '#contract/paths/account.ts';
import { getAccountUserInfo } from '#contract/platform/account/account.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { Heading } from '#ui/Heading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PersonAvatar } from '#ui/PersonAvatar.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: '248px minmax(0, 1fr)',
    gap: '24px',
    alignItems: 'start',
    boxSizing: 'border-box',
    width: 'var(--content-width, 1200px)',
    maxWidth: 'calc(100vw - 48px)',
    margin: '0 auto',
    padding: '24px 0 48px',
    '@media (max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px', paddingTop: '12px' },
  },
  side: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    minWidth: 0,
    '@media (max-width: 899px)': { gap: '8px' },
  },
  // In a narrow window a line above the tabs, so that the content begins in sight.
  person: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4px',
    padding: '16px',
    '@media (max-width: 899px)': { flexDirection: 'row', flexWrap: 'wrap', gap: '4px 12px', padding: '8px 16px' },
  },
  avatar: { display: 'grid', '@media (max-width: 899px)': { display: 'none' } },
  name: {
    margin: '8px 0 0',
    fontSize: '18px',
    lineHeight: '26px',
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    '@media (max-width: 899px)': { margin: 0, fontSize: tokens.fontSizeBase400 },
  },
  phone: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  branch: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    alignSelf: 'stretch',
    marginTop: '12px',
    paddingTop: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
    '@media (max-width: 899px)': {
      flex: '1 1 200px',
      alignSelf: 'center',
      minWidth: 0,
      marginTop: 0,
      paddingTop: 0,
      borderTopStyle: 'none',
    },
  },
  still: { flexShrink: 0 },
  branchName: {
    flexGrow: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    display: '-webkit-box',
    WebkitLineClamp: '2',
    WebkitBoxOrient: 'vertical',
  },
  menu: {
    display: 'flex',
    flexDirection: 'column',
    padding: '8px',
    '@media (max-width: 899px)': { flexDirection: 'row', flexWrap: 'wrap', padding: '4px' },
  },
  entry: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    height: '40px',
    padding: '0 12px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecoration: 'none',
    '@media (max-width: 899px)': { height: '32px', padding: '0 10px' },
  },
  icon: { display: 'grid', '@media (max-width: 899px)': { display: 'none' } },
  current: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
  },
  badge: { marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' },
  content: { minWidth: 0 },
  head: {
    padding: '20px 24px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** A tab of the personal centre, selected by the address. */
export interface PersonalTab {
  id: string;
  title: string;
  icon: ReactNode;
  /** A count shown on the tab; none by default or for 0. */
  badge?: { count: number; label: string };
  /** True: the tab renders its own heading, with filters and actions. */
  ownHead?: boolean;
}

interface PersonalFrameProps {
  tabs: readonly PersonalTab[];
  current: PersonalTab;
  /** The real-name badge, below the phone. */
  realName?: ReactNode;
  /** The button for switching the branch. */
  branchAction?: ReactNode;
  children: ReactNode;
}

/** The layout of the personal centre: the learner, the tabs, the selected tab. */
export function PersonalFrame({ tabs, current, realName, branchAction, children }: PersonalFrameProps) {
  const styles = useStyles();
  const { t } = useTranslation('profile');
  const centre = centreAt(useLocation().pathname);
  const { name, maskedPhone, branch } = useAtomValue(sessionAtom);
  const info = useApiQuery(getAccountUserInfo, {}, { persist: true });
  const shownName = name ?? t('nameless');
  return (
    <div className={styles.page}>
      <aside className={styles.side}>
        <Panel as="div" className={styles.person}>
          <span className={styles.avatar}>
            <PersonAvatar name={shownName} size={64} picture={info.data?.headImage ?? ''} />
          </span>
          <p className={styles.name}>{shownName}</p>
          {maskedPhone && <span className={styles.phone}>{maskedPhone}</span>}
          {realName}
          {branch?.name && (
            <div className={styles.branch}>
              <BuildingRegular fontSize={16} className={styles.still} aria-hidden />
              <span className={styles.branchName} title={branch.name}>
                <PlatformText text={branch.name} />
              </span>
              {branchAction}
            </div>
          )}
        </Panel>
        <Panel as="div">
          <nav className={styles.menu} aria-label={t('menu')}>
            {tabs.map(({ id, title, icon, badge }) => (
              <RouteLink
                key={id}
                to={centre.to({ tab: id })}
                replace
                className={mergeClasses(styles.entry, id === current.id && styles.current)}
                aria-current={id === current.id ? 'page' : undefined}
                title={badge !== undefined && badge.count > 0 ? badge.label : undefined}
              >
                <span className={styles.icon}>{icon}</span>
                {title}
                {badge !== undefined && badge.count > 0 && <span className={styles.badge}>{badge.count}</span>}
              </RouteLink>
            ))}
          </nav>
        </Panel>
      </aside>
      <main className={styles.content}>
        <Panel as="div">
          {current.ownHead !== true && <Heading className={styles.head}>{current.title}</Heading>}
          {children}
        </Panel>
      </main>
    </div>
  );
}
