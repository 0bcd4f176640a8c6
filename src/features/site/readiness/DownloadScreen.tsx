import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { overall } from '../../../contract/readiness/judge.ts';
import { machineChecks } from '../../../contract/readiness/readings.ts';
import { LiveVideo } from '../../../domain/cameras/LiveVideo.tsx';
import { settingsAtom } from '../../../domain/session/state.ts';
import { PageColumn } from '../../../ui/PageColumn.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { ClientFacts } from './ClientFacts.tsx';
import { ManagedPanel } from './ManagedPanel.tsx';
import { MicrophoneMeter } from './MicrophoneMeter.tsx';
import { ReadinessRows } from './ReadinessRows.tsx';
import { SeatPassPanel } from './SeatPassPanel.tsx';
import { useMicrophone } from './use-microphone.ts';
import { useReadiness } from './use-readiness.ts';
import { useSeatCameras } from './use-seat-cameras.ts';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: '12px', padding: '16px 20px' },
  heading: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  lead: { margin: 0, color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
  pictures: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  picture: { width: '240px', aspectRatio: '4 / 3', borderRadius: tokens.borderRadiusMedium, overflow: 'hidden' },
});

/** /DownloadClient: the installed client, and whether this seat is ready for an exam. */
export function Component() {
  const styles = useStyles();
  const { t } = useTranslation(['readiness', 'managed']);
  const { step, rows: machineRows, runs, run, cancel } = useReadiness();
  const looking = step === 'running' || step === 'done';
  const cameras = useSeatCameras(runs, looking);
  const microphone = useMicrophone(runs, looking);
  const { seatName } = useAtomValue(settingsAtom);
  const [typed, setTyped] = useState<string | null>(null);
  const rows = [...machineRows, ...(looking ? [...cameras, microphone].flatMap(({ row }) => row ?? []) : [])];
  const finished = step === 'done' ? rows : [];
  return (
    <PageColumn>
      <PageTitle title={t('title')} />
      <Panel className={styles.part}>
        <h2 className={styles.heading}>{t('client.title')}</h2>
        <ClientFacts />
      </Panel>
      <Panel className={styles.part}>
        <h2 className={styles.heading}>{t('managed:title')}</h2>
        <ManagedPanel />
      </Panel>
      <Panel className={styles.part}>
        <h2 className={styles.heading}>{t('check.title')}</h2>
        <p className={styles.lead}>{t('check.lead')}</p>
        <div className={styles.actions}>
          {step === 'running' ? (
            <Button onClick={cancel}>{t('check.cancel')}</Button>
          ) : (
            <Button appearance="primary" onClick={() => void run()}>
              {t(step === 'done' ? 'check.again' : 'check.run')}
            </Button>
          )}
          <output>
            {step === 'running'
              ? t('check.running', { done: machineRows.length, all: machineChecks.length })
              : step === 'cancelled' || step === 'failed'
                ? t(`check.${step}`)
                : t(`overall.${overall(finished)}`)}
          </output>
        </div>
        {looking && (
          <div className={styles.pictures}>
            {cameras.map(({ place, stream }) => (
              <div key={place} className={styles.picture}>
                <LiveVideo
                  stream={stream}
                  label={t(place === 'front' ? 'names.frontCamera' : 'names.sideCamera')}
                  mirrored={place === 'front'}
                />
              </div>
            ))}
          </div>
        )}
        {microphone.level !== null && <MicrophoneMeter level={microphone.level} />}
        {rows.length > 0 && <ReadinessRows rows={rows} />}
      </Panel>
      <Panel className={styles.part}>
        <h2 className={styles.heading}>{t('pass.title')}</h2>
        <SeatPassPanel rows={finished} seat={typed ?? seatName} onSeat={setTyped} />
      </Panel>
    </PageColumn>
  );
}
