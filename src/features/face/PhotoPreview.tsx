import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  box: { display: 'grid', placeItems: 'center', flexGrow: 1 },
  photo: {
    display: 'block',
    // 001 §9: the preview is 248 px.
    width: '248px',
    height: '248px',
    objectFit: 'cover',
    borderRadius: '12px',
    backgroundColor: tokens.colorNeutralBackground4,
  },
});

/** The photo that would be sent, as it is. */
export function PhotoPreview({ photo, label }: { photo: string; label: string }) {
  const styles = useStyles();
  return (
    <div className={styles.box}>
      <img className={styles.photo} src={photo} alt={label} />
    </div>
  );
}
