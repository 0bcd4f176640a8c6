import { makeStyles, tokens } from '@fluentui/react-components';

/** Cards with a cover on top: goods, camps. */
export const useTileStyles = makeStyles({
  card: { display: 'flex', flexDirection: 'column', overflow: 'hidden', minWidth: 0, position: 'relative' },
  cover: { width: '100%', aspectRatio: '16 / 9', borderRadius: 0 },
  badge: { position: 'absolute', top: '10px', left: '10px' },
  text: { display: 'flex', flexDirection: 'column', flexGrow: 1, gap: '4px', padding: '12px 14px 14px' },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
  foot: {
    margin: 'auto 0 0',
    paddingTop: '6px',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2px 8px',
    fontVariantNumeric: 'tabular-nums',
  },
  quiet: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  // The whole card is the target of the link on its name.
  link: {
    color: 'inherit',
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
    '::after': { content: '""', position: 'absolute', inset: 0 },
  },
});
