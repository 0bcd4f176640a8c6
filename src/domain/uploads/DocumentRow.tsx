import { makeStyles, mergeClasses, ProgressBar, tokens } from '@fluentui/react-components';
import { DocumentRegular } from '@fluentui/react-icons';
import type { ReactElement, ReactNode } from 'react';
import { PlatformText } from '#ui/PlatformText.tsx';
import { semanticColours } from '#ui/theme/semantic-colours.ts';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '8px 8px 8px 14px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  icon: { fontSize: '24px', display: 'inline-flex', color: tokens.colorNeutralForeground2 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  state: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  trouble: { color: semanticColours.attentionText },
  buttons: { display: 'flex', gap: '4px' },
  bar: { gridColumn: '2 / 3', backgroundColor: semanticColours.track },
});

interface DocumentRowProps {
  name: string;
  icon?: ReactElement;
  state: ReactNode;
  trouble?: boolean;
  /** Share that is done; null: no bar. */
  share?: number | null;
  children: ReactNode;
}

/** A file with how it stands, and what can be done with it. */
export function DocumentRow(props: DocumentRowProps) {
  const { name, icon = <DocumentRegular />, state, trouble = false, share = null, children } = props;
  const styles = useStyles();
  return (
    <li className={styles.row}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <div>
        <div className={styles.name} title={name}>
          <PlatformText text={name} />
        </div>
        <div className={mergeClasses(styles.state, trouble && styles.trouble)}>{state}</div>
      </div>
      <div className={styles.buttons}>{children}</div>
      {share !== null && <ProgressBar className={styles.bar} value={share} aria-label={name} />}
    </li>
  );
}
