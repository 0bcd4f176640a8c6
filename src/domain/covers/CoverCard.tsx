import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import { CoverPicture } from './CoverPicture.tsx';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const useStyles = makeStyles({
  card: { display: 'flex', gap: '16px', padding: '16px' },
  picture: { position: 'relative', flexShrink: 0, alignSelf: 'flex-start' },
  cover: { width: '144px', height: '144px' },
  text: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column', fontVariantNumeric: 'tabular-nums' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', minHeight: '22px' },
  name: {
    margin: '6px 0 0',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    ...oneLine,
  },
  link: { color: 'inherit', textDecorationLine: 'none', ':hover': { textDecorationLine: 'underline' } },
  muted: { color: tokens.colorNeutralForeground3 },
  line: {
    display: 'flex',
    gap: '6px',
    margin: '4px 0 0',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  quiet: { color: tokens.colorNeutralForeground3, marginTop: '2px' },
  icon: { display: 'inline-flex', flexShrink: 0, marginTop: '2px' },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    marginTop: 'auto',
    paddingTop: '8px',
    '& > button': { flexShrink: 0, whiteSpace: 'nowrap' },
  },
  source: {
    flexGrow: 1,
    flexBasis: '160px',
    minWidth: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    ...oneLine,
  },
});

interface CoverCardProps {
  /** Given to the name, which labels the card and describes its buttons. */
  titleId: string;
  name: string;
  coverUrl: string;
  /** Where the name leads; it is no link by default. */
  to?: string;
  /** What lies over the cover. */
  veil?: ReactNode;
  /** Tags and state above the name. */
  head: ReactNode;
  /** True for what cannot be opened now. */
  muted?: boolean;
  /** Where it comes from. */
  source: string;
  actions: ReactNode;
  /** Lines below the name. */
  children: ReactNode;
}

/** Something to sit or to practise, in a list: cover, state, name, what to know, and what can be done. */
export function CoverCard(props: CoverCardProps) {
  const { titleId, name, coverUrl, to, veil, head, muted = false, source, actions, children } = props;
  const styles = useStyles();
  return (
    <Panel as="article" className={styles.card} aria-labelledby={titleId}>
      <div className={styles.picture}>
        <CoverPicture className={styles.cover} url={coverUrl} name={name} />
        {veil}
      </div>
      <div className={styles.text}>
        <div className={styles.row}>{head}</div>
        <h2 id={titleId} className={mergeClasses(styles.name, muted && styles.muted)} title={name}>
          {to === undefined ? (
            <PlatformText text={name} />
          ) : (
            <RouteLink className={styles.link} to={to}>
              <PlatformText text={name} />
            </RouteLink>
          )}
        </h2>
        {children}
        <div className={styles.foot}>
          <span className={styles.source} title={source}>
            <PlatformText text={source} />
          </span>
          {actions}
        </div>
      </div>
    </Panel>
  );
}

interface CardLineProps {
  icon?: ReactNode;
  /** Less important than the other lines. */
  quiet?: boolean;
  children: ReactNode;
}

/** A line of such a card. */
export function CardLine({ icon, quiet = false, children }: CardLineProps) {
  const styles = useStyles();
  return (
    <p className={mergeClasses(styles.line, quiet && styles.quiet)}>
      {icon !== undefined && (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      )}
      <span>{children}</span>
    </p>
  );
}
