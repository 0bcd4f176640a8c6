import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { PlatformText } from './PlatformText.tsx';
import { RouteLink } from './RouteLink.tsx';

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 8px', minWidth: 0 },
  name: {
    margin: 0,
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  link: {
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
});

interface CardHeadProps {
  /** The id of the name, which labels the card and describes its buttons. */
  id: string;
  name: string;
  /** Where the name leads; it is no link by default. */
  to?: string;
  /** Tags beside the name. */
  children?: ReactNode;
}

/** The head of a card in a list. */
export function CardHead({ id, name, to, children }: CardHeadProps) {
  const styles = useStyles();
  const text = <PlatformText text={name} />;
  return (
    <div className={styles.row}>
      <h2 id={id} className={styles.name}>
        {to === undefined ? (
          text
        ) : (
          <RouteLink className={styles.link} to={to}>
            {text}
          </RouteLink>
        )}
      </h2>
      {children}
    </div>
  );
}
