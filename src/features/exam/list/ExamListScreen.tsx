import { Button, makeStyles } from '@fluentui/react-components';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isAbsentCall } from '#api/absent.ts';
import { useApiPages } from '#api/query.ts';
import { resumableAttempt } from '#contract/ipc/resumable-attempt.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { trainItemExamFindMyExamList } from '#contract/platform/exam/camp-exam.ts';
import { userExamFindUserExams } from '#contract/platform/exam/exam.ts';
import { usePendingAttempts } from '#domain/attempts/use-pending-attempts.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { itemsOf } from '#ui/PagedList.tsx';
import { PagedList } from '#ui/PagedList.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { CardSkeletons } from '#ui/Skeletons.tsx';
import { StatusTabs } from '#ui/StatusTabs.tsx';
import { DeviceCheckNote } from './DeviceCheckNote.tsx';
import { ExamCard } from './ExamCard.tsx';
import { isAttemptAt } from './is-attempt-at.ts';
import { UnfinishedAttempts } from './UnfinishedAttempts.tsx';

/** A page of the list (002 §2). */
const pageSize = 10;

const usages = ['all', 'formal', 'mock'] as const;
type Usage = (typeof usages)[number];

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '@media (max-width: 1099px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** /examList: the learner's exams, or those of one training camp (002 §2, 002 §3, 002 §4). */
export function Component() {
  const [query] = useSearchParams();
  const { trainId } = examPaths.list.read(query);
  return trainId === null ? <AllExams /> : <CampExams trainId={trainId} />;
}

function AllExams() {
  const exams = useApiPages(userExamFindUserExams, (pageNum) => ({ pageNum, pageSize }), { persist: true });
  const { t } = useTranslation('exam-list');
  return <ExamList title={t('title')} exams={exams} />;
}

/** The exams of a camp; where the platform lists none of a camp, the way to all of them. */
function CampExams({ trainId }: { trainId: string }) {
  const { t } = useTranslation('exam-list');
  const navigate = useNavigate();
  const exams = useApiPages(trainItemExamFindMyExamList, (pageNum) => ({ trainId, pageNum, pageSize }), {
    silent: true,
  });
  const toAll = <Button onClick={() => void navigate(examPaths.list.to())}>{t('camp.all')}</Button>;
  if (isAbsentCall(exams.error) && exams.data === undefined)
    return (
      <PageColumn>
        <PageTitle title={t('camp.title')} />
        <EmptyState title={t('camp.absent')} hint={t('camp.absentHint')} action={toAll} />
      </PageColumn>
    );
  const name = itemsOf(exams)[0]?.sourceName ?? '';
  return <ExamList title={name === '' ? t('camp.title') : t('camp.titleOf', { name })} exams={exams} action={toAll} />;
}

interface ExamListProps {
  title: string;
  exams: ExamPages;
  action?: ReactNode;
}

function ExamList({ title, exams, action }: ExamListProps) {
  const { t } = useTranslation('exam-list');
  const [usage, setUsage] = useState<Usage>('all');
  const total = exams.data?.pages[0]?.total;
  return (
    <PageColumn>
      <PageTitle title={title} actions={action}>
        <StatusTabs
          label={t('tabs.label')}
          tabs={usages.map((value) => ({
            value,
            text: t(`tabs.${value}`),
            ...(value === 'all' ? { count: total ?? null } : {}),
          }))}
          selected={usage}
          onSelect={setUsage}
        />
      </PageTitle>
      <UnfinishedAttempts />
      <DeviceCheckNote />
      <Exams exams={exams} usage={usage} />
    </PageColumn>
  );
}

type ExamPages = ReturnType<typeof useApiPages<typeof userExamFindUserExams>>;

function Exams({ exams, usage }: { exams: ExamPages; usage: Usage }) {
  const styles = useStyles();
  const { t } = useTranslation('exam-list');
  const pending = usePendingAttempts();
  const nothing = itemsOf(exams).length === 0;
  return (
    <PagedList
      of={exams}
      className={styles.grid}
      skeleton={<CardSkeletons />}
      failed={t('failed')}
      empty={<EmptyState title={t(nothing ? 'empty' : 'emptyUsage')} hint={t('emptyHint')} />}
      words={({ examName, sourceName }) => [examName, sourceName]}
      // What the platform does not say is sat as a formal exam.
      filter={({ examType }) => usage === 'all' || (examType !== 1) === (usage === 'formal')}
    >
      {(exam) => (
        <ExamCard
          key={exam.id || exam.examId}
          exam={exam}
          attempt={resumableAttempt(pending.filter((attempt) => isAttemptAt(attempt, exam)))}
          onOpened={() => void exams.refetch({ cancelRefetch: false })}
        />
      )}
    </PagedList>
  );
}
