import { makeStyles, tokens } from '@fluentui/react-components';
import {
  BookmarkMultipleRegular,
  CalendarCheckmarkRegular,
  CalendarLtrRegular,
  ChevronRightRegular,
  PeopleTeamRegular,
} from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { learningPaths } from '#contract/paths/learning.ts';
import { Panel } from '#ui/Panel.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';

const useStyles = makeStyles({
  panel: {
    overflow: 'hidden',
    '@media (max-width: 1099px)': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
    },
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
    padding: '0 16px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  icon: { flexShrink: 0, color: tokens.colorNeutralForeground2 },
  name: { flexGrow: 1, minWidth: 0 },
});

/** Ways from the learning centre to what belongs to no single task. */
export function SideLinks() {
  const styles = useStyles();
  const { t } = useTranslation('learning');
  const links = [
    { to: learningPaths.course.to(), name: t('links.camps'), Icon: PeopleTeamRegular },
    { to: learningPaths.courses.to({}), name: t('links.courses'), Icon: BookmarkMultipleRegular },
    { to: learningPaths.agenda.to(), name: t('links.agenda'), Icon: CalendarLtrRegular },
    { to: learningPaths.bookings.to(), name: t('links.bookings'), Icon: CalendarCheckmarkRegular },
  ];
  return (
    <Panel as="div" className={styles.panel}>
      {links.map(({ to, name, Icon }) => (
        <RouteLink key={to} className={styles.link} to={to}>
          <Icon className={styles.icon} fontSize={20} aria-hidden />
          <span className={styles.name}>{name}</span>
          <ChevronRightRegular className={styles.icon} aria-hidden />
        </RouteLink>
      ))}
    </Panel>
  );
}
