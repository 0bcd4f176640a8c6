import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { stage } from '#ui/theme/fixed-colours.ts';

const useStyles = makeStyles({
  frame: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    padding: '24px',
    textAlign: 'center',
    color: stage.text,
    backgroundColor: stage.plate,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0, maxWidth: '520px', color: stage.quiet, textWrap: 'pretty' },
  actions: { display: 'flex', gap: '8px', marginTop: '8px' },
});

interface ViewerNoticeProps {
  title: string;
  text: string;
  alert?: boolean;
  children?: ReactNode;
}

/** What stands in the place of the content, and what to do. */
export function ViewerNotice({ title, text, alert = false, children }: ViewerNoticeProps) {
  const styles = useStyles();
  return (
    <div className={styles.frame} role={alert ? 'alert' : undefined}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
