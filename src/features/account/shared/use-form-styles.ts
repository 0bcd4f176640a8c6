import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles shared by the account forms. */
export const useFormStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px', marginTop: '8px' },
  steps: { marginTop: '8px' },
  submit: { height: '44px' },
  other: { margin: '-4px 0 0', color: tokens.colorNeutralForeground3 },
  links: { display: 'flex', justifyContent: 'space-between', gap: '16px', marginTop: '-4px' },
});
