import { Button, makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '#ui/AppDialog.tsx';
import { PlacementDrawing } from './PlacementDrawing.tsx';

const useStyles = makeStyles({
  surface: { maxWidth: '640px' },
  content: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 240px',
    gap: '24px',
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  list: { margin: 0, paddingLeft: '20px', lineHeight: '26px' },
});

const both = ['front', 'side', 'both', 'room', 'network'] as const;
const single = ['front', 'room', 'network'] as const;

/** What a formal exam needs on the table: the dual-camera requirements (002 §2). */
export function EquipmentNotice({ cameraCount, onDone }: { cameraCount: number; onDone: () => void }) {
  const { t } = useTranslation('prepare');
  const styles = useStyles();
  const dual = cameraCount > 1;
  return (
    <AppDialog
      alert
      className={styles.surface}
      contentClassName={styles.content}
      title={t(dual ? 'equipment.titleTwo' : 'equipment.titleOne')}
      onClose={onDone}
      actions={
        <Button size="large" appearance="primary" onClick={onDone}>
          {t('equipment.gotIt')}
        </Button>
      }
    >
      <ul className={styles.list}>
        {(dual ? both : single).map((need) => (
          <li key={need}>{t(`equipment.${need}`)}</li>
        ))}
      </ul>
      {dual && <PlacementDrawing />}
    </AppDialog>
  );
}
