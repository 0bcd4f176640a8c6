import { Button } from '@fluentui/react-components';
import { HistoryRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ReadinessRow } from '#contract/ipc/readiness.ts';
import type { OpenedTrial } from '#contract/ipc/seat-trial.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { clockAtom, platformNow } from '#domain/app-state.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { formatTime } from '#lib/format.ts';
import { logFailure } from '#lib/log.ts';
import { Banner } from '#ui/Banner.tsx';
import { DeviceCheck } from '../DeviceCheck.tsx';
import { EquipmentNotice } from '../EquipmentNotice.tsx';
import { MustRead } from '../MustRead.tsx';
import { StepBar } from '../StepBar.tsx';
import { nothingFound, stepAfter, storedResult, trialLines, trialSteps } from './rules.ts';
import type { TrialFindings, TrialStep } from './rules.ts';
import { TrialEnter } from './TrialEnter.tsx';
import { TrialFace } from './TrialFace.tsx';
import { TrialFacts } from './TrialFacts.tsx';
import { TrialMachine } from './TrialMachine.tsx';
import { TrialPaper } from './TrialPaper.tsx';
import { TrialResult } from './TrialResult.tsx';

/** No camera is required here: what is missing is told, and nobody is kept. */
const rule = { cameraCount: 2, requiredCameras: 0 };

/** /exam/seatTrial: every step of a formal exam on this seat, with a sample paper; nothing counts, nothing is handed in. */
export function Component() {
  const { t } = useTranslation('seat-trial');
  const navigate = useNavigate();
  const clock = useAtomValue(clockAtom);
  const [step, setStep] = useState<TrialStep>('read');
  const [found, setFound] = useState<TrialFindings>(nothingFound);
  const [trial, setTrial] = useState<OpenedTrial | null>(null);
  const [equipment, setEquipment] = useState(false);
  const unfinished = useDesktopQuery(desktop.seatTrial.unfinished, [], { cached: false }).data ?? null;
  // A page that died in the sample paper has left the seat locked.
  useEffect(() => void desktop.seatTrial.leave(), []);
  const go = useCallback((part: Partial<TrialFindings>) => {
    setFound((before) => ({ ...before, ...part }));
    setStep(stepAfter);
  }, []);
  const measured = useCallback(
    (rows: readonly ReadinessRow[] | null) => {
      go({ rows });
      const seatTrial = storedResult(platformNow(clock), trialLines({ ...found, rows }));
      ask(desktop.settings.change({ seatTrial })).catch((error: unknown) => logFailure('seat trial', error));
    },
    [go, clock, found],
  );
  const toList = () => void navigate(examPaths.list.to());
  return (
    <>
      <StepBar
        name={t('name')}
        seat=""
        steps={trialSteps.map((name) => t(`steps.${name}`))}
        at={step === 'done' ? trialSteps.length : trialSteps.indexOf(step)}
      >
        {step !== 'done' && (
          <Button appearance="subtle" onClick={toList}>
            {t('stop')}
          </Button>
        )}
      </StepBar>
      {unfinished !== null && step === 'read' && (
        <Banner
          icon={<HistoryRegular fontSize={20} />}
          title={t('unfinished.title', { time: formatTime(unfinished, 'dateTime') })}
          action={<Button onClick={() => setStep('enter')}>{t('unfinished.go')}</Button>}
        >
          {t('unfinished.text')}
        </Banner>
      )}
      {step === 'read' && (
        <MustRead
          notice={t('notice')}
          formal
          aside={<TrialFacts />}
          onDone={() => {
            setEquipment(true);
            go({});
          }}
          onLater={toList}
        />
      )}
      {step === 'devices' && (
        <DeviceCheck rule={rule} onAskPlatform={() => undefined} asking={false} onDone={(cameras) => go({ cameras })} />
      )}
      {step === 'face' && <TrialFace onDone={(face) => go({ face })} />}
      {step === 'enter' && (
        <TrialEnter
          resumed={unfinished !== null}
          onOpened={(opened) => {
            setTrial(opened);
            setStep('paper');
          }}
          onSkip={() => setStep('machine')}
        />
      )}
      {step === 'paper' && trial && <TrialPaper trial={trial} onDone={(paper) => go({ paper })} />}
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
      {equipment && <EquipmentNotice cameraCount={rule.cameraCount} onDone={() => setEquipment(false)} />}
    </>
  );
}
