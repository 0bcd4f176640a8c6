import { makeStyles, tokens } from '@fluentui/react-components';
import { useId, type ReactNode } from 'react';
import { Panel } from '#ui/Panel.tsx';

const useStyles = makeStyles({
  panel: { padding: '24px' },
  title: {
    margin: '0 0 16px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: '16px',
    alignItems: 'start',
    '@media (max-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** Columns of six that a field takes. */
export const useSpans = makeStyles({
  third: { gridColumn: 'span 2', '@media (max-width: 760px)': { gridColumn: 'auto' } },
  half: { gridColumn: 'span 3', '@media (max-width: 760px)': { gridColumn: 'auto' } },
  whole: { gridColumn: '1 / -1' },
});

/** A part of the form with its heading, in six columns. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles();
  const id = useId();
  return (
    <Panel className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.fields}>{children}</div>
    </Panel>
  );
}
