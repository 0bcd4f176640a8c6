import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles shared by the account forms. */
export const useFormStyles = makeStyles({
  // A message of one line appears in the gap below its field: the button that was pressed stays in its place. One of two
  // lines makes room for the second, and covers nothing.
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    marginTop: '8px',
    '& .fui-Field__validationMessage': { lineHeight: '20px', marginTop: '2px', marginBottom: '-22px' },
    // Fluent lets the focus take the red of a field that is wrong.
    '& .fui-Input:has([aria-invalid="true"])': {
      borderTopColor: tokens.colorPaletteRedBorder2,
      borderRightColor: tokens.colorPaletteRedBorder2,
      borderBottomColor: tokens.colorPaletteRedBorder2,
      borderLeftColor: tokens.colorPaletteRedBorder2,
      '::after': { borderBottomColor: tokens.colorPaletteRedBorder2 },
    },
  },
  steps: { marginTop: '8px' },
  submit: { height: '44px' },
  other: { margin: '-4px 0 0', color: tokens.colorNeutralForeground3 },
  links: { display: 'flex', justifyContent: 'space-between', gap: '16px', marginTop: '-4px' },
});
