import { makeStyles, tokens } from '@fluentui/react-components';

/** Rows in one card, a line between them: live classes, notices. */
export const useRowStyles = makeStyles({
  panel: { flexGrow: 1, padding: '4px 16px' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '12px 0',
    minWidth: 0,
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  name: {
    margin: 0,
    fontSize: '15px',
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    textWrap: 'pretty',
  },
  quiet: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
