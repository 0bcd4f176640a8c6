import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  box: {
    margin: 0,
    flexGrow: 1,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
  },
  caption: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  photo: {
    display: 'block',
    // 001 §9: the preview is 248 px; smaller where the window leaves it less room.
    width: '248px',
    maxWidth: '100%',
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: '12px',
    backgroundColor: tokens.colorNeutralBackground4,
  },
});

/** The photo as it would be sent. */
export function PhotoPreview({ photo, label }: { photo: string; label: string }) {
  const styles = useStyles();
  return (
    <figure className={styles.box}>
      <img className={styles.photo} src={photo} alt="" />
      <figcaption className={styles.caption}>{label}</figcaption>
    </figure>
  );
}
