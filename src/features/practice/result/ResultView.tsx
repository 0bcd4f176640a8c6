import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PracticeRun, StoredPractice } from '../../../contract/ipc/practice.ts';
import { practicePaths, type PracticeAddress } from '../../../contract/paths/practice.ts';
import { formatPercent } from '../../../lib/format.ts';
import { orDash } from '../../../ui/or-dash.ts';
import { PageColumn } from '../../../ui/PageColumn.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { countsOf, rightShare } from '../shared/run-summary.ts';
import { SyncNote } from '../shared/SyncNote.tsx';
import { useStart } from '../shared/use-start.ts';
import { ResultQuestion } from './ResultQuestion.tsx';

const useStyles = makeStyles({
  summary: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px 40px', padding: '20px 24px' },
  list: { display: 'flex', flexWrap: 'wrap', gap: '16px 40px', margin: 0, flexGrow: 1 },
  term: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface ResultViewProps extends StoredPractice {
  run: PracticeRun;
  address: PracticeAddress;
}

/** Counts of the run, its questions with what is right, and what to do next. */
export function ResultView({ practice, state, run, address }: ResultViewProps) {
  const styles = useStyles();
  const { t } = useTranslation('practice');
  const navigate = useNavigate();
  const { start, starting } = useStart(address);
  const counts = countsOf(run);
  const share = rightShare(counts);
  const wrongIds = run.questionIds.filter((id) => state.book.some(({ questionId }) => questionId === id));
  const facts: [name: string, value: string][] = [
    [t('result.share'), share === null ? orDash('') : formatPercent(share)],
    [t('standing.right'), String(counts.right)],
    [t('standing.wrong'), String(counts.wrong)],
    [t('standing.unjudged'), String(counts.unjudged)],
    [t('standing.empty'), String(counts.empty)],
  ];
  return (
    <PageColumn>
      <PageTitle title={t('result.title')} actions={<SyncNote state={state} />} />
      <Panel className={styles.summary} aria-label={t('result.summary')}>
        <dl className={styles.list}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className={styles.term}>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
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
      {run.questionIds.map((id, at) => {
        const question = practice.paper.questions.find((one) => one.id === id);
        return (
          question && (
            <ResultQuestion
              key={id}
              number={at + 1}
              paper={practice.paper}
              question={question}
              answer={run.answers[id]}
              solution={practice.solutions[id]}
            />
          )
        );
      })}
    </PageColumn>
  );
}
