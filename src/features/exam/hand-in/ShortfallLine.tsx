import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import type { ExamRef } from '#contract/ipc/exam.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { findBasicExamById } from '#contract/platform/exam/exam.ts';
import { clockAtom, platformNow } from '#domain/app-state.ts';
import { formatNumber } from '#lib/format.ts';
import type { Result } from '../shared/result.ts';
import { shortfallOf } from './shortfall.ts';

const useStyles = makeStyles({
  row: { flexBasis: '100%', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  text: { margin: 0, color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});

/** What is missing to pass and how often the exam may be retaken; the usual sentence while neither is known. */
export function ShortfallLine({ result, exam }: { result: Result; exam: ExamRef }) {
  const styles = useStyles();
  const { t } = useTranslation('hand-in');
  const navigate = useNavigate();
  const clock = useAtomValue(clockAtom);
  const terms = useApiQuery(
    findBasicExamById,
    { examId: exam.examId, bussinessId: exam.businessId, type: exam.sourceType },
    { optional: true },
  );
  const known =
    terms.data && shortfallOf(result, terms.data, { now: platformNow(clock), timeShiftMs: clock.timeShiftMs });
  if (!known) return <p className={styles.text}>{t('result.note.again')}</p>;
  const { passMark, missing, attemptsLeft, mayRetry } = known;
  const points = t('result.shortfall', { pass: formatNumber(passMark, 1), missing: formatNumber(missing, 1) });
  const tries = attemptsLeft === null ? null : t('result.tries', { count: attemptsLeft });
  return (
    <div className={styles.row}>
      <p className={styles.text}>{tries === null ? points : t('result.both', { points, tries })}</p>
      {mayRetry && (
        <Button appearance="primary" onClick={() => void navigate(examPaths.prepare.to(exam))}>
          {t('result.retry')}
        </Button>
      )}
    </div>
  );
}
