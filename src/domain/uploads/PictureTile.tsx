import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { pageAddressOf } from '../../ui/html/page-address.ts';

const useStyles = makeStyles({
  tile: { position: 'relative', width: '128px', height: '96px' },
  picture: {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    boxSizing: 'border-box',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  remove: {
    position: 'absolute',
    top: '4px',
    right: '4px',
    minWidth: 0,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

interface PictureTileProps {
  address: string;
  name: string;
  locked: boolean;
  onRemove: () => void;
}

/** A picture that the platform has, and the way to take it out again. */
export function PictureTile({ address, name, locked, onRemove }: PictureTileProps) {
  const styles = useStyles();
  const { t } = useTranslation('uploads');
  return (
    <div className={styles.tile}>
      <img className={styles.picture} src={pageAddressOf(address)} alt={name} />
      <Button
        className={styles.remove}
        size="small"
        icon={<DismissRegular />}
        disabled={locked}
        aria-label={t('remove', { name })}
        onClick={onRemove}
      />
    </div>
  );
}
