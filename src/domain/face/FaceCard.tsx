import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Heading } from '#ui/Heading.tsx';
import { Panel } from '#ui/Panel.tsx';

const small = '@media (max-width: 800px)';

const useStyles = makeStyles({
  card: {
    width: '880px',
    maxWidth: 'calc(100vw - 48px)',
    minHeight: '440px',
    display: 'grid',
    gridTemplateColumns: '400px minmax(0, 1fr)',
    // Clipped, not hidden: a scroll area would hold the buttons.
    overflow: 'clip',
    borderRadius: tokens.borderRadiusXLarge,
    [small]: { minHeight: 0, gridTemplateColumns: '220px minmax(0, 1fr)' },
    '@media (max-width: 559px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  left: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    padding: '32px',
    backgroundColor: tokens.colorNeutralBackground3,
    [small]: { padding: '16px' },
  },
  right: {
    display: 'flex',
    flexDirection: 'column',
    padding: '32px 32px 0',
    minWidth: 0,
    [small]: { padding: '16px 16px 0' },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    textWrap: 'pretty',
  },
  lead: {
    margin: '8px 0 0',
    fontSize: tokens.fontSizeBase400,
    lineHeight: '28px',
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
  // The shutter is in sight however low the window is.
  actions: {
    position: 'sticky',
    bottom: 'var(--notice-room, 0px)',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    marginTop: 'auto',
    padding: '24px 0 32px',
    backgroundColor: tokens.colorNeutralBackground1,
    [small]: { padding: '12px 0 16px' },
  },
});

interface FaceCardProps {
  title: string;
  lead: string;
  /** The picture at the left. */
  picture: ReactNode;
  children?: ReactNode;
  actions: ReactNode;
  className?: string;
}

/** One step of the face check: the picture at the left, instructions at the right. */
export function FaceCard({ title, lead, picture, children, actions, className }: FaceCardProps) {
  const styles = useStyles();
  return (
    <Panel className={mergeClasses(styles.card, className)} aria-label={title}>
      <div className={styles.left}>{picture}</div>
      <div className={styles.right}>
        <Heading className={styles.title} step={title}>
          {title}
        </Heading>
        <p className={styles.lead}>{lead}</p>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
    </Panel>
  );
}
