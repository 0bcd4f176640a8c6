import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { PrintedSheet } from '#ui/print/PrintedSheet.tsx';

const useStyles = makeStyles({
  page: {
    height: '100vh',
    breakAfter: 'page',
    '& > canvas': { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
  },
  // Named in base.css, where the paper is turned and its margin taken away.
  upright: { page: 'upright-sheet' },
  across: { page: 'across-sheet' },
});

/** Drawn pages, one a sheet, each on paper turned its way. */
export function PrintedPages({ pages }: { pages: readonly HTMLCanvasElement[] }) {
  const styles = useStyles();
  return (
    <PrintedSheet>
      {pages.map((canvas, index) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key -- a page is its number
          key={index}
          className={mergeClasses(styles.page, canvas.width > canvas.height ? styles.across : styles.upright)}
          ref={(frame) => frame?.replaceChildren(canvas)}
        />
      ))}
    </PrintedSheet>
  );
}
