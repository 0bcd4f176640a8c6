import { makeStyles } from '@fluentui/react-components';
import { PrintedSheet } from './PrintedSheet.tsx';

const useStyles = makeStyles({ text: { whiteSpace: 'pre-wrap' } });

/** A text as it is printed or saved as a PDF. */
export function PrintedText({ text }: { text: string }) {
  const styles = useStyles();
  return (
    <PrintedSheet>
      <div className={styles.text}>{text}</div>
    </PrintedSheet>
  );
}
