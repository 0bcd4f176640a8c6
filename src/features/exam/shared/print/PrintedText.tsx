import { makeStyles } from '@fluentui/react-components';
import { createPortal } from 'react-dom';

const useStyles = makeStyles({
  // On paper the page is light and has nothing else on it, whatever the screen shows.
  sheet: {
    display: 'none',
    '@media print': { display: 'block', colorScheme: 'light', color: 'CanvasText', whiteSpace: 'pre-wrap' },
  },
});

/** A text as it is printed or saved as a PDF, without the screen around it. */
export function PrintedText({ text }: { text: string }) {
  const styles = useStyles();
  return createPortal(
    <div className={styles.sheet} data-print aria-hidden>
      {text}
    </div>,
    document.body,
  );
}
