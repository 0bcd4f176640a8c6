import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { FaceCard } from './FaceCard.tsx';
import { FaceFrame } from './FaceFrame.tsx';

const useStyles = makeStyles({
  tips: { margin: '24px 0 0', paddingLeft: '20px', lineHeight: '28px', color: tokens.colorNeutralForeground2 },
});

const tips = ['light', 'oval', 'uncovered'] as const;

/** Tips for a good picture. */
export function FaceTips() {
  const { t } = useTranslation('face');
  const styles = useStyles();
  return (
    <ul className={styles.tips}>
      {tips.map((tip) => (
        <li key={tip}>{t(`tips.${tip}`)}</li>
      ))}
    </ul>
  );
}

/** The instruction with the face frame (001 §4, step 3). */
export function InstructionStep({ onGo, onClose }: { onGo: () => void; onClose: () => void }) {
  const { t } = useTranslation('face');
  return (
    <FaceCard
      title={t('instruction.title')}
      lead={t('instruction.lead')}
      picture={<FaceFrame caption={t('instruction.frame')} />}
      actions={
        <>
          <Button appearance="primary" size="large" onClick={onGo}>
            {t('instruction.go')}
          </Button>
          <Button appearance="subtle" size="large" onClick={onClose}>
            {t('later')}
          </Button>
        </>
      }
    >
      <FaceTips />
    </FaceCard>
  );
}
