import { makeStyles, tokens } from '@fluentui/react-components';
import { HardDriveRegular, ShieldCheckmarkRegular, WarningRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EvidenceState } from '#contract/ipc/evidence.ts';
import type { Attempt } from '#contract/ipc/exam.ts';
import type { StaffRecord } from '#contract/ipc/staff-action.ts';
import { connectionAtom } from '#domain/app-state.ts';
import { type Presence, startPresence } from '#domain/cameras/presence.ts';
import { logNotLooked } from '#domain/cameras/use-framing.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';
import { isReleased, pauseAt } from '#rules/exam/staff-rules.ts';
import { Panel } from '#ui/Panel.tsx';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import { useStaff } from '../shared/use-staff.ts';
import { CameraTile } from './CameraTile.tsx';
import { ProctorDetails } from './ProctorDetails.tsx';
import { conditionWith } from './room/rules.ts';
import { useOccasion } from './room/use-occasion.ts';
import { usePlace } from './room/use-place.ts';
import { useToldGrace } from './room/use-platform-view.ts';
import { useCaptures } from './use-captures.ts';
import { useProctorCameras } from './use-proctor-cameras.ts';
import { useToldDevice } from './use-told-device.ts';
import { useWatched } from './use-watched.ts';
import { adviceKey, type Sentence, sentenceOf } from './words.ts';

const useStyles = makeStyles({
  panel: { padding: '12px', flexShrink: 0 },
  tiles: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  foot: { display: 'flex', alignItems: 'flex-start', gap: '6px', marginTop: '8px' },
  sentence: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: '20px' },
  icon: { flexShrink: 0, marginTop: '2px', color: semanticColours.goodDot },
  attention: { flexShrink: 0, marginTop: '2px', color: semanticColours.attentionDot },
});

/** `staff`: what they had decided when the paper was opened. */
export type ProctoredAttempt = Pick<Attempt, 'attemptId' | 'userPaperId' | 'exam' | 'rules'> & {
  staff?: StaffRecord | undefined;
};

interface ProctorPanelProps {
  attempt: ProctoredAttempt;
  /** The platform's time, epoch ms. */
  clockNow: () => number;
}

/** Both cameras during the paper. It tells and captures; it never touches the paper. */
export function ProctorPanel(props: ProctorPanelProps) {
  if (props.attempt.rules.cameraCount === 0) return null;
  return <WatchedRoom {...props} />;
}

function WatchedRoom({ attempt, clockNow }: ProctorPanelProps) {
  const { attemptId, rules, staff: opened } = attempt;
  const { staff } = useStaff({ attemptId, ...(opened ? { staff: opened } : {}) });
  const { t } = useTranslation('proctor');
  const styles = useStyles();
  const { cameraCount, captureEverySeconds: everySeconds } = rules;
  const { front, side, chosen } = useProctorCameras(cameraCount);
  const presence = usePresence();
  const evidence = useEvidence(attemptId);
  const offline = useAtomValue(connectionAtom) === 'offline';

  const frontCondition = conditionWith(front.condition, usePlace(front.feed, presence));
  const sideCondition = cameraCount > 1 ? side.condition : null;
  const occasion = useOccasion(attemptId, cameraCount > 1 ? [frontCondition, sideCondition] : [frontCondition]);
  const shared = { attemptId, everySeconds, cameras: cameraCount > 1 ? 2 : 1, occasion, clockNow } as const;
  useCaptures({ ...shared, place: 'front', feed: front.feed, presence });
  useCaptures({ ...shared, place: 'side', feed: side.feed, presence: null });
  useToldDevice({ attemptId, place: 'front', stream: front.stream, clockNow });
  useToldDevice({ attemptId, place: 'side', stream: cameraCount > 1 ? side.stream : null, clockNow });
  const watchedFront = useWatched({ attemptId, place: 'front', condition: frontCondition, clockNow });
  const watchedSide = useWatched({ attemptId, place: 'side', condition: sideCondition, clockNow });
  const cameras = cameraCount > 1 ? [watchedFront, watchedSide] : [watchedFront];
  const diskFull = evidence?.diskFull ?? false;
  const released = (['front', 'side'] as const).filter((camera) => isReleased(staff, camera));
  const placeGraceMs = useToldGrace(attempt);
  const sentence = sentenceOf({
    placeGraceMs,
    cameras,
    sideRequired: rules.sideCameraRequired,
    released,
    offline,
    paused: pauseAt(staff, clockNow()) !== null,
    diskFull,
  });

  return (
    <Panel className={styles.panel} aria-label={t('title')}>
      <div className={styles.tiles}>
        <CameraTile place="front" camera={{ ...front, condition: frontCondition }} />
        {cameraCount > 1 && <CameraTile place="side" camera={side} />}
      </div>
      <div className={styles.foot}>
        <SentenceIcon sentence={sentence} />
        <span className={styles.sentence}>
          <Words sentence={sentence} phone={chosen.phone?.device ? (offline ? 'offline' : 'online') : null} />
        </span>
        <ProctorDetails paper={attempt} cameras={cameras} chosen={chosen} offline={offline} evidence={evidence} />
      </div>
    </Panel>
  );
}

/** The seconds run silently; only a new situation is read out. */
function Words({ sentence, phone }: { sentence: Sentence; phone: 'offline' | 'online' | null }) {
  const { key, place, condition, seconds } = sentence;
  const { t } = useTranslation(['proctor', 'phone-camera']);
  const what = place && condition ? t('tile', { place: t(`place.${place}`), word: t(`word.${condition}`) }) : '';
  return (
    <>
      <output>
        {t(`sentence.${key}`, { what })} {condition && t(adviceKey({ place, condition }, phone))}
      </output>
      {key === 'trouble.grace' && <span aria-hidden> {t('grace', { seconds })}</span>}
    </>
  );
}

function SentenceIcon({ sentence }: { sentence: Sentence }) {
  const styles = useStyles();
  if (sentence.condition) return <WarningRegular fontSize={16} className={styles.attention} aria-hidden />;
  if (sentence.key === 'fine.kept') return <HardDriveRegular fontSize={16} className={styles.icon} aria-hidden />;
  return <ShieldCheckmarkRegular fontSize={16} className={styles.icon} aria-hidden />;
}

/** Counts faces of the front camera; loaded with the first capture. */
function usePresence(): Presence {
  const [presence] = useState(() => startPresence(logNotLooked));
  useEffect(() => () => presence.stop(), [presence]);
  return presence;
}

/** What of the pictures is at the platform, and what waits here; null: not known yet. */
function useEvidence(attemptId: string): EvidenceState | null {
  return useDesktopQuery(desktop.evidence.state, [attemptId], { changed: desktop.evidence.changed }).data ?? null;
}
