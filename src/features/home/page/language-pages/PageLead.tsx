import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Heading } from '#ui/Heading.tsx';
import { Panel } from '#ui/Panel.tsx';

const useStyles = makeStyles({
  lead: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '16px 32px', padding: '32px' },
  words: { flexGrow: 1, flexBasis: '480px', minWidth: 0 },
  title: { margin: 0, fontSize: '28px', lineHeight: '38px', fontWeight: tokens.fontWeightSemibold },
  text: {
    margin: '8px 0 0',
    maxWidth: '720px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: '28px',
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
});

interface PageLeadProps {
  title: string;
  text: string;
  mark?: ReactNode;
  action?: ReactNode;
}

/** The opening of a content page. */
export function PageLead({ title, text, mark, action }: PageLeadProps) {
  const styles = useStyles();
  return (
    <Panel as="div" className={styles.lead}>
      {mark}
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.text}>{text}</p>
      </div>
      {action}
    </Panel>
  );
}
