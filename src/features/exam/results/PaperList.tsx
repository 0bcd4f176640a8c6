import { Button, makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isAbsentCall } from '#api/absent.ts';
import { useApiQuery } from '#api/query.ts';
import type { ExamRef } from '#contract/ipc/exam.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { findBasicExamById } from '#contract/platform/exam/exam.ts';
import type { PaperEntry } from '#contract/platform/exam/user-paper.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Panel } from '#ui/Panel.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { CardSkeleton } from '../shared/CardSkeleton.tsx';
import { RecordList } from '../shared/RecordRow.tsx';
import { newestFirst } from '../shared/result.ts';
import { useExamPapers } from '../shared/use-exam-papers.ts';
import { PaperRow } from './PaperRow.tsx';
import { ResultsFacts } from './ResultsFacts.tsx';

const useStyles = makeStyles({ papers: { padding: '0 24px' } });

/** What the learner's papers of one exam come to, and each of them, the newest first. */
export function PaperList({ exam }: { exam: ExamRef }) {
  const { t } = useTranslation('results');
  const papers = useExamPapers(exam);
  const about = useApiQuery(
    findBasicExamById,
    { examId: exam.examId, bussinessId: exam.businessId, type: exam.sourceType },
    { optional: true },
  );
  if (isAbsentCall(papers.error) && papers.data === undefined)
    return <EmptyState title={t('absent')} hint={t('absentHint')} />;
  return (
    <QueryView query={papers} skeleton={<CardSkeleton label={t('loading')} />} failed={t('failed')}>
      {({ list }) =>
        list.length === 0 ? <NoPaper exam={exam} /> : <Papers list={list} exam={exam} about={about.data} />
      }
    </QueryView>
  );
}

function NoPaper({ exam }: { exam: ExamRef }) {
  const { t } = useTranslation('results');
  const navigate = useNavigate();
  const action = <Button onClick={() => void navigate(examPaths.details.to(exam))}>{t('toDetails')}</Button>;
  return <EmptyState title={t('empty')} hint={t('emptyHint')} action={action} />;
}

interface PapersProps {
  list: readonly PaperEntry[];
  exam: ExamRef;
  about: Parameters<typeof ResultsFacts>[0]['about'];
}

function Papers({ list, exam, about }: PapersProps) {
  const styles = useStyles();
  const { t } = useTranslation('results');
  return (
    <>
      <ResultsFacts papers={list} about={about} />
      <Panel className={styles.papers}>
        <RecordList label={t('title')}>
          {distinctKeys(
            newestFirst(list).map((paper, index) => (
              <PaperRow
                key={paper.userPaperId}
                paper={paper}
                exam={exam}
                number={list.length - index}
                totalScore={about?.totalScore ?? null}
              />
            )),
          )}
        </RecordList>
      </Panel>
    </>
  );
}
