import { makeStyles, Tab, TabList } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userExamFindUserExams } from '../../../contract/platform/exam/exam.ts';
import { usePages } from '../../../api/query.ts';
import { resumableAttempt } from '../../../contract/ipc/resumable-attempt.ts';
import { usePendingAttempts } from '../../../domain/attempts/pending-attempts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { InfiniteList } from '../../../ui/InfiniteList.tsx';
import { PageColumn } from '../../../ui/PageColumn.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { CardSkeletons } from '../../../ui/Skeletons.tsx';
import { DeviceCheckNote } from './DeviceCheckNote.tsx';
import { ExamCard } from './ExamCard.tsx';
import { UnfinishedAttempts } from './UnfinishedAttempts.tsx';

/** A page of the list (002 §2). */
const pageSize = 10;

const usages = ['all', 'formal', 'mock'] as const;
type Usage = (typeof usages)[number];

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: '1fr 1fr',
    '@media (max-width: 1099px)': { gridTemplateColumns: '1fr' },
  },
});

/** /examList: the learner's exams (002 §2-4). */
export function Component() {
  const { t } = useTranslation('exam-list');
  const [usage, setUsage] = useState<Usage>('all');
  const exams = usePages(userExamFindUserExams, (pageNum) => ({ pageNum, pageSize }), { keep: true });
  const total = exams.data?.pages[0]?.total;
  return (
    <PageColumn>
      <PageTitle title={t('title')}>
        <TabList
          selectedValue={usage}
          onTabSelect={(_, { value }) => setUsage(usages.find((known) => known === value) ?? 'all')}
        >
          {usages.map((value) => (
            <Tab key={value} value={value}>
              {value === 'all' && total !== undefined ? t('usage.allCount', { total }) : t(`usage.${value}`)}
            </Tab>
          ))}
        </TabList>
      </PageTitle>
      <UnfinishedAttempts />
      <DeviceCheckNote />
      <Exams exams={exams} usage={usage} />
    </PageColumn>
  );
}

type ExamPages = ReturnType<typeof usePages<typeof userExamFindUserExams>>;

function Exams({ exams, usage }: { exams: ExamPages; usage: Usage }) {
  const styles = useStyles();
  const { t } = useTranslation('exam-list');
  const mine = resumableAttempt(usePendingAttempts());
  if (exams.isPending) return <CardSkeletons />;
  if (exams.isError && !exams.data) return <ErrorPanel title={t('failed')} onRetry={() => void exams.refetch()} />;
  const all = exams.data?.pages.flatMap(({ list }) => list) ?? [];
  const shown = all.filter(({ examType }) => usage === 'all' || (examType === 2) === (usage === 'formal'));
  if (shown.length === 0 && !exams.hasNextPage) {
    return <EmptyState title={t(all.length === 0 ? 'empty' : 'emptyUsage')} hint={t('emptyHint')} />;
  }
  return (
    <InfiniteList className={styles.grid} query={exams} items={shown}>
      {(exam) => (
        <ExamCard
          key={exam.id || exam.examId}
          exam={exam}
          attempt={mine?.exam.examId === exam.examId ? mine : undefined}
        />
      )}
    </InfiniteList>
  );
}
