import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { HTMLAttributes } from 'react';

const useStyles = makeStyles({
  panel: {
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    boxSizing: 'border-box',
  },
});

interface PanelProps extends HTMLAttributes<HTMLElement> {
  as?: 'section' | 'article' | 'div';
}

/** A card: one line around it and no shadow (look §1). */
export function Panel({ as: Element = 'section', className, ...rest }: PanelProps) {
  const styles = useStyles();
  return <Element className={mergeClasses(styles.panel, className)} {...rest} />;
}
