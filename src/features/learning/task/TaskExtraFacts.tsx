import { Button, makeStyles } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import { taskDetailExt } from '#contract/platform/learning/task-extra.ts';
import { clockAtom } from '#domain/app-state.ts';
import { formatNumber, formatTime } from '#lib/format.ts';
import { FactList, type Fact } from '#ui/FactList.tsx';
import { IntroDialog } from '../shared/IntroDialog.tsx';

const useStyles = makeStyles({ frame: { display: 'flex', flexDirection: 'column', gap: '10px' } });

/** What else the platform tells of a task: whom to ask, what one gets, who learns with one, when one did last. */
export function TaskExtraFacts({ taskId, name }: { taskId: string; name: string }) {
  const styles = useStyles();
  const { t } = useTranslation('task-detail');
  const { timeShiftMs } = useAtomValue(clockAtom);
  const [introduced, setIntroduced] = useState(false);
  // The task is complete without it.
  const { data } = useApiQuery(taskDetailExt, { id: taskId }, { persist: true, optional: true });
  if (!data) return null;
  const { contactName, contactPhone, certificateName, learnerNum, lastStudyTime, intro } = data;
  const contact = [contactName, contactPhone].filter((part) => part !== '').join(' ');
  const facts: Fact[] = [
    [t('extra.certificate'), certificateName || null],
    [t('extra.contact'), contact || null],
    [
      t('extra.learners'),
      learnerNum ? t('extra.people', { count: learnerNum, number: formatNumber(learnerNum) }) : null,
    ],
    [t('extra.last'), lastStudyTime === null ? null : formatTime(lastStudyTime + timeShiftMs, 'dateTime')],
  ];
  return (
    <div className={styles.frame}>
      {facts.some(([, value]) => value !== null) && <FactList facts={facts} />}
      {intro !== '' && <Button onClick={() => setIntroduced(true)}>{t('extra.intro')}</Button>}
      <IntroDialog open={introduced} title={name} html={intro} onClose={() => setIntroduced(false)} />
    </div>
  );
}
