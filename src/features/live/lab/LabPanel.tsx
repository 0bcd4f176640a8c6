import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { OpenLab } from '#contract/ipc/lab.ts';
import type { Lab } from '#contract/platform/live/lab.ts';
import { formatNumber } from '#lib/format.ts';
import { Banner } from '#ui/Banner.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { labStateOf } from './lab-rules.ts';
import { OpenLabPanel } from './OpenLabPanel.tsx';
import { useEnterLab } from './use-enter-lab.ts';

const useStyles = makeStyles({
  column: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  panel: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '16px', padding: '16px' },
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  problem: { alignSelf: 'stretch' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface LabPanelProps {
  courseId: string;
  lab: Lab;
  /** The lab that is open in its window; null: none. */
  open: OpenLab | null;
  onRefresh: () => void;
}

/** One lab: what it is, how far the learner is, and the way into it. */
export function LabPanel({ courseId, lab, open, onRefresh }: LabPanelProps) {
  const styles = useStyles();
  const { t } = useTranslation('lab');
  const { enter, entering, problem } = useEnterLab();
  const { labId, labName, intro, duration, stepCount, finishedStepCount, score, totalScore } = lab;
  const state = labStateOf(lab);
  const isThis = open?.labId === labId && open.courseId === courseId;
  const steps =
    stepCount === null || finishedStepCount === null
      ? null
      : t('stepsOf', { done: formatNumber(finishedStepCount), total: formatNumber(stepCount) });
  const points =
    score === null
      ? null
      : totalScore === null
        ? formatNumber(score, 1)
        : t('scoreOf', { score: formatNumber(score, 1), total: formatNumber(totalScore, 1) });
  return (
    <div className={styles.column}>
      {open && <OpenLabPanel lab={open} isThis={isThis} />}
      <Panel as="section" className={styles.panel} aria-label={labName || t('title')}>
        <FactList
          layout="pairs"
          facts={[
            [t('progress'), t(`state.${state}`)],
            [t('steps'), steps],
            [t('score'), points],
            [t('duration'), duration === null ? null : t('minutes', { minutes: formatNumber(duration) })],
          ]}
        />
        {intro !== '' && <SafeHtml html={intro} />}
        {problem !== null && (
          <div className={styles.problem}>
            <Banner appearance="attention" icon={<WarningRegular fontSize={20} />} title={problem} />
          </div>
        )}
        <p className={styles.text}>{t('about')}</p>
        <div className={styles.buttons}>
          {entering ? (
            <Spinner size="tiny" label={t('entering')} />
          ) : (
            !isThis && (
              <Button
                appearance="primary"
                onClick={() => void enter({ courseId, labId, title: (labName || t('title')).slice(0, 200) })}
              >
                {t(`enter.${state}`)}
              </Button>
            )
          )}
          <Button onClick={onRefresh}>{t('refresh')}</Button>
        </div>
      </Panel>
    </div>
  );
}
