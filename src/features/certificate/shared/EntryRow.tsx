import { makeStyles, tokens } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    padding: '14px 24px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '40px',
    height: '40px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
  text: { flexGrow: 1, minWidth: 0 },
  name: { margin: 0, fontSize: '15px', lineHeight: '24px', fontWeight: tokens.fontWeightSemibold },
  facts: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface EntryRowProps {
  icon: FluentIcon;
  /** By which a screen reader tells the rows apart. */
  label: string;
  name: ReactNode;
  facts: string;
  /** Its state, and what can be done with it. */
  children: ReactNode;
}

/** A certificate or an order in a list. */
export function EntryRow({ icon: Icon, label, name, facts, children }: EntryRowProps) {
  const styles = useStyles();
  return (
    <article className={styles.row} aria-label={label}>
      <span className={styles.icon} aria-hidden>
        <Icon fontSize={20} />
      </span>
      <div className={styles.text}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.facts}>{facts}</p>
      </div>
      {children}
    </article>
  );
}
