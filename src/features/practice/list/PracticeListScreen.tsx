import { Button, makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { practicePaths } from '#contract/paths/practice.ts';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { EndedRuns } from './EndedRuns.tsx';
import { Practices } from './Practices.tsx';

const useStyles = makeStyles({ column: { minWidth: 0 } });

/** /practiceList: the learner's practices (002 §2). */
export function Component() {
  const styles = useStyles();
  const { t } = useTranslation('practice');
  const navigate = useNavigate();
  return (
    <PageColumn className={styles.column}>
      <PageTitle
        title={t('list.title')}
        actions={<Button onClick={() => void navigate(practicePaths.wrongAnswers.to())}>{t('list.toWrong')}</Button>}
      />
      <EndedRuns />
      <Practices />
    </PageColumn>
  );
}
