import { makeStyles, tokens } from '@fluentui/react-components';

/** A panel of the detail with its title. */
export const useSectionStyles = makeStyles({
  section: { padding: '20px 24px', display: 'flex', flexDirection: 'column', gap: '12px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});
