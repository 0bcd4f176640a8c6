import { Button, makeStyles } from '@fluentui/react-components';
import { LayoutRowTwoRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({ row: { display: 'flex', justifyContent: 'center' } });

/** The way into arranging, at the end of a page that its tenant lets learners arrange. */
export function ArrangeButton({ onClick }: { onClick: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('home');
  return (
    <div className={styles.row}>
      <Button appearance="subtle" icon={<LayoutRowTwoRegular />} onClick={onClick}>
        {t('arrange.start')}
      </Button>
    </div>
  );
}
