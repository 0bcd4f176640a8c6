import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ReadinessRow } from '../../../../contract/readiness/judge.ts';
import { examPaths } from '../../../../contract/paths/exam.ts';
import { clockAtom, platformNow } from '../../../../domain/session/state.ts';
import { ask, desktop } from '../../../../lib/desktop.ts';
import { logFailure } from '../../../../lib/log.ts';
import { Heading } from '../../../../ui/Heading.tsx';
import { PageColumn } from '../../../../ui/PageColumn.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { StepLine } from '../../../../ui/StepLine.tsx';
import { DeviceCheck } from '../DeviceCheck.tsx';
import { openLines, stepAfter, trialLines, trialSteps, type TrialFindings, type TrialStep } from './rules.ts';
import { TrialMachine } from './TrialMachine.tsx';
import { TrialPaper } from './TrialPaper.tsx';
import { TrialResult } from './TrialResult.tsx';

const useStyles = makeStyles({
  panel: { padding: '24px 32px', display: 'flex', flexDirection: 'column', gap: '12px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: 600 },
  text: { margin: 0, color: tokens.colorNeutralForeground2, lineHeight: '28px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
});

/** No camera is required here: what is missing is told, and nobody is kept. */
const rule = { cameraCount: 2, requiredCameras: 0 };
const nothingFound: TrialFindings = { cameras: null, answered: 0, questions: 0, rows: null };

/** /exam/seatTrial: every step of an exam on this seat, with a sample paper; nothing counts and nothing is handed in. */
export function Component() {
  const { t } = useTranslation('seat-trial');
  const styles = useStyles();
  const navigate = useNavigate();
  const clock = useAtomValue(clockAtom);
  const [step, setStep] = useState<TrialStep>('read');
  const [found, setFound] = useState<TrialFindings>(nothingFound);
  const go = useCallback((part: Partial<TrialFindings>) => {
    setFound((before) => ({ ...before, ...part }));
    setStep(stepAfter);
  }, []);
  const measured = useCallback(
    (rows: readonly ReadinessRow[] | null) => {
      go({ rows });
      const seatTrial = { at: platformNow(clock), open: openLines(trialLines({ ...found, rows })) };
      ask(desktop.settings.change({ seatTrial })).catch((error: unknown) => logFailure('seat trial', error));
    },
    [go, clock, found],
  );
  const toList = () => void navigate(examPaths.list.to());
  return (
    <PageColumn>
      <StepLine steps={trialSteps.map((name) => t(`steps.${name}`))} current={trialSteps.indexOf(step)} />
      {step === 'read' && (
        <Panel className={styles.panel}>
          <Heading className={styles.title}>{t('read.title')}</Heading>
          <p className={styles.text}>{t('read.what')}</p>
          <p className={styles.text}>{t('read.nothing')}</p>
          <div className={styles.actions}>
            <Button size="large" appearance="primary" onClick={() => go({})}>
              {t('read.go')}
            </Button>
            <Button size="large" onClick={toList}>
              {t('done.list')}
            </Button>
          </div>
        </Panel>
      )}
      {step === 'devices' && (
        <DeviceCheck rule={rule} onAskPlatform={() => undefined} asking={false} onDone={(cameras) => go({ cameras })} />
      )}
      {step === 'paper' && <TrialPaper onDone={(answered, questions) => go({ answered, questions })} />}
      {step === 'machine' && <TrialMachine onDone={measured} />}
      {step === 'done' && (
        <TrialResult
          lines={trialLines(found)}
          onList={toList}
          onAgain={() => {
            setFound(nothingFound);
            setStep('read');
          }}
        />
      )}
    </PageColumn>
  );
}
