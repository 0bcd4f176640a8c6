import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '#ui/Heading.tsx';
import { ErrorDrawing, type ErrorSubject } from './ErrorDrawing.tsx';

const useStyles = makeStyles({
  page: {
    flexGrow: 1,
    minHeight: '100vh',
    boxSizing: 'border-box',
    padding: '32px',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '8px',
    textAlign: 'center',
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
  },
  title: {
    margin: '16px 0 0',
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
  reason: { margin: 0, maxWidth: '480px', color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px', marginTop: '16px' },
  facts: {
    margin: '16px 0 0',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
    userSelect: 'text',
  },
});

interface ErrorScreenProps {
  subject: ErrorSubject;
  title: string;
  reason: string;
  /** Further content below the reason. */
  children?: ReactNode;
  actions: ReactNode;
  /** 401, 404, 500. */
  code?: string;
  /** The report number, which identifies the failure in the log. */
  report?: string | undefined;
}

/** The layout of all error screens: what happened, why, and what to do. */
export function ErrorScreen({ subject, title, reason, children, actions, code, report }: ErrorScreenProps) {
  const styles = useStyles();
  const { t } = useTranslation('app');
  const facts = [
    ...(code === undefined ? [] : [t('errors.code', { code })]),
    ...(report === undefined ? [] : [t('errors.report', { report })]),
  ];
  return (
    <main className={styles.page}>
      <ErrorDrawing subject={subject} />
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.reason}>{reason}</p>
      {children}
      <div className={styles.actions}>{actions}</div>
      {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
    </main>
  );
}
