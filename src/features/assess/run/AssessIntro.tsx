import { Button, makeStyles } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AssessPaper } from '#contract/ipc/assess.ts';
import { assessPaths } from '#contract/paths/assess.ts';
import type { AssessmentDetail } from '#contract/platform/assess/assess.ts';
import { clockAtom } from '#domain/app-state.ts';
import { desktop } from '#lib/desktop.ts';
import { formatTime } from '#lib/format.ts';
import { useToast } from '#lib/toast.ts';
import { FactList, type Fact } from '#ui/FactList.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { endOf } from '../shared/standing.ts';

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: '20px', padding: '24px', maxWidth: '760px' },
  text: { '& p': { margin: '0 0 8px' }, lineHeight: 1.7 },
  note: { margin: 0 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface AssessIntroProps {
  assess: AssessPaper;
  /** Undefined: the platform did not tell. */
  detail: AssessmentDetail | undefined;
  name: string;
}

/** Before the first question: what the assessment is about, how long it is, and until when it can be taken. */
export function AssessIntro({ assess, detail, name }: AssessIntroProps) {
  const styles = useStyles();
  const { t } = useTranslation('assess-run');
  const navigate = useNavigate();
  const toast = useToast();
  const { timeShiftMs } = useAtomValue(clockAtom);
  const end = detail ? endOf(detail) : null;
  const minutes = detail?.minutes ?? null;
  const facts: Fact[] = [
    [t('intro.questions'), t('intro.count', { count: assess.paper.questions.length })],
    [t('intro.time'), minutes === null ? null : t('intro.minutes', { count: minutes })],
    [t('intro.end'), end === null ? t('intro.endUnknown') : formatTime(end + timeShiftMs)],
  ];
  async function begin() {
    const [first] = assess.paper.questions;
    if (!first) return;
    const gone = await desktop.assess.go(assess.ref, first.id);
    if (!gone.ok) toast('error', t('notSaved'));
  }
  return (
    <PageColumn>
      <PageTitle title={name || t('title')} />
      <Panel className={styles.panel}>
        {detail && detail.description !== '' && <SafeHtml html={detail.description} className={styles.text} />}
        <FactList layout="pairs" facts={facts} />
        <p className={styles.note}>{t('intro.note')}</p>
        {assess.leftOut > 0 && <p className={styles.note}>{t('intro.leftOut', { count: assess.leftOut })}</p>}
        <div className={styles.actions}>
          <Button appearance="primary" size="large" onClick={() => void begin()}>
            {t('intro.begin')}
          </Button>
          <Button size="large" onClick={() => void navigate(assessPaths.list.to())}>
            {t('toList')}
          </Button>
        </div>
      </Panel>
    </PageColumn>
  );
}
