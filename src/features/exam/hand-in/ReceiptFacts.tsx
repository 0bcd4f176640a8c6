import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowSyncRegular, CheckmarkCircleFilled, ClockRegular, WarningFilled } from '@fluentui/react-icons';
import type { TFunction } from 'i18next';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EvidenceLost, EvidenceState } from '#contract/ipc/evidence.ts';
import type { HandInState } from '#contract/ipc/exam.ts';
import { connectionAtom } from '#domain/app-state.ts';
import { formatTime } from '#lib/format.ts';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import { lostCounts } from '../shared/lost-counts.ts';
import { evidenceView, isDelivered, needsStaff, secondsToTry, type Standing, standingOf } from './receipt.ts';

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    margin: '28px 0 0',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    '@media (max-width: 719px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  fact: {
    padding: '14px 20px',
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { borderLeftStyle: 'none' },
  },
  label: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  value: {
    margin: '2px 0 0',
    fontSize: tokens.fontSizeBase500,
    lineHeight: '30px',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  detail: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    textWrap: 'pretty',
  },
  good: { color: semanticColours.goodDot },
  attention: { color: semanticColours.attentionDot },
});

interface ReceiptFactsProps {
  state: HandInState;
  evidence: EvidenceState | null;
  /** Questions of the paper; null: not known here. */
  total: number | null;
  /** What waits goes out when the learner has signed out, too: this computer can keep their session for it. */
  goesOnAlone: boolean;
}

/** Three facts, kept apart: written here, reached the platform, recordings. */
export function ReceiptFacts({ state, evidence, total, goesOnAlone }: ReceiptFactsProps) {
  const styles = useStyles();
  const { t } = useTranslation('hand-in');
  const done = <CheckmarkCircleFilled fontSize={16} className={styles.good} aria-hidden />;
  const attention = <WarningFilled fontSize={16} className={styles.attention} aria-hidden />;
  const waits = <ClockRegular fontSize={16} className={styles.attention} aria-hidden />;
  const recordings = evidenceView(evidence);
  const lost = evidence?.lost ?? null;
  const standing = standingOf(state);
  const offline = useAtomValue(connectionAtom) === 'offline' || standing === 'network';
  return (
    <dl className={styles.facts}>
      <Fact
        icon={state.sealOnDisk ? done : attention}
        label={t('facts.here')}
        value={formatTime(state.sealedAt, 'clock')}
        detail={state.sealOnDisk ? (total === null ? '' : t('facts.whole', { count: total })) : t('facts.memory')}
      />
      <PlatformFact state={state} />
      {recordings.step === 'uploading' ? (
        <Fact
          icon={offline ? waits : <ArrowSyncRegular fontSize={16} aria-hidden />}
          label={t('facts.recordings')}
          value={offline ? t('facts.uploadWaits') : t('facts.uploading', { percent: recordings.percent })}
          detail={t(uploadDetailKey(standing, offline, goesOnAlone))}
        />
      ) : (
        <Fact
          icon={lost || recordings.step === 'unknown' ? attention : done}
          label={t('facts.recordings')}
          value={t(recordingsKey(recordings.step, lost !== null))}
          detail={
            lost
              ? lostDetail(t, lost)
              : recordings.step === 'done'
                ? t('facts.pieces', { count: recordings.count })
                : t(recordings.step === 'none' ? 'facts.nothingWaits' : 'facts.notReadable')
          }
        />
      )}
    </dl>
  );
}

/** How the delivery is known, in as many words as there is evidence. */
function deliveredDetail(t: TFunction<'hand-in'>, { proof, held }: HandInState): string {
  const count = held?.answers ?? null;
  if (proof !== 'compared' && proof !== 'counted') return t('facts.acknowledged');
  if (count === null) return t('facts.same');
  return t(proof === 'compared' ? 'facts.compared' : 'facts.counted', { count });
}

function lostDetail(t: TFunction<'hand-in'>, lost: EvidenceLost): string {
  const counts = lostCounts(lost);
  const pictures = t('facts.lostPictures', { count: counts.pictures });
  const switches = t('facts.lostSwitches', { count: counts.switches });
  if (counts.switches === 0) return t('facts.lost', { what: pictures });
  return t('facts.lost', { what: counts.pictures === 0 ? switches : t('facts.lostBoth', { pictures, switches }) });
}

/** What becomes of the recordings; who may leave is for the exam room to say. */
function uploadDetailKey(standing: Standing, offline: boolean, goesOnAlone: boolean): string {
  if (isDelivered(standing) && !goesOnAlone) return 'facts.staySignedIn';
  if (!offline) return 'facts.continues';
  return isDelivered(standing) ? 'facts.continuesOffline' : 'facts.waiting.network';
}

function recordingsKey(step: 'none' | 'unknown' | 'done', lost: boolean): string {
  if (lost) return step === 'done' ? 'facts.partly' : 'facts.noneSent';
  if (step === 'unknown') return 'facts.recordingsUnknown';
  return step === 'done' ? 'facts.uploaded' : 'facts.noRecordings';
}

function PlatformFact({ state }: { state: HandInState }) {
  const styles = useStyles();
  const { t } = useTranslation('hand-in');
  const seconds = secondsToTry(state, useWallClock(state.phase === 'sealed' && state.nextTryAt !== null));
  const standing = standingOf(state);
  if (isDelivered(standing)) {
    return (
      <Fact
        icon={<CheckmarkCircleFilled fontSize={16} className={styles.good} aria-hidden />}
        label={t('facts.platform')}
        value={formatTime(state.deliveredAt, 'clock')}
        detail={deliveredDetail(t, state)}
      />
    );
  }
  const stuck = needsStaff(standing);
  const confirmed = standing === 'confirmed';
  // Nothing is sent before there is a network and its learner is signed in where it belongs.
  const isHeldUp = standing === 'sign-in' || standing === 'branch' || standing === 'network';
  const icon = stuck ? (
    <WarningFilled fontSize={16} className={styles.attention} aria-hidden />
  ) : (
    <ClockRegular fontSize={16} className={styles.attention} aria-hidden />
  );
  return (
    <Fact
      icon={icon}
      label={t('facts.platform')}
      value={t(stuck || confirmed ? `facts.${standing}` : isHeldUp ? 'facts.notSent' : 'facts.onItsWay')}
      detail={
        seconds === null || stuck || confirmed || isHeldUp
          ? t(`facts.waiting.${standing}`)
          : t('facts.nextTry', { count: seconds })
      }
    />
  );
}

function Fact({ icon, label, value, detail }: { icon: ReactNode; label: string; value: string; detail: string }) {
  const styles = useStyles();
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>
        {icon}
        {label}
      </dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.detail}>{detail}</dd>
    </div>
  );
}

/** This machine's time, renewed each second while it is needed. */
function useWallClock(running: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
