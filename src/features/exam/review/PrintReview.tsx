import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { sessionAtom } from '#domain/app-state.ts';
import { PrintedSheet } from '#ui/print/PrintedSheet.tsx';
import { usePrinting } from '#ui/print/use-printing.ts';
import type { ReviewedQuestion, ReviewSection } from './read-review.ts';
import { ReviewList } from './ReviewList.tsx';

const useStyles = makeStyles({
  button: { margin: '8px 12px 12px', flexShrink: 0 },
  title: { margin: '0 0 12px', fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold },
  questions: { display: 'flex', flexDirection: 'column', gap: '12px' },
});

interface PrintReviewProps {
  examName: string;
  sections: readonly ReviewSection[];
  /** The questions that pass the filter. */
  shown: readonly ReviewedQuestion[];
}

/** Prints the questions that are shown, explanations unfolded. */
export function PrintReview({ examName, sections, shown }: PrintReviewProps) {
  const styles = useStyles();
  const { t } = useTranslation('review');
  const { printing, print } = usePrinting();
  const { name } = useAtomValue(sessionAtom);
  return (
    <>
      <Button
        className={styles.button}
        icon={<PrintRegular />}
        disabledFocusable={printing || shown.length === 0}
        onClick={() => void print()}
      >
        {t('print', { count: shown.length })}
      </Button>
      {printing && (
        <PrintedSheet>
          <p className={styles.title}>{examName === '' ? t('title') : t('titleOf', { name: examName })}</p>
          {name !== null && <p>{t('printedFor', { name })}</p>}
          <div className={styles.questions}>
            <ReviewList sections={sections} shown={shown} limit={shown.length} onMore={() => undefined} />
          </div>
        </PrintedSheet>
      )}
    </>
  );
}
