import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { machineChecks } from '#contract/ipc/readings.ts';
import { appInfoAtom, settingsAtom } from '#domain/app-state.ts';
import { LiveVideo } from '#domain/cameras/LiveVideo.tsx';
import { overall } from '#rules/readiness/judge.ts';
import { FactList } from '#ui/FactList.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Installers } from './Installers.tsx';
import { ManagedPanel } from './ManagedPanel.tsx';
import { ReadinessRows } from './ReadinessRows.tsx';
import { SeatPassPanel } from './SeatPassPanel.tsx';
import { Updates } from './Updates.tsx';
import { useMicrophone } from './use-microphone.ts';
import { useReadiness } from './use-readiness.ts';
import { useSeatCameras } from './use-seat-cameras.ts';

const useMicrophoneMeterStyles = makeStyles({ part: { maxWidth: '320px', display: 'grid', gap: '4px' } });

/** Where the bar begins, in dB below full scale. */
const quietest = -80;

/** How loud the microphone is at this moment, while it is listened to. */
function MicrophoneMeter({ level }: { level: number }) {
  const styles = useMicrophoneMeterStyles();
  const { t } = useTranslation('readiness');
  return (
    <div className={styles.part}>
      <span>{t('check.listening')}</span>
      <ProgressBar value={Math.max(0, 1 - level / quietest)} aria-label={t('names.microphone')} />
    </div>
  );
}

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

/** The installed client: its version, how it is updated, and where installers are. */
function ClientFacts() {
  const { t } = useTranslation('readiness');
  const { version } = useAtomValue(appInfoAtom);
  return (
    <FactList
      facts={[
        [t('client.version'), version],
        [t('client.updates'), <Updates key="updates" />],
        [t('client.installers'), <Installers key="installers" />],
      ]}
    />
  );
}
