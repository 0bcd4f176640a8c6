import { Button, Link, Popover, PopoverSurface, PopoverTrigger, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { CameraPosition, EvidenceState } from '#contract/ipc/evidence.ts';
import type { ChosenCameras } from '#domain/cameras/use-chosen-cameras.ts';
import { formatTime } from '#lib/format.ts';
import { lostCounts } from '../shared/lost-counts.ts';
import { PhoneButtons } from '../shared/PhoneButtons.tsx';
import { PlatformView } from './room/PlatformView.tsx';
import { adviceKey, isAboutPlace, type Watched } from './words.ts';

const useStyles = makeStyles({
  trigger: { marginLeft: 'auto', flexShrink: 0, fontSize: tokens.fontSizeBase200 },
  surface: { width: '320px', maxWidth: 'calc(100vw - 48px)', boxSizing: 'border-box' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  list: {
    margin: '12px 0 0',
    padding: 0,
    listStyleType: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
  },
  place: { fontWeight: tokens.fontWeightSemibold },
  text: { margin: '2px 0 0', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  foot: {
    margin: '12px 0 0',
    paddingTop: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
});

interface ProctorDetailsProps {
  paper: Parameters<typeof PlatformView>[0]['paper'];
  cameras: readonly Watched[];
  chosen: ChosenCameras;
  offline: boolean;
  evidence: EvidenceState | null;
}

/** What each camera is like, what helps, and what became of the pictures. */
export function ProctorDetails({ paper, cameras, chosen, offline, evidence }: ProctorDetailsProps) {
  const { t } = useTranslation(['proctor', 'phone-camera']);
  const styles = useStyles();
  const { phone } = chosen;
  const reached = phone?.device ? (offline ? 'offline' : 'online') : null;
  return (
    <Popover positioning="above-end" trapFocus>
      <PopoverTrigger disableButtonEnhancement>
        <Link as="button" className={styles.trigger}>
          {t('details.open')}
        </Link>
      </PopoverTrigger>
      {/* It may have nothing else that takes the focus, and without it screen readers would lose it. */}
      <PopoverSurface className={styles.surface} aria-label={t('details.title')} tabIndex={-1}>
        <h2 className={styles.title}>{t('details.title')}</h2>
        <ul className={styles.list}>
          {cameras.map(({ place, condition }) => (
            <li key={place}>
              <span className={styles.place}>{t(`place.${place}`)}</span>
              <p className={styles.text}>
                {condition === null ? t('advice.starting') : t(adviceKey({ place, condition }, reached))}
              </p>
              {condition !== null && condition !== 'ok' && !isAboutPlace(condition) && (
                <OtherCameras place={place} chosen={chosen} />
              )}
              {place === 'side' && phone && <PhoneButtons phone={phone} />}
            </li>
          ))}
        </ul>
        <p className={styles.foot}>
          {evidence?.lastDeliveredAt
            ? t('details.delivered', {
                delivered: evidence.delivered,
                waiting: evidence.waiting,
                time: formatTime(evidence.lastDeliveredAt, 'clock'),
              })
            : evidence
              ? t('details.waiting', { waiting: evidence.waiting })
              : t('details.unknown')}{' '}
          {t('details.never')}
        </p>
        <PlatformView paper={paper} />
        {evidence?.diskFull && <p className={styles.text}>{t('details.diskFull')}</p>}
        {evidence?.lost && <p className={styles.text}>{t('details.lost', lostCounts(evidence.lost))}</p>}
      </PopoverSurface>
    </Popover>
  );
}

/** Cameras that stand nowhere yet, offered in place of the one that is away. */
function OtherCameras({ place, chosen }: { place: CameraPosition; chosen: ChosenCameras }) {
  const { t } = useTranslation('proctor');
  const { front, side } = chosen.choice;
  return chosen.devices
    .filter(({ id }) => id !== front && id !== side)
    .map(({ id, label }) => (
      <Button key={id} size="small" onClick={() => chosen.put(place, id)}>
        {t('details.use', { name: label })}
      </Button>
    ));
}
