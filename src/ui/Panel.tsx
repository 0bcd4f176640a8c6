import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { createContext, useContext, type HTMLAttributes } from 'react';

/** True inside a panel: a nested empty state or error panel has no border of its own. */
const InsidePanel = createContext(false);

const useStyles = makeStyles({
  panel: { boxSizing: 'border-box' },
  card: {
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
});

interface PanelProps extends HTMLAttributes<HTMLElement> {
  as?: 'section' | 'article' | 'div';
}

/** A card with a border and no shadow. */
export function Panel({ as: Element = 'section', className, ...rest }: PanelProps) {
  const styles = useStyles();
  const inside = useContext(InsidePanel);
  return (
    <InsidePanel value>
      <Element className={mergeClasses(styles.panel, !inside && styles.card, className)} {...rest} />
    </InsidePanel>
  );
}
