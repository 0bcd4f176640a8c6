import { Button, makeStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import type { PracticeRun, StoredPractice } from '#contract/ipc/practice.ts';
import { practicePaths, type PracticeAddress } from '#contract/paths/practice.ts';
import { userPracticeFindUserPaperInfo } from '#contract/platform/practice/user-practice.ts';
import { desktop } from '#lib/desktop.ts';
import { formatNumber, formatPercent } from '#lib/format.ts';
import { type Fact, FactList } from '#ui/FactList.tsx';
import { orDash } from '#ui/or-dash.ts';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Panel } from '#ui/Panel.tsx';
import { countsOf, rightShare, withRecord } from '../shared/run-summary.ts';
import { SyncNote } from '../shared/SyncNote.tsx';
import { useStart } from '../shared/use-start.ts';
import { ResultQuestion } from './ResultQuestion.tsx';

const useStyles = makeStyles({
  summary: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px 40px', padding: '20px 24px' },
  facts: { flexGrow: 1 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface ResultViewProps extends StoredPractice {
  run: PracticeRun;
  address: PracticeAddress;
}

/** Counts of the run, with what the platform's record adds, its questions with what is right, and what to do next. */
export function ResultView({ practice, state, run, address }: ResultViewProps) {
  const styles = useStyles();
  const { t } = useTranslation('practice');
  const navigate = useNavigate();
  const { start, starting } = useStart(address);
  const { practiceId, businessId } = state.ref;
  const untold = state.timeUp !== null;
  useEffect(() => {
    // When this fails, the notice of the end stays in the list and can be opened again.
    if (untold) void desktop.practice.resultOpened({ practiceId, businessId });
  }, [untold, practiceId, businessId]);
  const { userPaperId, questionIds } = run;
  // Asked once the platform knows that the run ended: it may judge then what nobody had judged before.
  const record = useApiQuery(
    userPracticeFindUserPaperInfo,
    { userPaperId: userPaperId ?? '', practiceId },
    { enabled: userPaperId !== null && run.endSync === 'done', optional: true, alwaysRefetch: true },
  ).data;
  const answers = withRecord(run.answers, record?.answerList ?? []);
  const counts = countsOf({ questionIds, answers });
  const share = rightShare(counts);
  const wrongIds = questionIds.filter((id) => state.book.some(({ questionId }) => questionId === id));
  const facts: Fact[] = [
    [t('result.share'), share === null ? orDash('') : formatPercent(share)],
    [t('standing.right'), String(counts.right)],
    [t('standing.wrong'), String(counts.wrong)],
    [t('standing.unjudged'), String(counts.unjudged)],
    [t('standing.empty'), String(counts.empty)],
    ...(typeof record?.score === 'number' ? [[t('result.score'), formatNumber(record.score, 1)] as const] : []),
  ];
  return (
    <PageColumn>
      <PageTitle title={t('result.title')} actions={<SyncNote state={state} />} />
      <Panel className={styles.summary} aria-label={t('result.summary')}>
        <FactList layout="figures" className={styles.facts} facts={facts} />
        <div className={styles.actions}>
          <Button appearance="primary" onClick={() => void navigate(practicePaths.pattern.to(address))}>
            {t('result.again')}
          </Button>
          {wrongIds.length > 0 && (
            <Button
              disabled={starting}
              onClick={() => void start({ mode: 'wrongOnly', questionIds: wrongIds, minutes: null })}
            >
              {t('result.practiseWrong', { number: wrongIds.length })}
            </Button>
          )}
          <Button onClick={() => void navigate(address.backPath ?? practicePaths.list.to())}>{t('back')}</Button>
        </div>
      </Panel>
      {run.endedBy === 'time' && <p>{t('result.timeUp')}</p>}
      {questionIds.map((id, at) => {
        const question = practice.paper.questions.find((one) => one.id === id);
        return (
          question && (
            <ResultQuestion
              key={id}
              number={at + 1}
              paper={practice.paper}
              question={question}
              answer={answers[id]}
              solution={practice.solutions[id]}
            />
          )
        );
      })}
    </PageColumn>
  );
}
