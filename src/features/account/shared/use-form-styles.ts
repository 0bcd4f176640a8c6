import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles shared by the account forms. */
export const useFormStyles = makeStyles({
  // Messages appear in the gaps between the fields: the button that was pressed stays in its place.
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    marginTop: '8px',
    '& .fui-Field': { position: 'relative' },
    '& .fui-Field__validationMessage': { position: 'absolute', top: '100%', insetInlineStart: 0 },
  },
  steps: { marginTop: '8px' },
  submit: { height: '44px' },
  other: { margin: '-4px 0 0', color: tokens.colorNeutralForeground3 },
  links: { display: 'flex', justifyContent: 'space-between', gap: '16px', marginTop: '-4px' },
});
