import { makeStyles } from '@fluentui/react-components';
import { stage } from '#ui/theme/fixed-colours.ts';

const useStyles = makeStyles({
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '36px',
    height: '36px',
    padding: '0 8px',
    border: 'none',
    borderRadius: '6px',
    backgroundColor: 'transparent',
    color: stage.text,
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    ':hover': { backgroundColor: stage.hover },
    ':active': { backgroundColor: stage.pressed },
    ':focus-visible': { outline: `2px solid ${stage.text}`, outlineOffset: '-2px' },
  },
});

/** The look of a button on a picture. */
export function useBarButton(): string {
  return useStyles().button;
}
