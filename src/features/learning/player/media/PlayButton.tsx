import { makeStyles, mergeClasses, Tooltip } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { stage } from '#ui/theme/fixed-colours.ts';
import { useBarButton } from './use-bar-button.ts';

const useStyles = makeStyles({
  on: { backgroundColor: stage.hover },
});

interface PlayButtonProps {
  label: string;
  icon?: ReactElement;
  text?: string;
  /** A switch that is on or off; omitted for a plain button. */
  pressed?: boolean;
  onClick: () => void;
}

/** A button of the bar: an icon with its name as a tooltip. */
export function PlayButton({ label, icon, text, pressed, onClick }: PlayButtonProps) {
  const styles = useStyles();
  const button = useBarButton();
  return (
    <Tooltip content={label} relationship="label">
      <button
        type="button"
        className={mergeClasses(button, pressed && styles.on)}
        aria-pressed={pressed}
        onClick={onClick}
      >
        {icon}
        {text}
      </button>
    </Tooltip>
  );
}
