import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { KeptOrder } from '../../../../contract/ipc/orders.ts';
import { learningPaths } from '../../../../contract/paths/learning.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { useStepStyles } from './use-step-styles.ts';

/** Paid: the way to the course, or to the learning centre where the platform names no course. */
export function PaidStep({ order, courseId }: { order: KeptOrder; courseId: string }) {
  const styles = useStepStyles();
  const { t } = useTranslation('order');
  const navigate = useNavigate();
  const to = courseId === '' ? learningPaths.center.to() : learningPaths.courseDetails.to({ courseId });
  return (
    <div className={styles.step}>
      <p className={styles.line}>{t(courseId === '' ? 'paidNowhere' : 'paidHint')}</p>
      <OrderFacts order={order} />
      <Button appearance="primary" size="large" onClick={() => void navigate(to)}>
        {t(courseId === '' ? 'act.center' : 'act.study')}
      </Button>
    </div>
  );
}
