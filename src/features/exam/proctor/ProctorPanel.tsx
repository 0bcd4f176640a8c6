import { makeStyles, tokens } from '@fluentui/react-components';
import { HardDriveRegular, ShieldCheckmarkRegular, WarningRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffRecord } from '../../../contract/exam/staff-action.ts';
import { isReleased } from '../../../contract/exam/staff-rules.ts';
import type { AttemptRules } from '../../../contract/ipc/exam.ts';
import { startPresence, type Presence } from '../../../domain/cameras/presence.ts';
import { logNotLooked } from '../../../domain/cameras/use-framing.ts';
import { connectionAtom } from '../../../domain/session/state.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { semanticColours } from '../../../ui/theme/semantic-colours.ts';
import { useStaff } from '../shared/use-staff.ts';
import { CameraTile } from './CameraTile.tsx';
import { ProctorDetails } from './ProctorDetails.tsx';
import { useCaptures } from './use-captures.ts';
import { useEvidence } from './use-evidence.ts';
import { useProctorCameras } from './use-proctor-cameras.ts';
import { useWatched } from './use-watched.ts';
import { sentenceOf, type Sentence } from './words.ts';

const useStyles = makeStyles({
  panel: { padding: '12px', flexShrink: 0 },
  tiles: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  foot: { display: 'flex', alignItems: 'flex-start', gap: '6px', marginTop: '8px' },
  sentence: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: '20px' },
  icon: { flexShrink: 0, marginTop: '2px', color: semanticColours.goodDot },
  attention: { flexShrink: 0, marginTop: '2px', color: semanticColours.attentionDot },
});

interface ProctorPanelProps {
  attemptId: string;
  rules: AttemptRules;
  /** What staff had decided when the paper was opened. */
  staff?: StaffRecord | undefined;
  /** The platform's time, epoch ms. */
  clockNow: () => number;
}

/** Both cameras during the paper. It tells and captures; it never touches the paper. */
export function ProctorPanel(props: ProctorPanelProps) {
  if (props.rules.cameraCount === 0) return null;
  return <WatchedRoom {...props} />;
}

function WatchedRoom({ attemptId, rules, staff: opened, clockNow }: ProctorPanelProps) {
  const { staff } = useStaff({ attemptId, ...(opened ? { staff: opened } : {}) });
  const { t } = useTranslation('proctor');
  const styles = useStyles();
  const { cameraCount, captureEverySeconds: everySeconds } = rules;
  const { front, side, chosen } = useProctorCameras(cameraCount);
  const presence = usePresence();
  const evidence = useEvidence(attemptId);
  const offline = useAtomValue(connectionAtom) === 'offline';

  useCaptures({ attemptId, place: 'front', feed: front.feed, everySeconds, presence, clockNow });
  useCaptures({ attemptId, place: 'side', feed: side.feed, everySeconds, presence: null, clockNow });
  const watchedFront = useWatched({ attemptId, place: 'front', condition: front.condition, clockNow });
  const sideCondition = cameraCount > 1 ? side.condition : null;
  const watchedSide = useWatched({ attemptId, place: 'side', condition: sideCondition, clockNow });
  const cameras = cameraCount > 1 ? [watchedFront, watchedSide] : [watchedFront];
  const diskFull = evidence?.diskFull ?? false;
  const released = (['front', 'side'] as const).filter((camera) => isReleased(staff, camera));
  const sentence = sentenceOf({ cameras, sideRequired: rules.sideCameraRequired, released, offline, diskFull });

  return (
    <Panel className={styles.panel} aria-label={t('title')}>
      <div className={styles.tiles}>
        <CameraTile place="front" camera={front} />
        {cameraCount > 1 && <CameraTile place="side" camera={side} />}
      </div>
      <div className={styles.foot}>
        <SentenceIcon sentence={sentence} />
        <span className={styles.sentence}>
          <Words sentence={sentence} />
        </span>
        <ProctorDetails cameras={cameras} chosen={chosen} evidence={evidence} />
      </div>
    </Panel>
  );
}

/** The seconds run silently; only a new situation is read out. */
function Words({ sentence: { key, place, condition, seconds } }: { sentence: Sentence }) {
  const { t } = useTranslation('proctor');
  const what = place && condition ? t('tile', { place: t(`place.${place}`), word: t(`word.${condition}`) }) : '';
  return (
    <>
      <output>
        {t(`sentence.${key}`, { what })} {condition && t(`advice.${condition}`)}
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
