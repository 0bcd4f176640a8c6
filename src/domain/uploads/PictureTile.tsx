import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageAddressOf } from '#ui/html/page-address.ts';
import { ZoomedPicture } from '#ui/ZoomedPicture.tsx';

const useStyles = makeStyles({
  tile: { position: 'relative', width: '128px', height: '96px' },
  view: { width: '100%', height: '100%', minWidth: 0, padding: 0, border: 'none' },
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

/** A picture that the platform has, large on a click, and the way to take it out again. */
export function PictureTile({ address, name, locked, onRemove }: PictureTileProps) {
  const styles = useStyles();
  const { t } = useTranslation('uploads');
  const [large, setLarge] = useState(false);
  const source = pageAddressOf(address);
  return (
    <div className={styles.tile}>
      <Button
        className={styles.view}
        appearance="transparent"
        aria-label={t('view', { name })}
        onClick={() => setLarge(true)}
      >
        <img className={styles.picture} src={source} alt={name} />
      </Button>
      <Button
        className={styles.remove}
        size="small"
        icon={<DismissRegular />}
        disabled={locked}
        aria-label={t('remove', { name })}
        onClick={onRemove}
      />
      {large && <ZoomedPicture address={source} name={name} onClose={() => setLarge(false)} />}
    </div>
  );
}
