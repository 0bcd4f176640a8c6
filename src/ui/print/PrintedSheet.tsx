import { FluentProvider, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { sheetTheme } from '../theme/brand.ts';

const useStyles = makeStyles({
  sheet: {
    display: 'none',
    '@media print': { display: 'block', colorScheme: 'light', color: 'CanvasText', backgroundColor: 'transparent' },
    // Nothing on paper can be pressed or played.
    '& :is(button, audio, video, summary)': { display: 'none' },
  },
});

/** What is printed or saved as a PDF: light, unfolded, and without the screen around it. */
export function PrintedSheet({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return createPortal(
    <FluentProvider theme={sheetTheme} className={styles.sheet} ref={unfold} data-theme="paper" data-print aria-hidden>
      {children}
    </FluentProvider>,
    document.body,
  );
}

function unfold(sheet: HTMLElement | null): void {
  for (const folded of sheet?.querySelectorAll('details') ?? []) folded.open = true;
}
