import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  page: {
    flexGrow: 1,
    minHeight: '100vh',
    boxSizing: 'border-box',
    padding: '32px',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '12px',
    textAlign: 'center',
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
  },
  code: {
    fontSize: '64px',
    lineHeight: '72px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground4,
    fontVariantNumeric: 'tabular-nums',
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
  reason: { margin: 0, maxWidth: '480px', color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  actions: { display: 'flex', gap: '8px', marginTop: '12px' },
});

interface ErrorScreenProps {
  code: string;
  title: string;
  reason: string;
  actions: ReactNode;
}

/** The one shape of 401, 404 and 500: what happened, why, and the way on. */
export function ErrorScreen({ code, title, reason, actions }: ErrorScreenProps) {
  const styles = useStyles();
  return (
    <main className={styles.page}>
      <div className={styles.code} aria-hidden>
        {code}
      </div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.reason}>{reason}</p>
      <div className={styles.actions}>{actions}</div>
    </main>
  );
}
