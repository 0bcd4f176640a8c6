import { Button } from '@fluentui/react-components';
import { ArrowClockwiseRegular, SettingsRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { desktop } from '#lib/desktop.ts';
import type { RefusalReason } from './face-flow.ts';
import { subjectOf, type FaceKind } from './face-request.ts';
import { FaceCard } from './FaceCard.tsx';
import { FaceFrame } from './FaceFrame.tsx';
import { StaffHelp } from './StaffHelp.tsx';

interface RefusedStepProps {
  kind: FaceKind;
  why: RefusalReason;
  onRetry: () => void;
  onClose: () => void;
}

/** Shown without a camera picture: the reason, what helps, and how to continue (001 §8). */
export function RefusedStep({ kind, why, onRetry, onClose }: RefusedStepProps) {
  const { t } = useTranslation('face');
  const refused = why === 'declined' || why === 'refused' || why === 'system-off';
  return (
    <FaceCard
      title={t(refused ? 'refused.title' : 'refused.noCamera')}
      lead={t(refused ? `refused.notice.${subjectOf(kind)}` : `refused.why.${why}`)}
      picture={<FaceFrame caption={t(`refused.word.${refused ? 'refused' : 'none'}`)} />}
      actions={
        <>
          <Button appearance="primary" size="large" icon={<ArrowClockwiseRegular />} onClick={onRetry}>
            {t('refused.retry')}
          </Button>
          {why === 'system-off' && (
            <Button size="large" icon={<SettingsRegular />} onClick={() => void desktop.devices.openPrivacySettings()}>
              {t('refused.settings')}
            </Button>
          )}
          <Button size="large" appearance="subtle" onClick={onClose}>
            {t('later')}
          </Button>
        </>
      }
    >
      {refused && <p>{t(`refused.why.${why}`)}</p>}
      <StaffHelp kind={kind} />
    </FaceCard>
  );
}
