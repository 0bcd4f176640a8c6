import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowUploadRegular, CameraRegular, PersonSupportRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCountdown } from '#lib/format.ts';
import { useCountdown } from '#lib/use-countdown.ts';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import type { FramingHint } from '../cameras/framing.ts';
import { maxAttempts, retryWindowMs, subjectOf, type FaceRequest } from './face-request.ts';
import { FaceCard } from './FaceCard.tsx';
import { HintList } from './HintList.tsx';
import { FaceTips } from './InstructionStep.tsx';
import { PhotoPreview } from './PhotoPreview.tsx';
import { StaffHelp } from './StaffHelp.tsx';

const useStyles = makeStyles({
  box: {
    marginTop: '24px',
    padding: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  row: { display: 'flex', alignItems: 'center', gap: '8px' },
  left: { fontSize: tokens.fontSizeBase400, fontVariantNumeric: 'tabular-nums' },
  bars: { display: 'flex', gap: '6px', marginLeft: 'auto' },
  bar: { width: '28px', height: '8px', borderRadius: '4px', backgroundColor: semanticColours.track },
  full: { backgroundColor: tokens.colorCompoundBrandStroke },
  within: {
    margin: '8px 0 0',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
});

interface FailedStepProps {
  request: FaceRequest;
  photo: string;
  hints: readonly FramingHint[];
  remaining: number;
  /** When the answer arrived, by the monotonic clock (ms). */
  at: number;
  onRetry: () => void;
  onClose: () => void;
}

const now = () => performance.now();

/** The face was not recognised: what may help, the remaining tries, and how to reach staff. */
export function FailedStep({ request, photo, hints, remaining, at, onRetry, onClose }: FailedStepProps) {
  const { t } = useTranslation('face');
  const styles = useStyles();
  const [staff, setStaff] = useState(false);
  const { kind, album } = request;
  const subject = subjectOf(kind);
  const left = useCountdown(at + retryWindowMs, now) ?? 0;
  return (
    <FaceCard
      title={t('failed.title')}
      lead={t(`failed.lead.${album ? 'album' : subject}`)}
      picture={
        <>
          <PhotoPreview photo={photo} label={t('failed.photo')} />
          <HintList hints={hints} detected={false} />
        </>
      }
      actions={
        <>
          <Button
            appearance="primary"
            size="large"
            icon={album ? <ArrowUploadRegular /> : <CameraRegular />}
            onClick={onRetry}
          >
            {t(album ? 'album.again' : 'failed.retry')}
          </Button>
          <Button size="large" icon={<PersonSupportRegular />} aria-expanded={staff} onClick={() => setStaff(!staff)}>
            {t(`failed.staff.${subject}`)}
          </Button>
          <Button appearance="subtle" size="large" onClick={onClose}>
            {t('later')}
          </Button>
        </>
      }
    >
      <div className={styles.box}>
        <div className={styles.row}>
          <strong className={styles.left}>{t('failed.left', { left: remaining, all: maxAttempts })}</strong>
          <span className={styles.bars} aria-hidden>
            {Array.from({ length: maxAttempts }, (_, index) => (
              <i key={index} className={mergeClasses(styles.bar, index < remaining && styles.full)} />
            ))}
          </span>
        </div>
        <p className={styles.within}>
          {left > 0 ? t('failed.within', { time: formatCountdown(left) }) : t('failed.late')}
        </p>
      </div>
      {staff ? <StaffHelp kind={kind} /> : <FaceTips />}
    </FaceCard>
  );
}
