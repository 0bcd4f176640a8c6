import { makeStyles, tokens } from '@fluentui/react-components';
import { ShieldCheckmarkRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/Panel.tsx';
import { PlacementDrawing } from './PlacementDrawing.tsx';

const useStyles = makeStyles({
  aside: { display: 'flex', flexDirection: 'column', gap: '16px' },
  panel: { padding: '16px' },
  head: { display: 'flex', alignItems: 'center', gap: '8px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: 600 },
  icon: { color: tokens.colorBrandForeground1, flexShrink: 0 },
  drawing: { margin: '8px 0' },
  list: {
    margin: '8px 0 0',
    paddingLeft: '20px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '24px',
  },
  text: {
    margin: '6px 0 0',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
  },
});

/** Where the cameras belong, and what happens when a picture breaks off. */
export function PlacementCard({ cameraCount }: { cameraCount: number }) {
  const { t } = useTranslation('prepare');
  const styles = useStyles();
  return (
    <aside className={styles.aside}>
      <Panel className={styles.panel}>
        <h2 className={styles.title}>{t('placement.title')}</h2>
        {cameraCount > 1 && (
          <div className={styles.drawing}>
            <PlacementDrawing />
          </div>
        )}
        <ol className={styles.list}>
          <li>{t('placement.front')}</li>
          {cameraCount > 1 && <li>{t('placement.side')}</li>}
        </ol>
      </Panel>
      <Panel className={styles.panel}>
        <div className={styles.head}>
          <ShieldCheckmarkRegular fontSize={20} className={styles.icon} aria-hidden />
          <h2 className={styles.title}>{t('broken.title')}</h2>
        </div>
        <p className={styles.text}>{t('broken.text')}</p>
      </Panel>
    </aside>
  );
}
